/** The one command: read, check, make the assets, render, verify, write. */
import './engine/draw/production.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { islandNames } from './client/islands.ts';
import { makeAssets } from './engine/assets/assets.ts';
import { openCache } from './engine/assets/cache.ts';
import { drawIcons } from './engine/assets/icons.ts';
import { survey } from './engine/check/check.ts';
import { runCommand } from './engine/command/command.ts';
import type { BuildOptions } from './engine/command/options.ts';
import { report } from './engine/command/report.ts';
import { robots, sitemap } from './engine/draw/indexes.ts';
import { renderPages } from './engine/draw/render.tsx';
import { makeToUrl } from './engine/draw/url.ts';
import { BuildFailure } from './engine/faults/errors.ts';
import { inspectPictures } from './engine/images/inspect.ts';
import { foresee } from './engine/prove/foresee.ts';
import { proveLook } from './engine/prove/look.ts';
import { verify } from './engine/prove/verify.ts';
import { readContent } from './engine/read/read.ts';
import { proveOut } from './engine/write/out-folder.ts';
import { clearUp, write } from './engine/write/write.ts';
import { resolvePages } from './pages/resolve.ts';
import { listRoutes } from './pages/routes.ts';
import { findContradictions } from './site/checks/contradictions.ts';
import { takeDownClosed } from './site/checks/expire.ts';
import { calendars } from './site/data/calendars.ts';
import { noticeIncomplete } from './site/data/job-posting.ts';
import { vcards } from './site/data/vcards.ts';
import type { Content } from './site/schema/content.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the site.
 * @returns the content it was built from, the command line's settings included
 * @throws BuildFailure with every fault of the content; the folder of the old site is then as it was
 */
export async function build(options: BuildOptions): Promise<Content> {
  const started = performance.now();
  const cache = openCache(options.cache);
  const out = proveOut(options.out, { root, ...options });
  clearUp(out);
  const reading = readContent(options.content);
  const pictures = await inspectPictures(options.images, cache);
  const surveyed = survey(reading, pictures, options);
  const faults = [...surveyed.faults, ...(await proveLook(surveyed, cache))];
  if (!surveyed.content || faults.length > 0) throw new BuildFailure([...faults, ...foresee(surveyed, faults)]);
  const { content, notices: closed } = takeDownClosed(surveyed.content, options.date);
  const routes = listRoutes(content);
  const toUrl = makeToUrl(content.site.base);
  const year = Number(options.date.slice(0, 4));
  const settings = { ...content.site, endpoint: content.site.contact?.endpoint };
  const icons = await drawIcons(join(root, 'assets/icons'), cache);
  const pages = resolvePages(routes, { content, toUrl, year, logo: `/${icons.touch.path}` });
  const assets = await makeAssets({ root, content, pages, settings, icons, pictures, toUrl, cache, log: options.log });
  const rendering = { settings, toUrl, pictureOf: assets.pictureOf, assets: assets.head };
  const outputs = [
    ...renderPages(pages, rendering),
    ...assets.outputs,
    sitemap(pages, settings),
    robots(settings),
    ...vcards(content),
    ...calendars(content),
    { path: '.nojekyll', content: '' },
  ];
  verify({ routes, outputs, sources: reading.sources, islands: islandNames, ...content.site });
  write(outputs, out);
  const notices = [...closed, ...noticeIncomplete(content.jobs), ...findContradictions(content.facts)];
  report({ content, notices, routes, outputs, options, milliseconds: performance.now() - started });
  return content;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await runCommand(process.argv.slice(2), build);
}
