import { idOf } from '../findings.ts';
import type { ReportPart } from '../part.ts';
import { AllWell, Section } from './Section.tsx';
import { Table } from './Table.tsx';

/** What the site itself has to say. */
export function Parts({ parts }: { parts: readonly ReportPart[] }) {
  return parts.map(({ title, says, none, rows }) => (
    <Section key={title} id={idOf(title)} title={title} says={says}>
      {rows.length === 0 ? (
        <AllWell>{none}</AllWell>
      ) : (
        <Table
          caption={title}
          head={[{ name: 'Place' }, { name: 'What stands there' }]}
          rows={rows.map(({ place, words }) => ({
            key: place + words,
            cells: [<code key="place">{place}</code>, words],
          }))}
        />
      )}
    </Section>
  ));
}
