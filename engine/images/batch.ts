import type { Cache } from '../assets/cache.ts';
import type { Output } from '../assets/output.ts';
import { withProgress } from './parallel.ts';

/** Where results may be already, and where progress is told. */
export interface Batch {
  cache: Cache;
  /** The length of a file of the standing site, in bytes. */
  standing(path: string): number | undefined;
  log(line: string): void;
}

/** Something to be made: its key names all that its bytes depend on, and its path names the key. */
interface Order {
  key: string;
  path: string;
}

/**
 * Many outputs, each once. What stands in the site already is not even read; what is kept is taken as it is, and the others
 * are made, with lines of progress.
 * @param groups each counts as one step of the progress
 * @param label of the progress, e.g. "encoding pictures"
 */
export async function recallOrMake<Item extends Order>(
  groups: readonly (readonly Item[])[],
  label: string,
  { cache, standing, log }: Batch,
  make: (item: Item) => Promise<Uint8Array>,
): Promise<Output[]> {
  const contents = new Map<string, Output['content']>();
  for (const { key, path } of groups.flat()) {
    const bytes = cache.sizeOf(key);
    const isStanding = bytes !== undefined && bytes === standing(path);
    const content = isStanding ? { bytes, read: () => mustRecall(cache, key) } : cache.recall(key);
    if (content) contents.set(path, content);
  }
  const missing = groups.filter((items) => items.some(({ path }) => !contents.has(path)));
  await withProgress(label, missing, log, async (items) => {
    for (const item of items) contents.set(item.path, await cache.remember(item.key, () => make(item)));
  });
  // Two originals with the same bytes and nearly the same name become the same files.
  const paths = new Set(groups.flat().map(({ path }) => path));
  return [...paths].map((path) => ({ path, content: contents.get(path) ?? '' }));
}

/** Only where the standing site has lost the file since it was looked at. */
function mustRecall(cache: Cache, key: string): Uint8Array {
  const kept = cache.recall(key);
  if (!kept) throw new Error('a kept picture was damaged or deleted while the site was built; build once more');
  return kept;
}
