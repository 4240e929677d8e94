/**
 * The whole build. It walks a route manifest, renders each page to HTML with React (renderToStaticMarkup) from Markdown with front
 * matter, bundles small scripts for the carousels, tabs and menu with esbuild, and checks links, ids and titles. What this site is
 * stands here, in the order of the phases; their code is in engine/build/make-site.ts.
 */
import './engine/render/set-node-env.ts';
import { tsImport } from 'tsx/esm/api';
import { theme } from './components/theme.ts';
import { buildSite, defineSite } from './engine/build/index.ts';
import { makeCommands, runIfMain } from './engine/cli/index.ts';
import type { BuildOptions } from './engine/core/index.ts';
import { makeRebuild, type Rebuild } from './engine/dev-server/index.ts';
import { renderBody, type SitePage } from './pages/body.tsx';
import { listResolvableRoutes } from './pages/resolve.ts';
import { getBudget, getPictureBudget } from './site/budgets.ts';
import { findUnpublishable } from './site/checks/find-samples.ts';
import { keepCurrent } from './site/checks/keep-current.ts';
import { listWarnings } from './site/checks/warnings.ts';
import { makeFiles } from './site/data/files.ts';
import { root } from './site/root.ts';
import { rules } from './site/rules.ts';
import type { Content } from './site/schema/content.ts';

export const site = defineSite<Content, SitePage>({
  root,
  theme,
  // Read and validate: content/*.md → entries, by the schema of their collection.
  rules,
  keepCurrent,
  // Resolve: the route manifest, pages/routes.ts, and entries → pages, as plain data.
  routes: listResolvableRoutes,
  // Assets: styles, fonts, pictures, and client/main.ts with its islands, bundled by esbuild.
  getPictureBudget,
  makeFiles,
  // Render: pages → HTML, from React components, without a script in the browser.
  renderBody,
  // Check: links, ids and titles of the finished site by the engine; also what pages weigh, and what must not be published.
  getBudget,
  listWarnings,
  makePublishCheck: (made, options) => (made.content.site.publish ? () => findUnpublishable(made, options) : undefined),
});

/** Makes the site, and writes it to dist/ if it has no error. */
export const build = (options: BuildOptions): Promise<Content> => buildSite(site, options);

/** For the dev server, which loads this file again when code changes. */
export const rebuild = makeRebuild(site);

export const run = makeCommands(site, build, {
  rebuild,
  reload: async (): Promise<Rebuild> => (await tsImport('./build.ts', import.meta.url)).rebuild,
  loadEditor: () => import('./editor/index.ts'),
});

await runIfMain(import.meta.url, run);
