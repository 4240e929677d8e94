/** What a build knows, kept in one file of the cache for the next process. */
import { existsSync } from 'node:fs';
import type { Cache } from './assets/cache.ts';
import type { Prepared } from './check/prepare.ts';
import type { StandingDocument } from './draw/document.ts';
import type { Scan } from './draw/scan.ts';
import { type Memo, type Memory, newMemory } from './memory.ts';
import type { Stamps } from './write/stage.ts';

/** Plain JSON. */
interface Index {
  /** What the memory depends on as a whole. */
  around: string;
  stamps: Entries<Memory['stamps']>;
  sound: Entries<Memory['sound']>;
  texts: Entries<Memo<Prepared>>;
  /** Pieces of pages; each is named by its place here, for many stand on all pages. */
  scans: Scan[];
  pages: Entries<Memo<{ scans: number[]; pictures: Entries<StandingDocument['pictures']>; stamp: string }>>;
}

type Entries<Kept> = Kept extends ReadonlyMap<infer Name, infer Value> ? (readonly [Name, Value])[] : never;

const KEY = 'index';

/**
 * The memory of an earlier process; a new one if there is none, or if it is of something else.
 * @param around what it depends on as a whole: the code, and the folders
 */
export function recallMemory(cache: Cache, around: string): Memory {
  const memory = newMemory();
  const bytes = cache.recall(KEY);
  if (!bytes) return memory;
  // Whole, as its checksum says, and written below.
  const index: Index = JSON.parse(Buffer.from(bytes).toString());
  if (index.around !== around) return memory;
  const { stamps, sound, texts, scans, pages } = index;
  const standing = pages.map(([path, { key, value }]) => {
    const pieces = value.scans.flatMap((place) => scans[place] ?? []);
    return [path, { key, value: { ...value, scans: pieces, pictures: new Map(value.pictures) } }] as const;
  });
  return {
    ...memory,
    stamps: new Map(stamps),
    sound: new Map(sound),
    texts: new Map(texts),
    standing: new Map(standing),
  };
}

/**
 * Keeps what a build without faults knows, as far as it is of use to another.
 * @param written the pages as they stand now
 */
export function keepMemory(cache: Cache, around: string, memory: Memory, written: Stamps): void {
  const { stamps, files, texts, pages, pictures } = memory;
  const places = new Map<Scan, number>();
  const placeOf = (scan: Scan) => {
    const place = places.get(scan) ?? places.size;
    places.set(scan, place);
    return place;
  };
  const index: Index = {
    around,
    // Those of files that are gone are looked for only when there are any.
    stamps: [...stamps].filter(([path]) => stamps.size <= files.size + pictures.size || existsSync(path)),
    sound: [...files].map(([file, { key }]) => [file, key]),
    texts: [...texts].filter(([file]) => files.has(file)),
    pages: [...pages].flatMap(
      ([
        path,
        {
          key,
          value: { output, scans, pictures },
        },
      ]) => {
        const stamp = written.get(output.path);
        const value = { scans: scans.map(placeOf), pictures: [...pictures] };
        return stamp === undefined ? [] : [[path, { key, value: { ...value, stamp } }] as const];
      },
    ),
    scans: [...places.keys()],
  };
  cache.keep(KEY, Buffer.from(JSON.stringify(index)));
}
