/** A site of many similar articles, which bench/build.ts builds. Its assets are those of the library in test/fixtures. */
import '../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, defineSite } from '../engine/build/index.ts';
import { makeCommands, runIfMain } from '../engine/cli/index.ts';
import {
  basePath,
  type ContentOf,
  collection,
  entry,
  language,
  origin,
  page,
  single,
  text,
} from '../engine/content/index.ts';
import { type Page, toOutputPath, withBasePath } from '../engine/core/index.ts';
import { makeRebuild } from '../engine/dev-server/index.ts';
import { RawHtml, type Route } from '../engine/render/index.ts';
import { theme } from '../test/fixtures/library/theme.tsx';

const settings = entry.extend({ name: text('a name'), shortName: text('a name'), language, origin, base: basePath });
const collections = {
  site: single(settings, { file: 'site' }),
  home: single(page, { file: 'home', hasText: true }),
  articles: collection(page, { folder: 'articles', hasText: true }),
};

type Content = ContentOf<typeof collections>;
type Article = Page & { props: { title: string; lead: string; text: string } };

const articles = defineSite<Content, Article>({
  root: fileURLToPath(new URL('../test/fixtures/library/', import.meta.url)),
  rules: { collections, finish: (content) => content },
  routes: ({ home, articles: all }) => [
    toRoute(home, '/'),
    ...all.map((article) => toRoute(article, `/articles/${article.slug}/`)),
  ],
  renderBody: ({ props: { title, lead, text: html } }, { toUrl }) => (
    <main>
      <h1>{title}</h1>
      <p>{lead}</p>
      <RawHtml html={withBasePath(html, toUrl)} />
    </main>
  ),
  // Pages of the other generators have no social cards.
  theme: { ...theme, card: undefined },
});

function toRoute({ file, title, description, noindex, lead, body }: Content['home'], path: string): Route<Article> {
  const resolve = (): Article => ({
    path,
    output: toOutputPath(path),
    source: file,
    kind: 'article',
    head: { title, description, noindex, data: [] },
    props: { title, lead, text: body },
    shell: {},
  });
  return { source: file, resolve };
}

const rebuild = makeRebuild(articles);

/** The cache is next to the content, so that bench/build.ts can delete it. */
const run = makeCommands(
  articles,
  (options) => buildSite(articles, { ...options, cache: join(options.content, '../.cache') }),
  { rebuild, reload: async () => rebuild },
);

await runIfMain(import.meta.url, run);
