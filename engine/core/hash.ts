import { createHash } from 'node:crypto';

/** A short hash, e.g. "1f2e3d4c5b". */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}
