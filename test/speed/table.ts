import { median } from '../../bench/table.ts';

/** A page and its measurements, by column heading. */
export type Sample = readonly [page: string, numbers: Readonly<Record<string, number>>];

/** Prints a row for each page, with the medians of its samples. */
export function printMedians(samples: readonly Sample[]): void {
  const rows = samples.map(([page, numbers]) => {
    const own = samples.filter((sample) => sample[0] === page);
    const medianOf = (column: string) => median(own.map((sample) => sample[1][column] ?? NaN));
    return [page, Object.fromEntries(Object.keys(numbers).map((column) => [column, +medianOf(column).toFixed(3)]))];
  });
  console.table(Object.fromEntries(rows));
}

/** Prints a row for each name: the number of its times, their median and the slowest. */
export function printTimes(timesByName: ReadonlyMap<string, readonly number[]>): void {
  const rows = [...timesByName].map(([name, times]) => {
    const [middle, slowest] = [median(times), Math.max(...times)].map(Math.round);
    return [name, { times: times.length, 'median, ms': middle, 'slowest, ms': slowest }];
  });
  console.table(Object.fromEntries(rows));
}
