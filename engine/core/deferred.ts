import type { Cache } from './cache.ts';
import type { CachedContent, Output } from './output.ts';
import { withProgress } from './parallel.ts';
import type { Progress } from './progress.ts';

/** An output that is slow to make. Its key names everything its bytes depend on; its path contains a hash of the key. */
export interface DeferredOutput {
  key: string;
  path: string;
  make(): Promise<Uint8Array>;
}

export interface DeferredGroup {
  /** For the progress, e.g. "encoding pictures". */
  label: string;
  /** Each counts as one step of the progress. */
  groups: readonly (readonly DeferredOutput[])[];
}

export interface ProduceOptions {
  cache: Cache;
  /** The stamp of a file of the last site, if it is unchanged since it was written. */
  stampOfWritten(path: string): string | undefined;
  progress: Progress;
}

/**
 * Produces each file once: unchanged files of the last site are not even read, cached ones are reused, the rest is made.
 */
export async function produce(
  { label, groups }: DeferredGroup,
  { cache, stampOfWritten, progress }: ProduceOptions,
): Promise<Output[]> {
  const contents = new Map<string, Output['content']>();
  for (const { key, path } of groups.flat()) {
    const written = cache.has(key) ? stampOfWritten(path) : undefined;
    const content = written === undefined ? cache.recall(key) : keptAs(written, () => mustRecall(cache, key));
    if (content) contents.set(path, content);
  }
  const missing = groups.filter((deferred) => deferred.some(({ path }) => !contents.has(path)));
  await withProgress(label, missing, progress, async (deferred) => {
    for (const { key, path, make } of deferred) contents.set(path, await cache.remember(key, make));
  });
  // Two originals with the same bytes and nearly the same name become the same files.
  const paths = new Set(groups.flat().map(({ path }) => path));
  return [...paths].map((path) => ({ path, content: contents.get(path) ?? '' }));
}

function keptAs(written: string, read: () => Uint8Array): CachedContent {
  return { isAt: (_file, stamp) => stamp === written, read };
}

/** Only where the standing site has lost the file since it was looked at. */
function mustRecall(cache: Cache, key: string): Uint8Array {
  const kept = cache.recall(key);
  if (!kept) throw new Error('a kept picture was damaged or deleted while the site was built; build once more');
  return kept;
}
