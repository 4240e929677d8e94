/** The one command: read, check, make the assets, render, verify, write. */
import './engine/draw/production.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { islandNames } from './client/islands.ts';
import { Mark } from './components/frame/Mark.tsx';
import { makeAssets } from './engine/assets/assets.ts';
import { openCache } from './engine/assets/cache.ts';
import { drawIcons } from './engine/assets/icons.ts';
import { survey } from './engine/check/check.ts';
import { runCommand } from './engine/command/command.ts';
import type { BuildOptions } from './engine/command/options.ts';
import { report } from './engine/command/report.ts';
import { serving } from './engine/command/start.ts';
import { robots, sitemap } from './engine/draw/indexes.ts';
import { renderPages } from './engine/draw/render.tsx';
import { makeToUrl } from './engine/draw/url.ts';
import { BuildFailure } from './engine/faults/errors.ts';
import { inspectPictures } from './engine/images/inspect.ts';
import { foresee } from './engine/prove/foresee.ts';
import { proveLook } from './engine/prove/look.ts';
import { verify } from './engine/prove/verify.ts';
import { readContent } from './engine/read/read.ts';
import type { Site } from './engine/site.ts';
import { proveOut } from './engine/write/out-folder.ts';
import { clearUp, write } from './engine/write/write.ts';
import { drawBody } from './pages/body.tsx';
import type { Page } from './pages/page.ts';
import { listPages } from './pages/resolve.ts';
import { findContradictions } from './site/checks/contradictions.ts';
import { takeDownClosed } from './site/checks/expire.ts';
import { noticeSamples } from './site/checks/samples.ts';
import { calendars } from './site/data/calendars.ts';
import { noticeIncomplete } from './site/data/job-posting.ts';
import { vcards } from './site/data/vcards.ts';
import { rules } from './site/rules.ts';
import type { Content } from './site/schema/content.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** This site, as the engine is handed it. */
export const site: Site<Content, Page> = {
  settings: ({ site: settings }) => ({ ...settings, endpoint: settings.contact?.endpoint }),
  routes: listPages,
  body: drawBody,
  files: (content) => [...vcards(content), ...calendars(content)],
  mark: Mark(),
  islands: islandNames,
};

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
  const surveyed = survey(rules, reading, pictures, options);
  const faults = [...surveyed.faults, ...(await proveLook(site, surveyed, cache))];
  if (!surveyed.content || faults.length > 0) throw new BuildFailure([...faults, ...foresee(site, surveyed, faults)]);
  const { content, notices: closed } = takeDownClosed(surveyed.content, options.date);
  const settings = site.settings(content);
  const toUrl = makeToUrl(settings.base);
  const year = Number(options.date.slice(0, 4));
  const icons = await drawIcons(join(root, 'assets/icons'), cache);
  const pages = site.routes(content, { year, logo: `/${icons.touch.path}` }).map((route) => route.resolve());
  const assets = await makeAssets({
    root,
    mark: site.mark,
    content,
    pages,
    settings,
    icons,
    pictures,
    toUrl,
    cache,
    log: options.log,
  });
  const rendering = { settings, toUrl, pictureOf: assets.pictureOf, assets: assets.head, body: site.body };
  const outputs = [
    ...renderPages(pages, rendering),
    ...assets.outputs,
    sitemap(pages, settings),
    robots(settings),
    ...site.files(content),
    { path: '.nojekyll', content: '' },
  ];
  verify({ pages, outputs, sources: reading.sources, islands: site.islands, ...settings });
  write(outputs, out);
  const notices = [
    ...closed,
    ...noticeIncomplete(content.jobs),
    ...findContradictions(content.facts),
    ...noticeSamples(content),
  ];
  const milliseconds = performance.now() - started;
  report({ notices, pages: pages.length, files: outputs.length, options, milliseconds });
  return content;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, ...others] = process.argv.slice(2);
  const serve = serving(build, (content) => site.settings(content).base);
  process.exitCode = await (first === 'serve' ? runCommand(others, serve) : runCommand(process.argv.slice(2), build));
}
