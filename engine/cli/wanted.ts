import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the schemas stand in a checkout. */
export const SCHEMAS = '.vscode/schemas';

/** A file as it should be, by its path in the checkout; one that should not be has no text. */
export interface Wanted {
  path: string;
  text: string | undefined;
}

/** Makes files what they should be. */
export function refresh(root: string, stale: readonly Wanted[]): void {
  for (const { path, text } of stale) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}
