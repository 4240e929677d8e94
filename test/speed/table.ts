/** Markdown tables of measurements. */
import { median } from '../../bench/table.ts';

/** A measured page, and what was measured, by the headings of the columns. */
export type Sample = readonly [page: string, numbers: Readonly<Record<string, number>>];

/** A row for each page, with the medians of its samples. */
export function formatMedians(samples: readonly Sample[]): string {
  const columns = Object.keys(samples[0]?.[1] ?? {});
  const rows = [...new Set(samples.map(([page]) => page))].map((page) => {
    const own = samples.filter((sample) => sample[0] === page);
    const medianOf = (column: string) => median(own.map(([, numbers]) => numbers[column] ?? NaN));
    return [page, ...columns.map((column) => Number(medianOf(column).toFixed(3)))];
  });
  return format(['page', ...columns], rows);
}

/** A row for each name, with the number of its times, their median and the slowest, in ms. */
export function formatTimes(timesByName: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...timesByName].map(([name, times]) => [
    ...[name, times.length, Math.round(median(times)), Math.round(Math.max(...times))],
  ]);
  return format(['', 'times', 'median, ms', 'slowest, ms'], rows);
}

type Cells = readonly (string | number)[];

/** All columns but the first hold numbers. */
function format(head: Cells, rows: readonly Cells[]): string {
  const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [first, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...others].join('\n');
}
