import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listLostAddresses } from '../checks/index.ts';
import { type BuildOptions, CORES, formatDiagnostic, inParallel, isSlow, type SiteFile } from '../core/index.ts';
import { openBuildCache } from './cache.ts';
import { readCommitDates } from './commit-dates.ts';
import { checkOutFolder } from './out-folder.ts';
import type { Site, SiteScript } from './site.ts';
import { listAllWarnings } from './warnings.ts';
import { restore, write } from './write.ts';

/**
 * Builds a site, with every picture, and writes it.
 * @throws BuildFailure with every error in the content; the last site stays in its folder
 */
export async function buildSite(
  { root, loadSite }: SiteScript,
  options: BuildOptions,
  cache = openBuildCache(options),
): Promise<Site> {
  const started = performance.now();
  const { log } = options;
  const out = checkOutFolder(options.out, { root, ...options });
  restore(out);

  const site = await loadSite({ ...options, cache, commitDates: readCommitDates(options.content) });
  const { settings, files, rendered } = site;
  await makeSlowFiles(files, out, log);
  const pages = rendered.map(({ page }) => page);
  const lostAddresses = listLostAddresses(out, pages, settings);
  await write(files, out);
  cache.results.flush();
  cache.store.prune();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const count = pages.filter(({ head }) => head.redirectsTo === undefined).length;
  log(`${count} pages, ${files.length} files in ${options.out} (${seconds} s)`);
  for (const warning of [...lostAddresses, ...listAllWarnings(site)]) log(formatDiagnostic(warning));
  return site;
}

/** Makes what neither the cache nor the last site has, before a file is written: pictures and social cards. */
async function makeSlowFiles(files: readonly SiteFile[], out: string, log: (line: string) => void): Promise<void> {
  const missing = files.filter(isSlow).filter(({ path, isCached }) => !existsSync(join(out, path)) && !isCached());
  for (const task of new Set(missing.map((file) => file.task))) {
    const ofTask = missing.filter((file) => file.task === task);
    log(`${task}: ${ofTask.length} files`);
    // One task after the other, because each keeps all cores busy.
    await inParallel(CORES, ofTask, async (file) => void (await file.read()));
  }
}
