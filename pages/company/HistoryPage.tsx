import type { Company } from '../../build/schema/collections.ts';
import { Invitation } from '../../components/Invitation.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Prose } from '../../components/Prose.tsx';

type History = Extract<Company, { layout: 'history' }>;

/** A story, after its dated marks. */
export function HistoryPage({ entry }: { entry: History }) {
  return (
    <main id="main">
      <PageHead entry={entry} />
      <ol className="wide marks">
        {entry.marks.map(({ year, text }) => (
          <li key={year}>
            <span className="mark-year">{year}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="wide reading">
        <Prose body={entry.body} />
      </div>
      <Invitation />
    </main>
  );
}
