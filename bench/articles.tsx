/** A site of many similar articles, which bench/build.ts builds. Its assets are those of the library in test/fixtures. */
import '../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAssets } from '../engine/assets/index.ts';
import { checkSite } from '../engine/checks/index.ts';
import { runBuild, runIfMain } from '../engine/cli/index.ts';
import {
  basePath,
  type ContentOf,
  collection,
  entry,
  language,
  origin,
  page,
  singleton,
  text,
  validate,
} from '../engine/content/index.ts';
import { type BuildOptions, orThrow, throwIfAny, toOutputPath, withBasePath } from '../engine/core/index.ts';
import { buildSite, type Inputs, readSources, type Site, type SiteScript } from '../engine/output/index.ts';
import {
  listIndexFiles,
  RawHtml,
  type RenderablePage,
  type Route,
  renderPages,
  resolvePages,
  toRendering,
} from '../engine/render/index.ts';
import { theme as libraryTheme } from '../test/fixtures/library/theme.tsx';

const settings = entry.extend({ name: text('a name'), shortName: text('a name'), language, origin, base: basePath });
const collections = {
  site: singleton(settings, { file: 'site' }),
  home: singleton(page, { file: 'home', hasText: true }),
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
  const { cache, commitDates } = inputs;
  const read = await readSources(inputs, theme);
  const validated = validate<Content>(read.sources, collections, read, inputs);
  const content = orThrow(validated.content, validated.errors);
  const settings = content.site;
  const assets = await bundleAssets({ ...read, ...validated, root, theme, settings, content }, cache);
  const pages = resolvePages(listRoutes(content));
  const rendering = toRendering(settings, theme, assets);
  const rendered = renderPages(pages, rendering, cache.results);
  const files = [
    ...rendered.map(({ file }) => file),
    ...assets.files,
    ...assets.pictureFiles,
    ...listIndexFiles(pages, settings, commitDates),
  ];
  const site = { ...read, ...validated, content, settings, used: assets.used, rendered, rendering, files };
  throwIfAny(checkSite(site));
  return site;
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
        <RawHtml html={withBasePath(body.map((block) => ('html' in block ? block.html : '')).join('\n'), toUrl)} />
      </main>
    ),
  });
  return { source: file, resolve };
}

/** The cache is next to the content, so that bench/build.ts can delete it. */
const site: SiteScript = { url: import.meta.url, root, loadSite };
const build = (options: BuildOptions) => buildSite(site, { ...options, cache: join(options.content, '../.cache') });

await runIfMain(import.meta.url, (args) => runBuild(args, root, build));
