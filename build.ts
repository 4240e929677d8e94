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
  // Facts such as {{skus}} are filled in.
  const facts = readFacts(read.sources);
  const filled = read.sources.map((source) => fillFacts(source, facts));
  // Text is typeset, Markdown becomes HTML, and the schema of its collection turns each file into an entry.
  const validated = validate<Content>(filled, collections, read, inputs);
  const { contentWithHidden, entries, errors } = validated;
  const valid = orThrow(validated.content, [
    ...read.published.errors,
    ...errors,
    ...(validated.content ? checkRules(validated.content, entries) : []),
  ]);
  // What has passed by date is left out.
  const { content, warnings } = keepCurrent(completeContent(valid, inputs), inputs.date);
  // A link to a hidden draft gets an error of its own.
  const withHidden = contentWithHidden && completeContent(contentWithHidden, inputs);
  return { read, facts, validated, content, warnings, withHidden };
}

/** Content → the files of the site. @throws BuildFailure with every broken rule of the finished site */
async function renderSite(siteContent: Awaited<ReturnType<typeof readSite>>, inputs: Inputs): Promise<Site> {
  const { read, facts, validated, content, warnings, withHidden } = siteContent;
  const { cache, date, commitDates } = inputs;
  const { pictures, sources } = read;
  const { entries, drafts } = validated;
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
    ...validated,
    content,
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
    draftPages: withHidden && listDraftPages(routesOf(withHidden), drafts),
    listWarnings: () => [...warnings, ...listWarnings(content, sources)],
    findUnpublishable: () => findUnpublishable({ content, sources, pictures }, inputs),
    // For the editor: where texts come from, and a page with other content.
    listValues: (text) => listValues(text, facts, read.folder),
    renderChanged: (output, change) => renderSamePage(output, pages, routesOf(change(content)), rendering),
    canPublish: settings.publish,
  };
  throwIfAny([...checkCardText(site, theme), ...checkSite(site)]);
  return site;
}

export const site: SiteScript = {
  url: import.meta.url,
  root,
  loadSite: async (inputs) => renderSite(await readSite(inputs), inputs),
};

/** Runs `build`, which writes the files to dist/, or `start`, `preview` or `check:placeholders`. */
export const run = makeCommands(site, {
  loadEditor: () => import('./editor/index.ts'),
});

await runIfMain(import.meta.url, run);
