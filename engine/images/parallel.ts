import { availableParallelism } from 'node:os';

export const CORES = availableParallelism();

/** Works through items in their order, at most so many at once. */
export async function inParallel<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** The same, with a line of progress now and then, e.g. "encoding pictures 10/35". */
export function withProgress<Item>(
  label: string,
  items: readonly Item[],
  log: (line: string) => void,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let begun = 0;
  return inParallel(CORES, items, (item) => {
    if (begun++ % 5 === 0) log(`${label} ${begun}/${items.length}`);
    return work(item);
  });
}
