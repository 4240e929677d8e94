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

/** Keeps what is slow to make, by a key that names everything it is made from. */
export interface Cache {
  /** Whether anything is kept of a key; it is not read. */
  has(key: string): boolean;
  /** The kept bytes of a key, if there are any and they are whole. */
  recall(key: string): Uint8Array | undefined;
  /** The kept bytes of a key, or what `make` gives, which is then kept. */
  remember(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Keeps bytes in place of those that were kept of a key. */
  keep(key: string, bytes: Uint8Array): void;
  /** Forgets what no build has used for {@link DAYS} days. */
  prune(): void;
}

const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * A cache in a folder; each file begins with a checksum, so a damaged one is noticed and made again.
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

/** A cache that knows nothing of earlier builds, and leaves nothing behind. */
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

/** The time of a file says when it was last used: to the day, for that is enough and spares the disk. */
function use(file: string, now: number): boolean {
  const kept = onDisk(file, () => statSync(file, { throwIfNoEntry: false }));
  if (!kept?.isFile()) return false;
  if (now - kept.mtimeMs > DAY) onDisk(file, () => utimesSync(file, now / 1000, now / 1000));
  return true;
}

/** Only files that a cache has named. */
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

/** Writes aside and renames, so that a build cut short leaves no half file. */
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
