import type { Page } from '../build/schema/pages.ts';
import { Prose } from '../components/Prose.tsx';

export function CompanyInfoPage({ entry }: { entry: Page }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
