import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openCache } from '../core/cache.ts';
import type { BuildOptions } from '../core/options.ts';
import { explainRefusal, isSystemError } from '../core/system-errors.ts';
import { refresh, SCHEMAS, type Wanted } from './wanted.ts';

/**
 * Has a build of a checkout's own content write what the schemas say anew, once for each state of the code. Other folders
 * are none of it, and who has taken the files away does not want them.
 * @param root the checkout
 */
export async function keepCurrent(
  root: string,
  { content, cache: folder, code, log }: Pick<BuildOptions, 'content' | 'cache' | 'code' | 'log'>,
  listStale: () => Promise<readonly Wanted[]>,
): Promise<void> {
  const isOwn = resolve(content) === join(root, 'content') && existsSync(join(root, SCHEMAS));
  if (!isOwn || code === undefined) return;
  const [cache, key] = [openCache(folder), `editors know what ${code} says`];
  if (cache.recall(key)) return;
  const stale = await listStale();
  try {
    refresh(root, stale);
    cache.keep(key, Buffer.from('so'));
    for (const { path } of stale) log(`${path}: written, as the schemas say other things now`);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    log(`${error.path ?? SCHEMAS}: found ${explainRefusal(error)}; npm run schema would have written it`);
  }
}
