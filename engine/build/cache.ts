/**
 * Results of earlier builds. Each has a key that names everything it was made from, so equal keys mean equal results. Within a
 * process, the results are in memory. For the next process, the small ones are saved in one file of the cache: the index.
 */
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { AssetCache, PictureCache } from '../assets/index.ts';
import type { CheckCache } from '../checks/index.ts';
import { type ContentCache, newContentCache } from '../content/index.ts';
import { type BuildOptions, type Cache, hashOf } from '../core/index.ts';
import type { PageCache } from '../render/index.ts';
import type { PublicCache } from './public-files.ts';
import { attempt, type WrittenStamps } from './write.ts';

export interface BuildCache extends ContentCache, PictureCache, AssetCache, PageCache, PublicCache, CheckCache {
  /** The stamp (inode, size and time of change) of each file that the last build wrote, by path. */
  written: WrittenStamps;
  /** A hash of all keys in the index that was saved last. */
  version?: string;
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

const INDEX = 'index';

/**
 * A key of what all results depend on; undefined if no other process may use them. The output folder is left out, because the
 * stamps in `written` identify its files.
 */
export function cacheKeyOf({ codeHash, noCache, content }: Pick<BuildOptions, 'codeHash' | 'noCache' | 'content'>) {
  return codeHash === undefined || noCache ? undefined : JSON.stringify([codeHash, process.version, resolve(content)]);
}

export function loadBuildCache(store: Cache, cacheKey: string | undefined): BuildCache {
  const cache = newBuildCache(store);
  if (cacheKey === undefined) return cache;
  const index = store.get(INDEX) ?? Buffer.of();
  const header = Buffer.from(`${cacheKey}\n`);
  if (!header.equals(index.subarray(0, header.length))) return cache;
  // The type is right: the same code wrote the index, and the store has checked its checksum.
  const saved: Partial<BuildCache> = deserialize(index.subarray(header.length));
  return { ...cache, ...saved };
}

/** Saves what the next process can use, unless the index already has it. Call after a build without errors. */
export function saveBuildCache(cache: BuildCache, cacheKey: string): void {
  const { store, fileStamps, files, pages, styles, client, written } = cache;
  const previous: BuildCache['previous'] = new Map();
  for (const [path, { key, value }] of pages) {
    const stamp = written.get(value.output.path);
    const { scans, pictures } = value;
    if (stamp !== undefined) previous.set(path, { key, value: { scans, pictures, stamp } });
  }
  // The key of each file. All are valid, because the build had no errors.
  const valid = new Map([...files].map(([file, { key }]) => [file, key]));
  const texts = new Map([...cache.texts].filter(([file]) => files.has(file)));
  const results = { fileStamps, valid, texts, previous, styles, client, written };
  // Keys are enough: equal keys mean equal values.
  const entries = Object.values(results).map((map) => [...map]);
  const version = hashOf(JSON.stringify(entries, (name, part) => (name === 'value' ? undefined : part)));
  if (version === cache.version) return;
  cache.version = version;
  const saved: Partial<BuildCache> = { ...results, version };
  const index = Buffer.concat([Buffer.from(`${cacheKey}\n`), serialize(saved)]);
  // If this fails, the next build only takes longer.
  attempt(() => store.set(INDEX, index));
}
