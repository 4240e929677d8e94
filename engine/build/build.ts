import { join, resolve } from 'node:path';
import { checkWeights, listLostAddresses } from '../checks/index.ts';
import {
  type BuildOptions,
  inMemoryCache,
  logged,
  NO_CLOCK,
  openCache,
  type Page,
  produce,
  stampOf,
  startClock,
  throwIfAny,
} from '../core/index.ts';
import { type BuildCache, loadBuildCache, newBuildCache, saveBuildCache } from './cache.ts';
import { compressAll } from './compress.ts';
import { checkOutFolder } from './out-folder.ts';
import { countPages, type Site } from './site.ts';
import { clearUp, write } from './write.ts';

/**
 * Makes a site, with every picture, and writes it.
 * @param given results of an earlier build of the same process
 * @returns the content it was built from, the command line's settings included
 * @throws BuildFailure with every error in the content; the last site stays in its folder
 */
export async function buildSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: BuildOptions,
  given?: BuildCache,
): Promise<Content> {
  const started = performance.now();
  const { log, progress = logged(log) } = options;
  const clock = options.timings ? startClock(log) : NO_CLOCK;
  const store = given?.store ?? (options.noCache ? inMemoryCache() : openCache(options.cache));
  const scope = scopeOf(options);
  const cache = given ?? (scope === undefined ? newBuildCache(store) : loadBuildCache(store, scope));
  const out = checkOutFolder(options.out, { root: site.root, ...options });
  clearUp(out);

  const made = await site.make({ ...options, onPhase: clock.lap }, cache);
  const { content, settings, deferred, rendered, outputs } = made;
  const stampOfWritten = (path: string) => {
    const stamp = cache.written.get(path);
    return stamp !== undefined && stamp === stampOf(join(out, path)) ? stamp : undefined;
  };
  // One group after the other: each keeps all cores busy and reports its progress.
  for (const group of deferred) {
    outputs.push(...(await produce(group, { cache: store, progress, stampOfWritten })));
  }
  const weighed = site.budgetOf && (await checkWeights(made, store, site.budgetOf));
  throwIfAny(weighed?.errors ?? []);
  const lost = listLostAddresses(
    out,
    rendered.map(({ page }) => page),
    settings,
  );
  clock.lap('pictures');
  if (settings.precompress) outputs.push(...(await compressAll(outputs, store)));
  cache.written = write(outputs, out);
  if (scope !== undefined) saveBuildCache(cache, scope);
  clock.lap('write');
  store.prune();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  log(`${countPages(rendered)} pages, ${outputs.length} files in ${options.out} (${seconds} s)`);
  for (const warning of [...lost, ...made.warnings, ...(weighed?.notices ?? [])]) log(warning);
  return content;
}

/** What everything in the cache depends on; undefined where the next process must not use it. */
function scopeOf({ code, noCache, content, out }: BuildOptions): string | undefined {
  if (code === undefined || noCache) return undefined;
  return JSON.stringify([code, process.version, resolve(content), resolve(out)]);
}
