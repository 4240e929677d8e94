import { listLostAddresses } from '../checks/index.ts';
import { type BuildOptions, formatDiagnostic, produce } from '../core/index.ts';
import { openBuildCache } from './cache.ts';
import { readCommitDates } from './commit-dates.ts';
import { checkOutFolder } from './out-folder.ts';
import type { Site, SiteScript } from './site.ts';
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
  const { settings, deferred } = site;
  const { store } = cache;
  const outputs = [...site.outputs];
  // One group after the other, because each keeps all cores busy.
  for (const group of deferred) outputs.push(...(await produce(group, store, log)));
  const pages = site.rendered.map(({ page }) => page);
  const lostAddresses = listLostAddresses(out, pages, settings);
  write(outputs, out);
  cache.results.endBuild();
  store.prune();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const count = pages.filter(({ head }) => head.redirectsTo === undefined).length;
  log(`${count} pages, ${outputs.length} files in ${options.out} (${seconds} s)`);
  for (const warning of [...lostAddresses, ...site.warnings()]) log(formatDiagnostic(warning));
  return site;
}
