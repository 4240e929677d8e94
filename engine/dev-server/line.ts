import { readFileSync } from 'node:fs';

/** A line of a file as it stands now, from 1; nothing where there is none. */
export function readLine(file: string, line: number): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[line - 1] ?? '';
  } catch {
    return '';
  }
}
