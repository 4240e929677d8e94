import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, isFile, makeFolder, nameInErrors } from './files.ts';

/** Bytes, each under a key of everything they are made from. So they are never outdated, and nothing is ever cleared. */
export interface Cache {
  /** Whether there are bytes, perhaps damaged ones. */
  has(key: string): boolean;
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
  /** The cached bytes, or else what `make` returns. */
  memo(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes what was not used for {@link MAX_AGE}, and what was used longest ago if the cache is large. */
  prune(): void;
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const MAX_AGE = 30 * DAY;
/** Ten times the files of this site. */
const MAX_BYTES = 500_000_000;

/**
 * A cache on disk. Each file begins with a checksum, so a file that is damaged, or half written by a killed process, counts as
 * missing. Processes may share the folder, because equal keys mean equal bytes.
 * @param now in milliseconds
 * @param maxBytes replaced in tests
 */
export function openCache(folder: string, now = Date.now(), maxBytes = MAX_BYTES): Cache {
  makeFolder(folder);
  const getFile = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const get = (key: string) => readCached(getFile(key), now);
  const set = (key: string, bytes: Uint8Array) => writeCached(getFile(key), bytes);
  return makeCache({ has: (key) => isFile(getFile(key)), get, set, prune: () => prune(folder, now, maxBytes) });
}

export function inMemoryCache(): Cache {
  const entries = new Map<string, Uint8Array>();
  const set = (key: string, bytes: Uint8Array) => void entries.set(key, bytes);
  return makeCache({ has: (key) => entries.has(key), get: (key) => entries.get(key), set, prune: () => undefined });
}

function makeCache(cache: Omit<Cache, 'memo'>): Cache {
  return {
    ...cache,
    async memo(key, make) {
      const cached = cache.get(key);
      if (cached) return cached;
      const made = await make();
      cache.set(key, made);
      return made;
    },
  };
}

const CHECKSUM_BYTES = 32;

function checksum(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Bytes that `writeCached` wrote; undefined if the file is missing or damaged. */
export function readCached(file: string, now: number): Uint8Array | undefined {
  try {
    const bytes = nameInErrors(file, () => readFileSync(file));
    touch(file, now);
    const content = bytes.subarray(CHECKSUM_BYTES);
    return checksum(content).equals(bytes.subarray(0, CHECKSUM_BYTES)) ? content : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function writeCached(file: string, content: Uint8Array): void {
  nameInErrors(file, () => writeFileSync(file, Buffer.concat([checksum(content), content])));
}

/** Sets the modification time of a used file to now, at most once a day. */
function touch(file: string, now: number): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats && now - stats.mtimeMs > DAY) nameInErrors(file, () => utimesSync(file, now / 1000, now / 1000));
}

function prune(folder: string, now: number, maxBytes: number): void {
  const files = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .flatMap((name) => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      return stats ? [{ name, used: stats.mtimeMs, size: stats.size }] : [];
    });
  let total = 0;
  for (const { name, used, size } of files.toSorted((one, other) => other.used - one.used)) {
    total += size;
    if (now - used > MAX_AGE || total > maxBytes) rmSync(join(folder, name), { force: true });
  }
}
