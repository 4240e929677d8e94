import { availableParallelism } from 'node:os';
import type { Progress } from './progress.ts';

export const CORES = availableParallelism();

/**
 * Works through items in order, at most `limit` at once. After a failure no more items start, and those that started are
 * awaited.
 */
export async function inParallel<Item>(
  limit: number,
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
  const ends = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Works through items on all cores and reports progress. */
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
