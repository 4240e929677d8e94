import type { NotFound } from '../build/schema/pages.ts';
import { Prose } from '../components/Prose.tsx';

export function NotFoundPage({ entry }: { entry: NotFound }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
