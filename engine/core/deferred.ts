import type { Cache } from './cache.ts';
import type { CachedContent, Output } from './output.ts';
import { withProgress } from './parallel.ts';
import type { Progress } from './progress.ts';

/** Something slow, to be made when it is wanted: its key names all that its bytes depend on, and its path names the key. */
export interface DeferredOutput {
  key: string;
  path: string;
  make(): Promise<Uint8Array>;
}

/** DeferredGroup of one kind. */
export interface DeferredGroup {
  /** Of the progress, e.g. "encoding pictures". */
  label: string;
  /** Each counts as one step of the progress. */
  groups: readonly (readonly DeferredOutput[])[];
}

/** Where results may be already, and where progress is told. */
export interface ProduceOptions {
  cache: Cache;
  /** The stamp of a file of the standing site, if nobody has touched it since it was written. */
  stampOfWritten(path: string): string | undefined;
  progress: Progress;
}

/**
 * What was ordered, each file once. What stands in the site already is not even read; what is kept is taken as it is, and
 * the others are made, which takes a while.
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

/** What is named by its recipe is the same where nobody has touched it. */
function keptAs(written: string, read: () => Uint8Array): CachedContent {
  return { isAt: (_file, stamp) => stamp === written, read };
}

/** Only where the standing site has lost the file since it was looked at. */
function mustRecall(cache: Cache, key: string): Uint8Array {
  const kept = cache.recall(key);
  if (!kept) throw new Error('a kept picture was damaged or deleted while the site was built; build once more');
  return kept;
}
