import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** Of the columns; those of numbers stand to the right. */
  head: readonly Column[];
  rows: readonly Row[];
}

interface Column {
  name: string;
  isNumber?: boolean;
}

interface Row {
  key: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
  /** Whether it is to be seen at first glance. */
  isFlagged?: boolean;
}

/** A table that scrolls by itself where the window is narrow, with the keyboard too. */
export function Table({ caption, head, rows }: TableProps) {
  const classOf = (index: number) => (head[index]?.isNumber ? 'number' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse (axe: scrollable-region-focusable).
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map(({ name }, index) => (
              <th key={name} scope="col" className={classOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others], isFlagged }) => (
            <tr key={key} className={isFlagged ? 'flagged' : undefined}>
              <th scope="row">{name}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]?.name} className={classOf(index + 1)}>
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
