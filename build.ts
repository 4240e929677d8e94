/** The one command: read, check, make the assets, render, verify, write. */
import './build/production.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeAssets } from './build/assets.ts';
import { openCache } from './build/cache.ts';
import { calendars } from './build/calendars.ts';
import { survey } from './build/check.ts';
import { takeDownClosed } from './build/closing.ts';
import { runCommand } from './build/command.ts';
import { findContradictions } from './build/contradictions.ts';
import { BuildFailure } from './build/errors.ts';
import { foresee } from './build/foresee.ts';
import { drawIcons } from './build/icons.ts';
import { inspectPictures } from './build/images/inspect.ts';
import { robots, sitemap } from './build/indexes.ts';
import { noticeIncomplete } from './build/job-posting.ts';
import { proveLook } from './build/look.ts';
import type { BuildOptions } from './build/options.ts';
import { proveOut } from './build/out-folder.ts';
import { readContent } from './build/read.ts';
import { renderPages } from './build/render.tsx';
import { report } from './build/report.ts';
import type { Content } from './build/schema/content.ts';
import { makeToUrl } from './build/url.ts';
import { vcards } from './build/vcards.ts';
import { verify } from './build/verify.ts';
import { clearUp, write } from './build/write.ts';
import { islandNames } from './client/islands.ts';
import { resolvePages } from './pages/resolve.ts';
import { listRoutes } from './pages/routes.ts';

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
