/**
 * Results of earlier builds. Each has a key that names everything it was made from: the bytes of its files, what the site's
 * rules put into them, the code. Equal keys mean equal results, so a warm build equals a clean one. Within a process the
 * results are in memory; for the next process, one file of the cache keeps what is small, with a checksum.
 */
import { existsSync } from 'node:fs';
import type { AssetCache, PictureCache } from '../assets/index.ts';
import { type ContentCache, newContentCache } from '../content/index.ts';
import { type Cache, type Memo, SystemError } from '../core/index.ts';
import type { PageCache, PreviousDocument, Scan } from '../render/index.ts';
import type { PublicCache } from './public-files.ts';
import type { WrittenStamps } from './stage.ts';

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

/** The second line of the file. The first is the scope. */
interface Heading {
  stamps: Entries<BuildCache['stamps']>;
  sound: Entries<BuildCache['sound']>;
  /** Of files that are not pages. */
  written: Entries<BuildCache['written']>;
  /** Pieces of pages, named by their index, because many pages share them. */
  scans: Scan[];
}

/** One line for each text and page: a single JSON value of a large site would take more memory than its pages. */
interface Line {
  text?: Entry<BuildCache['texts']>;
  page?: Entry<Memo<{ scans: number[]; pictures: Entries<PreviousDocument['pictures']>; stamp: string }>>;
}

type Entry<CachedContent> = CachedContent extends ReadonlyMap<infer Name, infer Value> ? readonly [Name, Value] : never;
type Entries<CachedContent> = Entry<CachedContent>[];

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
  const lines = readLines(index.subarray(mark.length));
  const { stamps, sound, written, scans }: Heading = lines.next().value;
  for (const line of lines) {
    const { text, page }: Line = line;
    if (text) cache.texts.set(...text);
    if (page) {
      const [path, { key, value }] = page;
      const pieces = value.scans.flatMap((place) => scans[place] ?? []);
      cache.previous.set(path, { key, value: { ...value, scans: pieces, pictures: new Map(value.pictures) } });
    }
  }
  return { ...cache, stamps: new Map(stamps), sound: new Map(sound), written: new Map(written) };
}

function* readLines(bytes: Buffer) {
  for (let [start, end] = [0, 0]; start < bytes.length; start = end + 1) {
    end = bytes.indexOf('\n', start);
    yield JSON.parse(bytes.toString('utf8', start, end));
  }
}

/** Saves what the next process can use. Call after a build without errors. */
export function saveBuildCache(cache: BuildCache, scope: string): void {
  const { store, stamps, files, texts, pages, pictures, written } = cache;
  const rendered = new Set([...pages.values()].map(({ value }) => value.output.path));
  const places = new Map<Scan, number>();
  const placeOf = (scan: Scan) => {
    const place = places.get(scan) ?? places.size;
    places.set(scan, place);
    return place;
  };
  const lines: Line[] = [
    ...[...texts].filter(([file]) => files.has(file)).map((text) => ({ text })),
    ...[...pages].flatMap(
      ([
        path,
        {
          key,
          value: { output, scans, pictures: shown },
        },
      ]) => {
        const stamp = written.get(output.path);
        const value = { scans: scans.map(placeOf), pictures: [...shown] };
        return stamp === undefined ? [] : [{ page: [path, { key, value: { ...value, stamp } }] as const }];
      },
    ),
  ];
  const heading: Heading = {
    // Leave out deleted files; look for them only if there are any.
    stamps: [...stamps].filter(([path]) => stamps.size <= files.size + pictures.size || existsSync(path)),
    sound: [...files].map(([file, { key }]) => [file, key]),
    written: [...written].filter(([path]) => !rendered.has(path)),
    scans: [...places.keys()],
  };
  const index = [scope, ...[heading, ...lines].map((line) => JSON.stringify(line))];
  try {
    store.keep(KEY, Buffer.concat(index.map((line) => Buffer.from(`${line}\n`))));
  } catch (error) {
    // The site is written; the next build only takes longer.
    if (!(error instanceof SystemError)) throw error;
  }
}
