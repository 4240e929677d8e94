/** A site of many similar articles, which bench/build.ts builds. Its assets are those of the library in test/fixtures. */
import '../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAssets, inspectPictures } from '../engine/assets/index.ts';
import { buildSite, type Inputs, listSiteWarnings, readPublic, type Site } from '../engine/build/index.ts';
import { checkSite } from '../engine/checks/index.ts';
import { runBuild, runIfMain } from '../engine/cli/index.ts';
import {
  arrangeEntries,
  basePath,
  type ContentOf,
  checkContent,
  collection,
  entry,
  language,
  listCollections,
  listDrafts,
  listEntries,
  origin,
  page,
  readContent,
  single,
  text,
  validateSources,
} from '../engine/content/index.ts';
import {
  type BuildOptions,
  listPaths,
  makeToUrl,
  orThrow,
  throwIfAny,
  toOutputPath,
  withBasePath,
} from '../engine/core/index.ts';
import {
  listIndexFiles,
  RawHtml,
  type RenderablePage,
  type Route,
  renderPages,
  resolvePages,
} from '../engine/render/index.ts';
import { theme as libraryTheme } from '../test/fixtures/library/theme.tsx';

const settings = entry.extend({ name: text('a name'), shortName: text('a name'), language, origin, base: basePath });
const collections = {
  site: single(settings, { file: 'site' }),
  home: single(page, { file: 'home', hasText: true }),
  articles: collection(page, { folder: 'articles', hasText: true }),
};

type Content = ContentOf<typeof collections>;
const root = fileURLToPath(new URL('../test/fixtures/library/', import.meta.url));
// Pages of the other generators have no social cards.
const theme = { ...libraryTheme, card: undefined };

const listRoutes = ({ home, articles }: Content) => [
  toRoute(home, '/'),
  ...articles.map((article) => toRoute(article, `/articles/${article.slug}/`)),
];

async function loadSite(inputs: Inputs): Promise<Site> {
  const { cache } = inputs;
  const reading = readContent(inputs.content, cache.results);
  const published = readPublic(inputs.public);
  const pictures = await inspectPictures(inputs.images, theme.background, cache);
  const checked = validateSources(reading.sources, collections, inputs, cache.results);
  const entries = listEntries(checked.shown);
  const errors = checkContent(reading, collections, checked, { pictures });
  const content = orThrow(arrangeEntries<Content>(collections, entries), errors);
  const settings = content.site;
  const assets = await bundleAssets({ root, theme, settings, content, entries, pictures }, cache);
  const pages = resolvePages(listRoutes(content));
  const common = { ...assets.common, getCard: () => undefined };
  const toUrl = makeToUrl(settings.base);
  const rendering = { settings, theme, toUrl, pictures: assets.pictures, assets: common };
  const rendered = renderPages(pages, rendering, cache.results);
  const documents = rendered.map(({ output }) => output);
  const outputs = [...documents, ...listIndexFiles(pages, settings, inputs.commitDates), ...assets.outputs];
  const deferred = [assets.deferredPictures];
  const site = {
    content,
    drafts: listDrafts(checked),
    collections: listCollections(collections),
    entries,
    listValues: () => [],
    sources: reading.sources,
    published,
    pictures,
    settings,
    used: assets.used,
    rendered,
    rendering,
    draftPages: new Map<string, string>(),
    outputs,
    deferred,
  };
  throwIfAny(checkSite(site, listPaths(outputs, deferred)));
  return {
    ...site,
    renderChanged: () => undefined,
    warnings: () => listSiteWarnings(site),
    canPublish: false,
    findUnpublishable: () => [],
  };
}

function toRoute({ file, title, description, noindex, lead, body }: Content['home'], path: string): Route {
  const resolve = (): RenderablePage => ({
    path,
    output: toOutputPath(path),
    source: file,
    kind: 'article',
    head: { title, description, noindex, data: [] },
    props: { title, lead, text: body },
    shell: {},
    render: ({ toUrl }) => (
      <main>
        <h1>{title}</h1>
        <p>{lead}</p>
        <RawHtml html={withBasePath(body, toUrl)} />
      </main>
    ),
  });
  return { source: file, resolve };
}

/** The cache is next to the content, so that bench/build.ts can delete it. */
const build = (options: BuildOptions) =>
  buildSite({ root, loadSite }, { ...options, cache: join(options.content, '../.cache') });

await runIfMain(import.meta.url, (args) => runBuild(args, root, build));
