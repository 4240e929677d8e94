import type { Group } from '../build/schema/collections.ts';
import { Prose } from '../components/Prose.tsx';

export function GroupPage({ entry }: { entry: Group }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
