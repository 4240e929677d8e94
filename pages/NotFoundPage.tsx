import type { NotFound } from '../build/schema/pages.ts';
import { IndexList } from '../components/IndexList.tsx';
import { Nearest } from '../components/Nearest.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';

export function NotFoundPage({ entry }: { entry: NotFound }) {
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide section index">
        <Nearest />
        <Prose body={entry.body} />
        <IndexList entries={entry.links.map(({ href, label }) => ({ path: href, label }))} />
      </div>
    </main>
  );
}
