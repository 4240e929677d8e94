import { join } from 'node:path';
import { makeAssets } from './assets/assets.ts';
import { openCache } from './assets/cache.ts';
import { drawIcons } from './assets/icons.ts';
import { survey } from './check/check.ts';
import { listPictures } from './check/pictures.ts';
import type { BuildOptions } from './command/options.ts';
import { report } from './command/report.ts';
import { robots, sitemap } from './draw/indexes.ts';
import type { Page } from './draw/page.ts';
import { renderPages } from './draw/render.ts';
import { makeToUrl } from './draw/url.ts';
import { BuildFailure } from './faults/errors.ts';
import { inspectPictures } from './images/inspect.ts';
import { type Memory, newMemory } from './memory.ts';
import { foresee } from './prove/foresee.ts';
import { proveLook } from './prove/look.ts';
import { verify } from './prove/verify.ts';
import { readContent } from './read/read.ts';
import type { Site } from './site.ts';
import { proveOut } from './write/out-folder.ts';
import { clearUp, write } from './write/write.ts';

/**
 * Builds a site: read, check, resolve, make the assets, draw, prove, write.
 * @param memory of the last build of the same process
 * @returns the content it was built from, the command line's settings included
 * @throws BuildFailure with every fault of the content; the folder of the old site is then as it was
 */
export async function buildSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: BuildOptions,
  memory: Memory = newMemory(),
): Promise<Content> {
  const started = performance.now();
  const { root, mark, body } = site;
  const cache = openCache(options.cache);
  const out = proveOut(options.out, { root, ...options });
  clearUp(out);
  const reading = readContent(options.content, memory);
  const pictures = await inspectPictures(options.images, cache);
  const surveyed = survey(site.rules, reading, pictures, options, memory);
  const faults = [...surveyed.faults, ...(await proveLook(site, surveyed, reading.sources, cache))];
  if (faults.length > 0) throw new BuildFailure([...faults, ...foresee(site, surveyed, reading.sources, faults)]);
  const { content, notices: over } = site.expire(surveyed.content, options.date);
  const settings = site.settings(content);
  const toUrl = makeToUrl(settings.base);
  const icons = await drawIcons(join(root, 'assets/icons'), cache);
  const around = { year: Number(options.date.slice(0, 4)), logo: `/${icons.touch.path}` };
  const pages = site.routes(content, around).map((route) => route.resolve());
  const { log } = options;
  const named = listPictures(surveyed.checked);
  const assets = await makeAssets({ root, mark, content, named, pages, settings, icons, pictures, toUrl, cache, log });
  const rendering = { settings, toUrl, pictureOf: assets.pictureOf, assets: assets.head, body };
  const drawn = renderPages(pages, rendering, memory.pages);
  const outputs = [
    ...drawn.map(({ output }) => output),
    ...assets.outputs,
    sitemap(pages, settings),
    robots(settings),
    ...site.files(content),
    { path: '.nojekyll', content: '' },
  ];
  verify({ drawn, outputs, sources: reading.sources, islands: site.islands, ...settings });
  write(outputs, out);
  const notices = [...over, ...site.notices(content)];
  const milliseconds = performance.now() - started;
  report({ notices, pages: pages.length, files: outputs.length, options, milliseconds });
  return content;
}
