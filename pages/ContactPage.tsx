import type { Contact } from '../build/schema/pages.ts';
import { Prose } from '../components/Prose.tsx';

export function ContactPage({ entry }: { entry: Contact }) {
  return (
    <main id="main">
      <h1>{entry.title}</h1>
      <Prose body={entry.body} />
    </main>
  );
}
