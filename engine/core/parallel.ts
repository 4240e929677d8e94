import { availableParallelism } from 'node:os';
import type { Progress } from './progress.ts';

export const CORES = availableParallelism();

/**
 * Works through items in their order, at most so many at once. After a failure nothing more is begun, and what was begun
 * is waited for.
 */
export async function inParallel<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Leaving the loop ends a generator, for all workers.
  const queue = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** The same on all cores, with progress. */
export async function withProgress<Item>(
  label: string,
  items: readonly Item[],
  progress: Progress,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  if (items.length === 0) return;
  const { step, end } = progress(label, items.length);
  const stepThrough = async (item: Item) => {
    await work(item);
    step();
  };
  await inParallel(CORES, items, stepThrough).finally(end);
}
