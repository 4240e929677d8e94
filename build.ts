/** The whole build: content → pages → HTML, scripts and styles, checks, files. */
import './engine/render/set-node-env.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { theme } from './components/theme.ts';
import { findNonFiles, inspectPictures, makeAssets, makeIcons, readCoverage } from './engine/assets/index.ts';
import { buildSite, finishSite, type MadeSite, type MakeOptions, readPublic, type Site } from './engine/build/index.ts';
import { commandsOf } from './engine/cli/index.ts';
import { listPictures, readContent, validate } from './engine/content/index.ts';
import { type BuildCache, type BuildOptions, makeToUrl } from './engine/core/index.ts';
import { makeRebuild } from './engine/dev-server/index.ts';
import { addPageAssets, renderPages, resolvePages } from './engine/render/index.ts';
import { renderBody, type SitePage } from './pages/body.tsx';
import { listResolvableRoutes } from './pages/resolve.ts';
import { budgetOf, pictureBudgetOf } from './site/budgets.ts';
import { findUnpublishable } from './site/checks/find-samples.ts';
import { keepCurrent } from './site/checks/keep-current.ts';
import { listWarnings } from './site/checks/warnings.ts';
import { makeFiles } from './site/data/files.ts';
import { rules } from './site/rules.ts';
import type { Content } from './site/schema/content.ts';

/** Resolved by name, because `import.meta.url` is the URL of the bundle (engine/cli/load-code.js). */
const root = fileURLToPath(new URL('.', import.meta.resolve('#project/build.ts')));

async function makeSite(options: MakeOptions, cache: BuildCache): Promise<MadeSite<Content, SitePage>> {
  const { onPhase = () => undefined, virtualFiles } = options;
  // Read the files.
  const reading = readContent(options.content, cache.results, virtualFiles?.content);
  const { sources } = reading;
  const published = readPublic(options.public);
  const pictures = await inspectPictures(options.images, theme.background, cache, virtualFiles?.images);
  onPhase('read');
  // Files → entries, or every error in them.
  const coverage = await readCoverage(theme.typefaces, cache.store);
  const otherErrors = [...findNonFiles(pictures), ...published.errors];
  const validated = validate(rules, reading, { pictures, coverage, otherErrors }, options, cache.results);
  const current = keepCurrent(validated.content, options.date);
  const { content } = current;
  const settings = { ...content.site, endpoint: content.site.contact?.endpoint };
  onPhase('validate');
  // Entries → pages, as plain data.
  const icons = await makeIcons(join(root, 'assets/icons'), cache.store);
  const context = { year: Number(options.date.slice(0, 4)), logo: `/${icons.touch.path}` };
  const routesOf = (from: Content) => listResolvableRoutes(from, context);
  const resolved = resolvePages<Content, SitePage>(routesOf, content, validated.drafts);
  const { pages } = resolved;
  const shared = { settings, theme, renderBody };
  const input = { ...shared, sources, published, pictures, validated, resolved, makeFiles: () => makeFiles(content) };
  onPhase('resolve');
  // Styles, fonts and scripts. Pictures and social cards are deferred.
  const toUrl = makeToUrl(settings.base);
  const used = listPictures(validated.entries, pictureBudgetOf);
  const assets = await makeAssets({ root, theme, content, used, icons, pictures, toUrl }, cache);
  const pageAssets = addPageAssets(assets, { theme, pages, settings, icons, pictures, toUrl });
  const { outputs, deferred, head } = pageAssets;
  onPhase('assets');
  // Pages → HTML.
  const rendering = { ...shared, toUrl, pictures: assets.pictures, assets: head };
  const rendered = renderPages(pages, rendering, cache.results);
  onPhase('render');
  // Check the finished site.
  const warnings = () => [...current.warnings, ...listWarnings(content, sources)];
  const made = { ...input, content, context, used, rendering, rendered, outputs, deferred, warnings };
  const site = finishSite(made);
  onPhase('check');
  return site;
}

export const site: Site<Content, SitePage> = {
  root,
  rules,
  theme,
  budgetOf,
  routes: listResolvableRoutes,
  make: makeSite,
  publishCheckOf: (made, options) => (made.content.site.publish ? () => findUnpublishable(made, options) : undefined),
};
export const build = (options: BuildOptions): Promise<Content> => buildSite(site, options);

/** The dev server loads this file again when code changes. */
export const rebuild = makeRebuild(site, {
  loadEditor: () => import('./editor/index.ts'),
});
// site/rules.ts keeps its schemas when the dev server reloads other code.
export const run = commandsOf(site, build, { script: 'build.ts', persistent: ['site/rules.ts'] });
