import type { Company } from '../build/schema/collections.ts';
import { Prose } from '../components/Prose.tsx';

export function CompanyPage({ entry }: { entry: Company }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
