import type { ReactNode } from 'react';

export interface ReportSection {
  id: string;
  title: string;
  /** What the section shows, and what to do about it. */
  description: ReactNode;
  body: ReactNode;
}

interface TableProps {
  caption: string;
  /** The heading of each column: a text, or an object if the column has numbers, e.g. `{ number: 'Bytes' }`. */
  columns: readonly (string | { number: string })[];
  rows: readonly { key: string; cells: readonly ReactNode[]; isFlagged?: boolean }[];
}

/** A table that scrolls sideways in a narrow window. The first cell names its row. */
export function Table({ caption, columns, rows }: TableProps) {
  const names = columns.map((column) => (typeof column === 'string' ? column : column.number));
  const classOf = (index: number) => (typeof columns[index] === 'string' ? undefined : 'number');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls (axe: scrollable-region-focusable).
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={name} scope="col" className={classOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], isFlagged }) => (
            <tr key={key} className={isFlagged ? 'flagged' : undefined}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={names[index + 1]} className={classOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A link to a page. `homeUrl` may be that of the dev server. */
export function PageLink({ path, homeUrl }: { path: string; homeUrl: string }) {
  return (
    <a className="path" href={homeUrl + path.slice(1)}>
      {path}
    </a>
  );
}

const MAX_PATHS = 4;

/** Paths as plain text, because links this close together would be hard to tap. */
export function PathList({ paths }: { paths: readonly string[] }) {
  const more = paths.length - MAX_PATHS;
  return (
    <span className="path">
      {paths.slice(0, MAX_PATHS).join(', ')}
      {more > 0 && <span className="soft"> and {more} more</span>}
    </span>
  );
}
