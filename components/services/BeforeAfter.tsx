interface Change {
  before: string;
  after: string;
}

/** The headings of the columns, and the rows below them. */
export type BeforeAfterProps = Change & { rows: readonly Change[] };

/** The work of a store without a service, and with it, side by side. */
export function BeforeAfter({ rows, ...headings }: BeforeAfterProps) {
  return (
    <table className="before-after">
      <tbody>
        {[headings, ...rows].map(({ before, after }, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <tr key={before}>
              <Cell>{before}</Cell>
              <Cell>{after}</Cell>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
