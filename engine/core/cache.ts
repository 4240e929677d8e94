import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode, makeFolder, nameInErrors } from './files.ts';

/** Results that are slow to make, by a key of everything they are made from. */
export interface Cache {
  /** Whether there is a result. It is not read, so it may be damaged. */
  has(key: string): boolean;
  /** The cached bytes, unless they are missing or damaged. */
  get(key: string): Uint8Array | undefined;
  getOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  set(key: string, bytes: Uint8Array): void;
  /** Deletes what no build has used for {@link MAX_AGE}. */
  prune(): void;
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const MAX_AGE = 30 * DAY;

/**
 * A cache on disk. Each file begins with a checksum, so a damaged one is made again.
 * @param now in milliseconds
 */
export function openCache(folder: string, now = Date.now()): Cache {
  makeFolder(folder);
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const get = (key: string) => {
    touch(fileOf(key), now);
    return readCached(fileOf(key));
  };
  return {
    has: (key) => touch(fileOf(key), now),
    get,
    async getOrMake(key, make) {
      const cached = get(key);
      if (cached) return cached;
      const made = await make();
      writeCached(fileOf(key), made);
      return made;
    },
    set: (key, bytes) => writeCached(fileOf(key), bytes),
    prune: () => prune(folder, now),
  };
}

export function inMemoryCache(): Cache {
  const entries = new Map<string, Uint8Array>();
  return {
    has: (key) => entries.has(key),
    get: (key) => entries.get(key),
    async getOrMake(key, make) {
      const bytes = entries.get(key) ?? (await make());
      entries.set(key, bytes);
      return bytes;
    },
    set: (key, bytes) => entries.set(key, bytes),
    prune: () => undefined,
  };
}

const CHECKSUM_BYTES = 32;

/** Sets the modification time of a used file to now, at most once a day. @returns whether there is such a file */
function touch(file: string, now: number): boolean {
  const stats = nameInErrors(file, () => statSync(file, { throwIfNoEntry: false }));
  if (!stats?.isFile()) return false;
  if (now - stats.mtimeMs > DAY) nameInErrors(file, () => utimesSync(file, now / 1000, now / 1000));
  return true;
}

function prune(folder: string, now: number): void {
  // Cached files, and temporary ones that a killed build has left.
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}(\.[0-9a-f-]{36})?$/.test(name));
  for (const file of files.map((name) => join(folder, name))) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && now - stats.mtimeMs > MAX_AGE) rmSync(file, { force: true });
  }
}

function readCached(file: string): Uint8Array | undefined {
  try {
    const bytes = nameInErrors(file, () => readFileSync(file));
    const content = bytes.subarray(CHECKSUM_BYTES);
    return checksum(content).equals(bytes.subarray(0, CHECKSUM_BYTES)) ? content : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes a temporary file and renames it, so a killed build leaves no incomplete file. */
function writeCached(file: string, content: Uint8Array): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    nameInErrors(temporary, () => {
      writeFileSync(temporary, checksum(content));
      appendFileSync(temporary, content);
    });
    nameInErrors(file, () => renameSync(temporary, file));
  } finally {
    rmSync(temporary, { force: true });
  }
}

function checksum(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Cached values by name. A key contains everything that its value was made from. */
export type Memo<Value> = Map<string, { key: string; value: Value }>;

/**
 * The cached value of a name if its key is the same, or else what `make` returns.
 * @param isValid whether a value may be cached, or used again
 */
export function memoize<Value>(
  memo: Memo<Value>,
  name: string,
  key: string,
  make: () => Value,
  isValid: (value: Value) => boolean = () => true,
): Value {
  const cached = memo.get(name);
  if (cached?.key === key && isValid(cached.value)) return cached.value;
  const value = make();
  if (isValid(value)) memo.set(name, { key, value });
  if (value instanceof Promise) value.catch(() => memo.delete(name));
  return value;
}

/** Deep equality of plain values. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)));
}

export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value once for each item. */
export function onceForEach<Item, Value>(make: (item: Item) => Value, made = new Map<Item, Value>()) {
  return (item: Item): Value => {
    const value = made.get(item) ?? make(item);
    made.set(item, value);
    return value;
  };
}
