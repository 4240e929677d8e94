import { statSync } from 'node:fs';

/** In bytes; nothing where there is no file. */
export function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** What tells a file from any other, and from itself after a change. Moves and further links leave it as it is. */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.size, found.mtimeNs].join(' ');
}
