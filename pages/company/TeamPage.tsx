import type { Company } from '../../build/schema/collections.ts';
import { Manager } from '../../components/Manager.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Prose } from '../../components/Prose.tsx';
import { useSite } from '../../components/site.ts';

export function TeamPage({ entry }: { entry: Company }) {
  const { managers } = useSite().content;
  return (
    <main id="main">
      <PageHead entry={entry} />
      <ul className="wide team">
        {managers.map((manager) => (
          <Manager key={manager.slug} manager={manager} />
        ))}
      </ul>
      <div className="wide team-reading">
        <Prose body={entry.body} />
      </div>
    </main>
  );
}
