/**
 * The whole build, step by step. It reads Markdown with front matter, walks a route manifest, renders each page to HTML with React
 * (renderToStaticMarkup), bundles small scripts for the carousels, tabs and menu with esbuild, and checks links, ids and titles.
 */
import './engine/render/set-node-env.ts';
import { fileURLToPath } from 'node:url';
import { theme } from './components/theme.ts';
import { bundleAssets } from './engine/assets/index.ts';
import { checkCardText, checkSite } from './engine/checks/index.ts';
import { makeCommands, runIfMain } from './engine/cli/index.ts';
import { validate } from './engine/content/index.ts';
import { orThrow, throwIfAny } from './engine/core/index.ts';
import { type Inputs, listHeaderFiles, readSources, type Site, type SiteScript } from './engine/output/index.ts';
import {
  listDraftPages,
  listIndexFiles,
  planCards,
  renderPages,
  renderSamePage,
  resolvePages,
  toRendering,
} from './engine/render/index.ts';
import { listPageRoutes } from './pages/resolve.tsx';
import { getPictureBudget } from './site/budgets.ts';
import { fillFacts, listValues, readFacts } from './site/checks/facts.ts';
import { findUnpublishable } from './site/checks/find-samples.ts';
import { keepCurrent } from './site/checks/keep-current.ts';
import { checkRules } from './site/checks/rules.ts';
import { listWarnings } from './site/checks/warnings.ts';
import { completeContent } from './site/model/complete-content.ts';
import { makeFiles } from './site/outputs/files.ts';
import { type Content, collections } from './site/schema/content.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Files → content. @throws BuildFailure with every error in the content, the pictures and public/ */
async function readSite(inputs: Inputs) {
  // content/*.md: front matter with positions, and Markdown.
  const read = await readSources(inputs, theme);
  // Facts such as {{skus}} are filled in. Then text is typeset, and the schema of its collection turns each file into an entry.
  const facts = readFacts(read.sources);
  const filled = read.sources.map((source) => fillFacts(source, facts));
  const validated = validate<Content>(filled, collections, read, inputs);
  const { content, contentWithHidden, entries, errors } = validated;
  const valid = orThrow(content, [
    ...read.published.errors,
    ...errors,
    ...(content ? checkRules(content, entries) : []),
  ]);
  // What has passed by date is left out.
  const current = keepCurrent(completeContent(valid, inputs), inputs.date);
  return {
    ...read,
    ...validated,
    ...current,
    facts,
    // Links to drafts are told from dead ones.
    contentWithHidden: contentWithHidden && completeContent(contentWithHidden, inputs),
  };
}

/** Content → the files of the site. @throws BuildFailure with every broken rule of the finished site */
async function renderSite(read: Awaited<ReturnType<typeof readSite>>, inputs: Inputs): Promise<Site> {
  const { content, contentWithHidden, facts, entries, pictures } = read;
  const { cache, date, commitDates } = inputs;
  const settings = content.site;
  // Styles, fonts and icons; client/main.ts with its islands, bundled by esbuild.
  const assets = await bundleAssets({ root, theme, settings, content, entries, pictures, getPictureBudget }, cache);
  // The route manifest, pages/routes.ts, and entries → pages, as plain data.
  const routesOf = (from: Content) => listPageRoutes(from, { date, logo: assets.common.touchIcon });
  const pages = resolvePages(routesOf(content));
  // Pages → HTML, from React components. Pictures and social cards are made when they are read.
  const cards = planCards({ theme, pages, settings, pictures, cache: cache.store });
  const rendering = toRendering(settings, theme, assets, cards.getCard);
  const rendered = renderPages(pages, rendering, cache.results);
  const files = [
    ...rendered.map(({ file }) => file),
    ...assets.files,
    ...assets.pictureFiles,
    ...cards.files,
    ...listIndexFiles(pages, settings, commitDates),
    ...makeFiles(content),
    ...read.published.files,
  ];
  const site: Site = {
    ...read,
    settings,
    used: assets.used,
    rendered,
    rendering,
    files: [
      ...files,
      ...listHeaderFiles(
        pages,
        settings,
        files.map(({ path }) => path),
      ),
    ],
    draftPages: contentWithHidden && listDraftPages(routesOf(contentWithHidden), read.drafts),
    listWarnings: () => [...read.warnings, ...listWarnings(content, read.sources)],
    findUnpublishable: () => findUnpublishable(read, inputs),
    listValues: (text) => listValues(text, facts, read.folder),
    renderChanged: (output, change) => renderSamePage(output, pages, routesOf(change(content)), rendering),
    canPublish: settings.publish,
  };
  // Links, ids, titles and headings.
  throwIfAny([...checkCardText(site, theme), ...checkSite(site)]);
  return site;
}

export const site: SiteScript = {
  url: import.meta.url,
  root,
  loadSite: async (inputs) => renderSite(await readSite(inputs), inputs),
};

export const run = makeCommands(site, () => import('./editor/index.ts'));

await runIfMain(import.meta.url, run);
