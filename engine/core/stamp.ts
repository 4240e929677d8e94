import { statSync } from 'node:fs';

/** What tells a file from any other, and from itself after a change. Moves and further links leave it as it is. */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.size, found.mtimeNs].join(' ');
}
