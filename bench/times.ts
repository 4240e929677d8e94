/** @returns NaN if there are no numbers */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** Prints a row for each name: the number of its times, their median and the slowest, in milliseconds. */
export function printTimes(timesByName: ReadonlyMap<string, readonly number[]>): void {
  const rows = [...timesByName].map(([name, times]) => {
    const [middle, slowest] = [median(times), Math.max(...times)].map(Math.round);
    return [name, { times: times.length, 'median, ms': middle, 'slowest, ms': slowest }];
  });
  console.table(Object.fromEntries(rows));
}
