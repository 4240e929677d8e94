import type { Page } from '../build/schema/pages.ts';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';

export function MemberLoginPage({ entry }: { entry: Page }) {
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide reading">
        <Prose body={entry.body} />
      </div>
    </main>
  );
}
