import { availableParallelism } from 'node:os';

export const CORES = availableParallelism();

/**
 * Calls `work` for the items in order, with at most `limit` calls at once. After a failure it starts no more calls, waits for the
 * running ones, and throws.
 */
export async function inParallel<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share the generator. A worker that throws leaves its loop, which ends the generator for all.
  const queue = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
