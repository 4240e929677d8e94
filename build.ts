/** The one command: read, check, make the assets, render, verify, write. */
import './build/production.ts';
import { fileURLToPath } from 'node:url';
import { makeAssets } from './build/assets.ts';
import { openCache } from './build/cache.ts';
import { calendars } from './build/calendars.ts';
import { check } from './build/check.ts';
import { takeDownClosed } from './build/closing.ts';
import { runCommand } from './build/command.ts';
import { findContradictions } from './build/contradictions.ts';
import { proveCaptions } from './build/images/captions.ts';
import { inspectPictures } from './build/images/inspect.ts';
import { robots, sitemap } from './build/indexes.ts';
import { noticeIncomplete } from './build/job-posting.ts';
import type { BuildOptions } from './build/options.ts';
import { proveOut } from './build/out-folder.ts';
import { readContent } from './build/read.ts';
import { renderPage } from './build/render.tsx';
import { report } from './build/report.ts';
import type { Content } from './build/schema/content.ts';
import { makeToUrl } from './build/url.ts';
import { vcards } from './build/vcards.ts';
import { verify } from './build/verify.ts';
import { clearUp, write } from './build/write.ts';
import { islandNames } from './client/islands.ts';
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
  const { content, notices: closed } = takeDownClosed(check(reading, pictures, options), options.date);
  await proveCaptions({ heroes: content.heroes, sources: reading.sources, pictures }, cache);
  const routes = listRoutes(content);
  const toUrl = makeToUrl(content.site.base);
  const assets = await makeAssets({ root, content, routes, pictures, toUrl, cache, log: options.log });
  const year = Number(options.date.slice(0, 4));
  const site = { content, routes, toUrl, year, pictureOf: assets.pictureOf, assets: assets.head };
  const pages = routes.map((route) => renderPage(route, site));
  const outputs = [
    ...pages,
    ...assets.outputs,
    sitemap(routes, site),
    robots(site),
    ...vcards(site),
    ...calendars(site),
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
