import { join, resolve } from 'node:path';
import { inMemoryCache, openCache } from './assets/cache.ts';
import { fulfil } from './assets/orders.ts';
import type { BuildOptions } from './command/options.ts';
import { logged } from './command/progress.ts';
import { tellSummary } from './command/summary.ts';
import { NO_CLOCK, startClock } from './command/timings.ts';
import type { Page } from './draw/page.ts';
import { stopOn } from './faults/errors.ts';
import { compressAll } from './hosts/compress.ts';
import { keepMemory, recallMemory } from './index-file.ts';
import { makeSite } from './make.ts';
import { type Memory, newMemory } from './memory.ts';
import { noticeLostAddresses } from './prove/lost-addresses.ts';
import { weighPages } from './report/budgets.ts';
import type { Site } from './site.ts';
import { proveOut } from './write/out-folder.ts';
import { stampOf } from './write/stamp.ts';
import { clearUp, write } from './write/write.ts';

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
    outputs.push(...(await fulfil(kind, { cache, progress, stampOfWritten })));
  }
  const weighed =
    site.report?.budgetOf && (await weighPages({ ...made, settings, orders }, cache, site.report.budgetOf));
  stopOn(weighed?.faults ?? []);
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
