import type { Service } from '../build/schema/collections.ts';
import { Asked } from '../components/Asked.tsx';
import { Figures } from '../components/Figures.tsx';
import { Invitation } from '../components/Invitation.tsx';
import { NextShow } from '../components/NextShow.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';
import { Said } from '../components/Said.tsx';
import { ServiceCalculator } from '../components/ServiceCalculator.tsx';
import { Siblings } from '../components/Siblings.tsx';

export function ServicePage({ entry }: { entry: Service }) {
  return (
    <main id="main">
      <PageHead entry={entry}>{entry.figures.length > 0 && <Figures figures={entry.figures} />}</PageHead>
      <NextShow service={entry} />
      <ServiceCalculator service={entry} />
      <div className="wide reading">
        <Prose body={entry.body} />
        <Asked ask={entry.ask} />
      </div>
      <Said quote={entry.quote} />
      <Siblings service={entry} />
      <Invitation />
    </main>
  );
}
