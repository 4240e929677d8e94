import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Results } from './results.ts';

/** A short hash, e.g. "1f2e3d4c5b". */
export function makeHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** In milliseconds. Some file systems store times in steps of two seconds (FAT): a newer file may change again with the same time. */
const MIN_AGE = 2500;

/** A hash of a large file. As git does, it reads the file only if it is very new, or if its size, times or inode have changed. */
export function hashFile(path: string, cache: Results): string {
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const hash = () => makeHash(readFileSync(path));
  const changed = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  if (Date.now() - changed < MIN_AGE) return hash();
  return cache.memo(['hash', path, dev, ino, size, mtimeNs, ctimeNs].join('\n'), hash);
}
