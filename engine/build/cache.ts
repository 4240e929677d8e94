/**
 * Results of earlier builds. Each has a key that names everything it was made from: the bytes of its files, what the site's
 * rules put into them, the code. Equal keys mean equal results, so a warm build equals a clean one. Within a process the
 * results are in memory; for the next process, one file of the cache keeps what is small, with a checksum.
 */
import { existsSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { AssetCache, PictureCache } from '../assets/index.ts';
import { type ContentCache, newContentCache } from '../content/index.ts';
import { type Cache, SystemError } from '../core/index.ts';
import type { PageCache } from '../render/index.ts';
import type { PublicCache } from './public-files.ts';
import type { WrittenStamps } from './write.ts';

export interface BuildCache extends ContentCache, PictureCache, AssetCache, PageCache, PublicCache {
  /** What identifies the files that the last build wrote, by path. */
  written: WrittenStamps;
}

export const newBuildCache = (store: Cache): BuildCache => ({
  ...newContentCache(),
  store,
  pages: new Map(),
  previous: new Map(),
  styles: new Map(),
  pictures: new Map(),
  published: new Map(),
  client: new Map(),
  written: new Map(),
});

/** What the next process can use. */
type SavedCache = Pick<BuildCache, 'stamps' | 'sound' | 'texts' | 'previous' | 'written'>;

const KEY = 'index';

/**
 * The cache of an earlier process, or an empty one.
 * @param scope what everything in it depends on: the code and the folders
 */
export function loadBuildCache(store: Cache, scope: string): BuildCache {
  const cache = newBuildCache(store);
  const index = Buffer.from(store.recall(KEY) ?? []);
  const mark = Buffer.from(`${scope}\n`);
  if (!index.subarray(0, mark.length).equals(mark)) return cache;
  // Undamaged, as its checksum proves, and written by the same code.
  const saved: SavedCache = deserialize(index.subarray(mark.length));
  return { ...cache, ...saved };
}

/** Saves what the next process can use. Call after a build without errors. */
export function saveBuildCache({ store, stamps, files, texts, pages, pictures, written }: BuildCache, scope: string) {
  const previous: BuildCache['previous'] = new Map();
  for (const [path, { key, value }] of pages) {
    const stamp = written.get(value.output.path);
    const { scans, pictures: shown } = value;
    if (stamp !== undefined) previous.set(path, { key, value: { scans, pictures: shown, stamp } });
  }
  const saved: SavedCache = {
    // Leave out deleted files; look for them only if there are any.
    stamps: new Map([...stamps].filter(([path]) => stamps.size <= files.size + pictures.size || existsSync(path))),
    sound: new Map([...files].map(([file, { key }]) => [file, key])),
    texts: new Map([...texts].filter(([file]) => files.has(file))),
    ...{ previous, written },
  };
  try {
    store.keep(KEY, Buffer.concat([Buffer.from(`${scope}\n`), serialize(saved)]));
  } catch (error) {
    // The site is written; the next build only takes longer.
    if (!(error instanceof SystemError)) throw error;
  }
}
