import type { Service } from '../build/schema/collections.ts';
import { Asked } from '../components/Asked.tsx';
import { Figures } from '../components/Figures.tsx';
import { Invitation } from '../components/Invitation.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';
import { ServiceCalculator } from '../components/ServiceCalculator.tsx';
import { Siblings } from '../components/Siblings.tsx';

export function ServicePage({ entry }: { entry: Service }) {
  return (
    <main id="main">
      <PageHead entry={entry}>
        <Figures figures={entry.figures} />
      </PageHead>
      <ServiceCalculator service={entry} />
      <div className="wide reading">
        <Prose body={entry.body} />
        <div className="beside">
          <Asked service={entry} />
          <Siblings service={entry} />
        </div>
      </div>
      <Invitation />
    </main>
  );
}
