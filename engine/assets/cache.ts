import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, onDisk } from '../faults/system-fault.ts';

/** Keeps what is slow to make, by a key that names everything it is made from. */
export interface Cache {
  /** The kept bytes of a key, if there are any and they are whole. */
  recall(key: string): Uint8Array | undefined;
  /** The kept bytes of a key, or what `make` gives, which is then kept. */
  remember(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** A cache in a folder; each file begins with a checksum, so a damaged one is noticed and made again. */
export function openCache(folder: string): Cache {
  onDisk(folder, () => mkdirSync(folder, { recursive: true }));
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const recall = (key: string) => readKept(fileOf(key));
  return {
    recall,
    async remember(key, make) {
      const kept = recall(key);
      if (kept) return kept;
      const made = await make();
      keep(fileOf(key), made);
      return made;
    },
  };
}

const CHECKSUM_BYTES = 32;

function readKept(file: string): Uint8Array | undefined {
  try {
    const bytes = onDisk(file, () => readFileSync(file));
    const content = bytes.subarray(CHECKSUM_BYTES);
    return checksum(content).equals(bytes.subarray(0, CHECKSUM_BYTES)) ? content : undefined;
  } catch (error) {
    if (isRefusal(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes aside and renames, so that a build cut short leaves no half file. */
function keep(file: string, content: Uint8Array): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    onDisk(aside, () => writeFileSync(aside, Buffer.concat([checksum(content), content])));
    onDisk(file, () => renameSync(aside, file));
  } finally {
    rmSync(aside, { force: true });
  }
}

function checksum(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
