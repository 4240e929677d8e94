import { readFileSync, statSync } from 'node:fs';
import { hashOf } from './hash.ts';

/** A file as it stands, known without being read where that is possible. */
export interface Identity {
  /** Equal bytes, equal hash. */
  hash: string;
  read(): Uint8Array;
}

/** What was known of files when they were last looked at, by their paths. */
export type Stamps = Map<string, { stamp: string; hash: string }>;

/** Disks count time in steps of up to two seconds (FAT): of two saves within one step, the later is not to be told by it. */
const COARSEST = 2500;

/**
 * A file that stands as it did is not read again: its length, its times and its place on the disk say so, as they do for Git.
 * @param now in milliseconds
 */
export function identify(path: string, stamps: Stamps, now = Date.now()): Identity {
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const stamp = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  const known = stamps.get(path);
  if (known?.stamp === stamp) return { hash: known.hash, read: () => readFileSync(path) };
  const bytes = readFileSync(path);
  const hash = hashOf(bytes);
  const age = now - Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  if (age > COARSEST) stamps.set(path, { stamp, hash });
  else stamps.delete(path);
  return { hash, read: () => bytes };
}
