import type { Service } from '../build/schema/collections.ts';
import { Prose } from '../components/Prose.tsx';

export function ServicePage({ entry }: { entry: Service }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
