import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import {
  attempt,
  type BuildCache,
  type BuildOptions,
  inMemoryCache,
  openCache,
  openResults,
  type Results,
} from '../core/index.ts';

type CacheOptions = Pick<BuildOptions, 'cache' | 'codeHash' | 'noCache'>;

export function openBuildCache({ cache, codeHash, noCache }: CacheOptions): BuildCache {
  if (noCache) return { store: inMemoryCache(), results: openResults() };
  return { store: openCache(cache), results: openResultsFor(codeHash, cache) };
}

/** The results of each version of the code have a file of their own, e.g. "results-1f2e3d…". */
const PREFIX = 'results-';
/** How many files of other versions are kept: those used last. */
const MAX_OTHERS = 3;

/** @param codeHash identifies the code. Without it, results are kept only in memory */
export function openResultsFor(codeHash: string | undefined, cacheFolder: string): Results {
  if (codeHash === undefined) return openResults();
  const version = createHash('sha256')
    .update(codeHash + process.version)
    .digest('hex');
  const file = join(cacheFolder, PREFIX + version);
  const now = new Date();
  attempt(() => utimesSync(file, now, now));
  deleteOldVersions(cacheFolder, file);
  return openResults(file);
}

function deleteOldVersions(cacheFolder: string, current: string): void {
  const versions = readdirSync(cacheFolder)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(cacheFolder, name))
    .filter((path) => path !== current)
    .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  const old = versions.toSorted((one, other) => other.used - one.used).slice(MAX_OTHERS);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
