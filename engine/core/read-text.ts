import { readFileSync } from 'node:fs';

/** A text with the line ends of Unix, whatever a checkout made of them: what is published must not depend on it. */
export function readText(file: string | URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
