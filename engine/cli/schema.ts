import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openCache } from '../core/cache.ts';
import { type BuildOptions, UsageError } from '../core/options.ts';
import { explainReason, isSystemError } from '../core/system-errors.ts';
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

/** Has a build of the checkout's own content update the generated files, once for each version of the code. */
export async function keepCurrent(
  root: string,
  { content, cache: folder, code, log }: Pick<BuildOptions, 'content' | 'cache' | 'code' | 'log'>,
  listStale: () => Promise<readonly GeneratedFile[]>,
): Promise<void> {
  // Somebody who deleted the schemas doesn't want them.
  const isOwn = resolve(content) === join(root, 'content') && existsSync(join(root, SCHEMAS));
  if (!isOwn || code === undefined) return;
  const [cache, key] = [openCache(folder), `schemas of ${code}`];
  if (cache.recall(key)) return;
  const stale = await listStale();
  try {
    writeGenerated(root, stale);
    cache.keep(key, Buffer.from('so'));
    for (const { path } of stale) log(`${path}: updated from the schemas`);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    log(`${error.path ?? SCHEMAS}: could not be updated (${explainReason(error)}). Run npm run schema.`);
  }
}
