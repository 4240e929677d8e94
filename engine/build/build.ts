import { checkWeights, listHeavyPages, listLostAddresses } from '../checks/index.ts';
import { type BuildOptions, formatDiagnostic, type Page, produce, throwIfAny } from '../core/index.ts';
import { openBuildCache } from './cache.ts';
import { checkOutFolder } from './out-folder.ts';
import type { Site } from './site.ts';
import { repair, write } from './write.ts';

/**
 * Makes a site, with every picture, and writes it.
 * @returns the content that the site was built from, with the settings of the command line
 * @throws BuildFailure with every error in the content; the last site stays in its folder
 */
export async function buildSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: BuildOptions,
  cache = openBuildCache(options),
): Promise<Content> {
  const started = performance.now();
  const { log } = options;
  const out = checkOutFolder(options.out, { root: site.root, ...options });
  repair(out);

  const made = await site.make(options, cache);
  const { settings, outputs, deferred, resolved } = made;
  const { store } = cache;
  // One group after the other, because each keeps all cores busy.
  for (const group of deferred) outputs.push(...(await produce(group, store, log)));
  if (site.getBudget) throwIfAny(await checkWeights({ ...made, theme: site.theme }, store, site.getBudget));
  const heavyPages = site.getBudget ? await listHeavyPages(made, store, site.getBudget) : [];
  const lostAddresses = listLostAddresses(out, resolved.pages, settings);
  write(outputs, out);
  cache.results.endBuild();
  store.prune();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const count = resolved.pages.filter(({ head }) => head.redirectsTo === undefined).length;
  log(`${count} pages, ${outputs.length} files in ${options.out} (${seconds} s)`);
  for (const warning of [...lostAddresses, ...made.warnings(), ...heavyPages]) log(formatDiagnostic(warning));
  return made.content;
}
