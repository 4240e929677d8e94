import { idOf } from '../findings.ts';
import type { PlacedRow, ReportPart } from '../part.ts';
import { AllWell, Section } from './Section.tsx';

/** What the site itself has to say. */
export function Parts({ parts }: { parts: readonly ReportPart[] }) {
  return parts.map(({ title, says, none, rows }) => (
    <Section key={title} id={idOf(title)} title={title} says={says}>
      {rows.length === 0 ? (
        <AllWell>{none}</AllWell>
      ) : (
        <dl className="rows">
          {groupByWords(rows).map(([words, places]) => (
            <div key={words}>
              <dt>{words}</dt>
              {places.map((place) => (
                <dd key={place}>
                  <code>{place}</code>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </Section>
  ));
}

/** What is the same at many places is said once. */
function groupByWords(rows: readonly PlacedRow[]): [words: string, places: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { place, words } of rows) groups.set(words, [...(groups.get(words) ?? []), place]);
  return [...groups];
}
