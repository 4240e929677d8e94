/** The one command: this site, handed to the engine. */
import './engine/render/production.ts';
import { fileURLToPath } from 'node:url';
import { islandNames } from './client/islands.ts';
import { theme } from './components/look.ts';
import { buildSite } from './engine/build/build.ts';
import type { Site } from './engine/build/site.ts';
import { commandsOf } from './engine/cli/commands.ts';
import { createIn, type NewOptions } from './engine/cli/new.ts';
import type { GeneratedFile } from './engine/cli/schema.ts';
import type { BuildOptions } from './engine/core/options.ts';
import { remaker } from './engine/dev-server/rebuild.ts';
import type { WriteReportOptions } from './engine/report/index.ts';
import { renderBody } from './pages/body.tsx';
import type { Page } from './pages/page.ts';
import { listPages } from './pages/resolve.ts';
import { takeDownClosed } from './site/checks/expire.ts';
import { listNotices } from './site/checks/notices.ts';
import { listFiles } from './site/data/files.ts';
import { budgetOf, pictureBudgetOf } from './site/report/budgets.ts';
import { listsOf } from './site/report/lists.ts';
import { rules } from './site/rules.ts';
import type { Content } from './site/schema/content.ts';

export const site: Site<Content, Page> = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  rules,
  expire: takeDownClosed,
  notices: listNotices,
  settings: ({ site: settings }) => ({ ...settings, endpoint: settings.contact?.endpoint }),
  routes: listPages,
  body: renderBody,
  files: listFiles,
  theme,
  budgetOf,
  pictureBudgetOf,
  islands: islandNames,
};

export const build = (options: BuildOptions): Promise<Content> => buildSite(site, options);
/** Builds go without what only a report needs. */
const loadReport = () => import('./engine/report/index.ts');
const report = async (options: WriteReportOptions): Promise<void> =>
  (await loadReport()).writeReport(site, listsOf, options);
const create = (options: NewOptions): Promise<void> => createIn(site, options);
/** Nor what only editors need. */
const listStale = async (): Promise<GeneratedFile[]> =>
  (await import('./engine/cli/reference-files.ts')).listStale(site.root, rules);
/** For the dev server, which takes up this file anew when the code has changed. */
export const remake = remaker(site, {
  renderReport: async (made, options) => (await loadReport()).renderReport(site, made, listsOf, options),
});
export const run = commandsOf(site.root, { build, report, create, listStale }, ['site/rules.ts']);
