import { join, resolve } from 'node:path';
import { noticeLostAddresses } from '../checks/conflicts.ts';
import { checkWeights } from '../checks/weights.ts';
import { inMemoryCache, openCache } from '../core/cache.ts';
import { produce } from '../core/deferred.ts';
import { throwIfAny } from '../core/diagnostics.ts';
import { stampOf } from '../core/files.ts';
import { type Memory, newMemory } from '../core/memo.ts';
import type { BuildOptions } from '../core/options.ts';
import type { Page } from '../core/page.ts';
import { logged, NO_CLOCK, startClock } from '../core/progress.ts';
import { compressAll } from './hosts/compress.ts';
import { keepMemory, recallMemory } from './index-file.ts';
import { makeSite } from './make.ts';
import { proveOut } from './out-folder.ts';
import type { Site } from './site.ts';
import { clearUp, write } from './write.ts';

/**
 * Builds a site: makes it, with every picture, and writes it.
 * @param given the memory of the last build of the same process
 * @returns the content it was built from, the command line's settings included
 * @throws BuildFailure with every fault of the content; the folder of the old site is then as it was
 */
export async function buildSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: BuildOptions,
  given?: Memory,
): Promise<Content> {
  const started = performance.now();
  const { log, progress = logged(log) } = options;
  const clock = options.timings ? startClock(log) : NO_CLOCK;
  const cache = options.anew ? inMemoryCache() : openCache(options.cache);
  const around = nameAround(options);
  const memory = given ?? (around === undefined ? newMemory() : recallMemory(cache, around));
  const out = proveOut(options.out, { root: site.root, ...options });
  clearUp(out);

  const { content, settings, orders, notices, pages, ...made } = await makeSite(site, options, cache, memory, clock);
  const outputs = made.outputs;
  const stampOfWritten = (path: string) => {
    const stamp = memory.written.get(path);
    return stamp !== undefined && stamp === stampOf(join(out, path)) ? stamp : undefined;
  };
  // One kind after the other: each keeps all cores busy and tells its progress.
  for (const kind of orders) {
    outputs.push(...(await produce(kind, { cache, progress, stampOfWritten })));
  }
  const weighed = site.budgetOf && (await checkWeights({ ...made, settings, orders }, cache, site.budgetOf));
  throwIfAny(weighed?.errors ?? []);
  const lost = noticeLostAddresses(
    out,
    made.drawn.map(({ page }) => page),
    settings,
  );
  clock.lap('pictures');
  if (settings.precompress) outputs.push(...(await compressAll(outputs, cache)));
  const written = write(outputs, out);
  memory.written = written;
  if (around !== undefined) keepMemory(cache, around, memory, written);
  clock.lap('write');
  cache.prune();
  tellSummary({
    notices: [...lost, ...notices, ...(weighed?.notices ?? [])],
    pages,
    files: outputs.length,
    options,
    milliseconds: performance.now() - started,
  });
  return content;
}

/** What the memory of a process depends on as a whole; undefined where it is not to be kept. */
function nameAround({ code, anew, content, out }: BuildOptions): string | undefined {
  if (code === undefined || anew) return undefined;
  return JSON.stringify([code, process.version, resolve(content), resolve(out)]);
}

interface Build {
  /** What a maintainer should know, and need not mend at once. */
  notices: readonly string[];
  /** How many there are. */
  pages: number;
  files: number;
  options: BuildOptions;
  milliseconds: number;
}

/** Says what was built, and what there is to know of it. */
function tellSummary({ notices, pages, files, options, milliseconds }: Build): void {
  const seconds = (milliseconds / 1000).toFixed(2);
  options.log(`${pages} pages, ${files} files in ${options.out} (${seconds} s)`);
  for (const notice of notices) options.log(notice);
}
