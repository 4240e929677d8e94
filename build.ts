/**
 * The whole build, step by step. It reads Markdown with front matter, walks a route manifest, renders each page to HTML with React
 * (renderToStaticMarkup), bundles small scripts for the carousels, tabs and menu with esbuild, and checks links, ids and titles.
 */
import './engine/render/set-node-env.ts';
import { tsImport } from 'tsx/esm/api';
import { theme } from './components/theme.ts';
import { bundleAssets, inspectPictures, readCoverage } from './engine/assets/index.ts';
import {
  type Inputs,
  listHeaderFiles,
  listSiteWarnings,
  readPublic,
  type Site,
  type SiteContent,
  type SiteScript,
} from './engine/build/index.ts';
import { checkCardText, checkSite } from './engine/checks/index.ts';
import { makeCommands, runIfMain } from './engine/cli/index.ts';
import {
  arrangeEntries,
  checkContent,
  listCollections,
  listDrafts,
  listEntries,
  readContent,
  validateSources,
} from './engine/content/index.ts';
import { listPaths, makeToUrl, once, orThrow, throwIfAny } from './engine/core/index.ts';
import { makeRebuild, type Rebuild } from './engine/dev-server/index.ts';
import {
  listDraftPages,
  listIndexFiles,
  planCards,
  renderPages,
  renderSamePage,
  resolvePages,
} from './engine/render/index.ts';
import { listPageRoutes } from './pages/resolve.tsx';
import { getPictureBudget } from './site/budgets.ts';
import { fillFacts, listValues, readFacts } from './site/checks/facts.ts';
import { findUnpublishable } from './site/checks/find-samples.ts';
import { keepCurrent } from './site/checks/keep-current.ts';
import { checkRules } from './site/checks/rules.ts';
import { listWarnings } from './site/checks/warnings.ts';
import { makeFiles } from './site/data/files.ts';
import { completeContent } from './site/model/complete-content.ts';
import { root } from './site/root.ts';
import { type Content, collections } from './site/schema/content.ts';

/** Files → content. @throws BuildFailure with every error in the content, the pictures and public/ */
async function readSite(inputs: Inputs): Promise<SiteContent<Content>> {
  const { cache, virtualFiles } = inputs;
  // content/*.md: front matter with positions, and Markdown.
  const reading = readContent(inputs.content, cache.results, virtualFiles?.content);
  const published = readPublic(inputs.public);
  const pictures = await inspectPictures(inputs.images, theme.background, cache, virtualFiles?.images);
  const coverage = await readCoverage(theme.typefaces, cache.store);
  // Facts such as {{skus}} are filled in. Then text is typeset, and the schema of its collection turns each file into an entry.
  const facts = readFacts(reading.sources);
  const filled = reading.sources.map((source) => fillFacts(source, facts));
  const checked = validateSources(filled, collections, inputs, cache.results);
  const entries = listEntries(checked.shown);
  const arranged = arrangeEntries<Content>(collections, entries);
  const validated = orThrow(arranged, [
    ...published.errors,
    ...checkContent(reading, collections, checked, { pictures, coverage }),
    ...(arranged ? checkRules(arranged, entries) : []),
  ]);
  // What has passed by date is left out.
  const { content, warnings } = keepCurrent(completeContent(validated, inputs), inputs.date);
  // Links to drafts are told from dead ones.
  const hidden = listEntries(checked.hidden);
  const withHidden = hidden.length > 0 ? arrangeEntries<Content>(collections, [...entries, ...hidden]) : undefined;
  return {
    content,
    contentWithHidden: withHidden && completeContent(withHidden, inputs),
    drafts: listDrafts(checked),
    collections: listCollections(collections),
    entries,
    listValues: (text) => listValues(text, facts, reading.folder),
    sources: reading.sources,
    published,
    pictures,
    warnings,
  };
}

/** Content → the files of the site. @throws BuildFailure with every broken rule of the finished site */
async function renderSite(read: SiteContent<Content>, inputs: Inputs): Promise<Site> {
  const { content, contentWithHidden, drafts, pictures, published } = read;
  const { cache, date, commitDates } = inputs;
  const settings = content.site;
  // Styles, fonts and icons; client/main.ts with its islands, bundled by esbuild.
  const bundle = { root, theme, settings, content, entries: read.entries, pictures, getPictureBudget };
  const assets = await bundleAssets(bundle, cache);
  // The route manifest, pages/routes.ts, and entries → pages, as plain data.
  const routesOf = (from: Content) => listPageRoutes(from, { date, logo: assets.common.touchIcon });
  const pages = resolvePages(routesOf(content));
  // Pages → HTML, from React components. Pictures and social cards are made later.
  const cards = planCards({ theme, pages, settings, pictures });
  const common = { ...assets.common, getCard: cards.getCard };
  const toUrl = makeToUrl(settings.base);
  const rendering = { settings, theme, toUrl, pictures: assets.pictures, assets: common };
  const rendered = renderPages(pages, rendering, cache.results);
  const documents = rendered.map(({ output }) => output);
  const built = [
    ...documents,
    ...listIndexFiles(pages, settings, commitDates),
    ...assets.outputs,
    ...makeFiles(content),
  ];
  const deferred = [assets.deferredPictures, cards.deferred];
  const headerFiles = listHeaderFiles(pages, settings, listPaths([...built, ...published.files], deferred));
  const site = {
    ...read,
    settings,
    used: assets.used,
    rendered,
    rendering,
    draftPages: contentWithHidden ? listDraftPages(routesOf(contentWithHidden), drafts) : new Map<string, string>(),
    outputs: [...built, ...headerFiles, ...published.files],
    deferred,
  };
  // Links, ids, titles and headings.
  throwIfAny([...checkCardText(site, theme), ...checkSite(site, listPaths([...built, ...headerFiles], deferred))]);
  return {
    ...site,
    renderChanged: (output, change) => renderSamePage(output, pages, routesOf(change(content)), rendering),
    warnings: once(() => [...listSiteWarnings(site), ...read.warnings, ...listWarnings(content, read.sources)]),
    canPublish: settings.publish,
    findUnpublishable: () => findUnpublishable(read, inputs),
  };
}

export const site: SiteScript = {
  root,
  loadSite: async (inputs: Inputs) => renderSite(await readSite(inputs), inputs),
};

/** For the dev server, which loads this file again when code changes. */
export const rebuild = makeRebuild(site.loadSite);

export const run = makeCommands(site, {
  rebuild,
  reload: async (): Promise<Rebuild> => (await tsImport('./build.ts', import.meta.url)).rebuild,
  loadEditor: () => import('./editor/index.ts'),
});

await runIfMain(import.meta.url, run);
