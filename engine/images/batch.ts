import type { Cache } from '../assets/cache.ts';
import { withProgress } from './parallel.ts';

/** What a batch is told: where results are kept, and how its progress reads, e.g. "encoding pictures". */
interface Batch {
  label: string;
  cache: Cache;
  log(line: string): void;
}

/**
 * The bytes of many things by their keys: kept ones as they are, the others made, with lines of progress.
 * @param groups each counts as one step of the progress
 */
export async function recallOrMake<Item extends { key: string }>(
  groups: readonly (readonly Item[])[],
  { label, cache, log }: Batch,
  make: (item: Item) => Promise<Uint8Array>,
): Promise<Map<string, Uint8Array>> {
  const results = new Map<string, Uint8Array>();
  for (const { key } of groups.flat()) {
    const kept = cache.recall(key);
    if (kept) results.set(key, kept);
  }
  const missing = groups.filter((items) => items.some(({ key }) => !results.has(key)));
  await withProgress(label, missing, log, async (items) => {
    for (const item of items) results.set(item.key, await cache.remember(item.key, () => make(item)));
  });
  return results;
}
