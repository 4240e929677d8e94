import type { Company } from '../../build/schema/collections.ts';
import { Invitation } from '../../components/Invitation.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Prose } from '../../components/Prose.tsx';

export function ArticlePage({ entry }: { entry: Company }) {
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide reading">
        <Prose body={entry.body} />
      </div>
      <Invitation />
    </main>
  );
}
