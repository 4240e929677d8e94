import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../core/options.ts';
import { runCommand } from './command.ts';
import { SCHEMA } from './flags.ts';

export const SCHEMAS = '.vscode/schemas';

/** A file that the schemas generate, by its path in the checkout; one to be deleted has no text. */
export interface GeneratedFile {
  path: string;
  text: string | undefined;
}

/** `npm run schema`: writes what is generated from the schemas; with --check, fails if that would change anything. */
export function runSchema(
  args: readonly string[],
  root: string,
  listStale: () => Promise<readonly GeneratedFile[]>,
): Promise<number> {
  return runCommand(args, SCHEMA, async ({ check }, log) => {
    const stale = await listStale();
    const names = stale.map(({ path }) => path).join(', ');
    if (check && stale.length > 0) {
      throw new UsageError(`Out of date: ${names}. Run npm run schema, and commit the changes.`);
    }
    writeGenerated(root, stale);
    log(stale.length === 0 ? 'Everything is up to date.' : `Updated: ${names}`);
  });
}

export function writeGenerated(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}
