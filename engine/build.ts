import { join } from 'node:path';
import { makeAssets } from './assets/assets.ts';
import { openCache } from './assets/cache.ts';
import { drawIcons } from './assets/icons.ts';
import { survey } from './check/check.ts';
import { listPictures } from './check/named-pictures.ts';
import type { BuildOptions } from './command/options.ts';
import { report } from './command/report.ts';
import { drawIndexes } from './draw/indexes.ts';
import type { Page } from './draw/page.ts';
import { renderPages } from './draw/render.ts';
import { makeToUrl } from './draw/url.ts';
import { inspectPictures } from './images/inspect.ts';
import { type Memory, newMemory } from './memory.ts';
import { proveContent } from './prove/content.ts';
import { verify } from './prove/verify.ts';
import { readContent } from './read/read.ts';
import { resolveSite } from './resolve.ts';
import type { Site } from './site.ts';
import { proveOut } from './write/out-folder.ts';
import { sizeOf } from './write/stage.ts';
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
  const { root, look, body, islands } = site;
  const { date, log } = options;
  const cache = openCache(options.cache);
  const out = proveOut(options.out, { root, ...options });
  clearUp(out);

  const reading = readContent(options.content, memory);
  const { sources } = reading;
  const pictures = await inspectPictures(options.images, look.paper, cache);
  const surveyed = survey(site.rules, reading, pictures, options, memory);
  const icons = await drawIcons(join(root, 'assets/icons'), cache);
  const resolved = resolveSite(site, surveyed.content, date, `/${icons.touch.path}`);
  await proveContent(site, surveyed, resolved, sources, cache);

  const { content, pages, settings } = resolved;
  const toUrl = makeToUrl(settings.base);
  const named = listPictures(surveyed.checked);
  const batch = { cache, log, standing: (path: string) => sizeOf(join(out, path)) };
  const assets = await makeAssets({ root, look, ...resolved, named, pictures, icons, toUrl, batch });
  const { head, pictureOf } = assets;
  const drawn = renderPages(pages, { settings, look, toUrl, pictureOf, assets: head, body }, memory.pages);
  const others = [...assets.outputs, ...drawIndexes(pages, settings), ...(site.files?.(content) ?? [])];
  const outputs = [...drawn.map(({ output }) => output), ...others];
  verify({ drawn, outputs, sources, islands, ...settings });
  write(outputs, out);
  cache.prune();
  const notices = [...resolved.notices, ...(site.notices?.(content) ?? [])];
  const milliseconds = performance.now() - started;
  report({ notices, pages: pages.length, files: outputs.length, options, milliseconds });
  return content;
}
