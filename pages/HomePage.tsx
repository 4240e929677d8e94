import type { Home } from '../build/schema/pages.ts';
import { Prose } from '../components/Prose.tsx';

export function HomePage({ entry }: { entry: Home }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
