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
import { makeFolder } from './files.ts';
import { hasCode, onDisk } from './system-errors.ts';

/** The cache on disk: results that are slow to make, by a key of everything they are made from. */
export interface Cache {
  /** Whether there is a file for a key; it is not read. */
  has(key: string): boolean;
  /** The cached bytes, if they are there and undamaged. */
  recall(key: string): Uint8Array | undefined;
  /** The cached bytes, or what `make` returns, which is then cached. */
  remember(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  keep(key: string, bytes: Uint8Array): void;
  /** Deletes what no build has used for {@link DAYS} days. */
  prune(): void;
}

const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Each file begins with a checksum, so a damaged one is made again.
 * @param now in milliseconds
 */
export function openCache(folder: string, now = Date.now()): Cache {
  makeFolder(folder);
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const recall = (key: string) => {
    use(fileOf(key), now);
    return readKept(fileOf(key));
  };
  return {
    has: (key) => use(fileOf(key), now),
    recall,
    async remember(key, make) {
      const kept = recall(key);
      if (kept) return kept;
      const made = await make();
      keep(fileOf(key), made);
      return made;
    },
    keep: (key, bytes) => keep(fileOf(key), bytes),
    prune: () => prune(folder, now),
  };
}

export function inMemoryCache(): Cache {
  const kept = new Map<string, Uint8Array>();
  return {
    has: (key) => kept.has(key),
    recall: (key) => kept.get(key),
    async remember(key, make) {
      const bytes = kept.get(key) ?? (await make());
      kept.set(key, bytes);
      return bytes;
    },
    keep: (key, bytes) => kept.set(key, bytes),
    prune: () => undefined,
  };
}

const CHECKSUM_BYTES = 32;

/** The modification time is the day of the last use. */
function use(file: string, now: number): boolean {
  const kept = onDisk(file, () => statSync(file, { throwIfNoEntry: false }));
  if (!kept?.isFile()) return false;
  if (now - kept.mtimeMs > DAY) onDisk(file, () => utimesSync(file, now / 1000, now / 1000));
  return true;
}

function prune(folder: string, now: number): void {
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}(\.[0-9a-f-]{36})?$/.test(name));
  for (const file of files.map((name) => join(folder, name))) {
    const kept = statSync(file, { throwIfNoEntry: false });
    if (kept && now - kept.mtimeMs > DAYS * DAY) rmSync(file, { force: true });
  }
}

function readKept(file: string): Uint8Array | undefined {
  try {
    const bytes = onDisk(file, () => readFileSync(file));
    const content = bytes.subarray(CHECKSUM_BYTES);
    return checksum(content).equals(bytes.subarray(0, CHECKSUM_BYTES)) ? content : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Renames a temporary file, so a killed build leaves no half file. */
function keep(file: string, content: Uint8Array): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    onDisk(aside, () => {
      writeFileSync(aside, checksum(content));
      appendFileSync(aside, content);
    });
    onDisk(file, () => renameSync(aside, file));
  } finally {
    rmSync(aside, { force: true });
  }
}

function checksum(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
