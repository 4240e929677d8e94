import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../assets/index.ts';
import type { Drafts } from '../content/index.ts';
import {
  escapeHtml,
  type FileInMemory,
  makeHash,
  makeToUrl,
  memoize,
  type Page,
  type PictureFiles,
  type Results,
  type Settings,
  type Theme,
  throwIfAny,
  toFile,
  tryAll,
} from '../core/index.ts';
import { DeferredStyles } from './DeferredStyles.tsx';
import { extract, type PageExtract, splitPage } from './extract.ts';
import { type HeadContext, renderHead } from './head.ts';
import type { PageContext, Preload } from './Picture.tsx';

/** What all pages are rendered with. */
export interface Rendering extends HeadContext {
  /** The pictures of the site by name, in their encoded sizes. */
  pictures: ReadonlyMap<string, PictureFiles>;
}

/** @param getCard the social card of a page, if it has one */
export function toRendering(
  settings: Settings,
  theme: Theme,
  { common, pictures }: Pick<Assets, 'common' | 'pictures'>,
  getCard: Rendering['assets']['getCard'] = () => undefined,
): Rendering {
  return { settings, theme, toUrl: makeToUrl(settings.base), pictures, assets: { ...common, getCard } };
}

/** A page, with what is in its `<body>`. */
export interface RenderablePage extends Page {
  render(context: PageContext): ReactNode;
}

export function renderHtml(page: RenderablePage, rendering: Rendering): string {
  const { settings, toUrl, assets } = rendering;
  let preload: Preload | undefined;
  const body = renderBodyAndStyles(page, rendering, (picture) => {
    preload ??= picture;
  });
  const head = renderHead(page, rendering, body, preload);
  const language = escapeHtml(settings.language);
  // A script of the site shows the placeholder instead of pictures that fail to load.
  const placeholder = assets.placeholder && ` data-placeholder="${toUrl(assets.placeholder)}"`;
  const htmlTag = `<html lang="${language}"${placeholder ?? ''}>`;
  return `<!doctype html>\n${htmlTag}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`;
}

/** With critical CSS, the body ends with the style sheet, unless a component has put it at the end of the first view. */
function renderBodyAndStyles(
  page: RenderablePage,
  { toUrl, pictures, assets }: Rendering,
  preload: (picture: Preload) => void,
): string {
  const getPicture = (src: string) => {
    const picture = pictures.get(src);
    if (!picture) throw new Error(`Unknown picture \`${src}\`. Known: ${[...pictures.keys()].join(', ')}`);
    return picture;
  };
  const context = { toUrl, getPicture, preload };
  if (assets.critical.length === 0) return renderToStaticMarkup(page.render(context));
  const styles = toUrl(assets.styles);
  const html = renderToStaticMarkup(page.render({ ...context, deferredStyles: styles }));
  const link = renderToStaticMarkup(createElement(DeferredStyles, { styles }));
  return html.includes(link) ? html : html + link;
}

export interface RenderedPage {
  page: RenderablePage;
  file: FileInMemory;
  /** The links, ids and headings, for the checks: one extract for each piece of the page, such as the header or `<main>`. */
  extracts: readonly PageExtract[];
}

/**
 * Renders every page. Pages are pure functions of their props and their context.
 * @throws BuildFailure that names the content file of each page that cannot be rendered
 */
export function renderPages(pages: readonly RenderablePage[], rendering: Rendering, cache: Results): RenderedPage[] {
  const { settings, assets, pictures } = rendering;
  const context = makeHash(JSON.stringify([settings, assets, [...pictures]]));
  // Most parts of page shells, such as the menu, are the same object on every page.
  const hashPart = memoize((part: unknown) => makeHash(JSON.stringify([part])));
  const extractShared = memoize((html: string) => cache.memo(`extract\n${html}`, () => extract(html)));
  const { results, errors } = tryAll(
    pages,
    ({ source }) => source,
    (page) => {
      const { shell, ...rest } = page;
      const parts = Object.entries(shell).flat().map(hashPart);
      const key = ['page', JSON.stringify([rest, assets.getCard(page)]), ...parts, context].join('\n');
      // Bytes take half the memory of a string: one character beyond Latin-1 makes every character of a string take two bytes.
      const { content, ownExtracts } = cache.memo(key, () => {
        const html = renderHtml(page, rendering);
        return { content: Buffer.from(html), ownExtracts: splitPage(html).own.map(extract) };
      });
      const { shared } = splitPage(content.toString());
      const sharedExtracts = shared.map(extractShared);
      const extracts = ownExtracts.flatMap((own, index) => [own, ...sharedExtracts.slice(index, index + 1)]);
      return { page, file: toFile(page.output, content), extracts };
    },
  );
  throwIfAny(errors);
  return results;
}

/** A page to be resolved. */
export interface Route {
  /** The path of its content file as messages show it, e.g. "content/pages/contact.md". */
  source: string;
  resolve(): RenderablePage;
}

/** @throws BuildFailure that names the content file of each page that cannot be resolved */
export function resolvePages(routes: readonly Route[]): RenderablePage[] {
  const { results, errors } = resolveAll(routes);
  throwIfAny(errors);
  return results;
}

/**
 * The content files of pages that are not published yet, by path. Drafts need only their paths, so their errors are not reported.
 * @param routes of the content with hidden drafts
 */
export function listDraftPages(routes: readonly Route[], { hidden }: Drafts): ReadonlyMap<string, string> {
  const { results } = resolveAll(routes.filter(({ source }) => hidden.includes(source)));
  return new Map(results.map(({ path, source }) => [path, source]));
}

const resolveAll = (routes: readonly Route[]) =>
  tryAll(
    routes,
    ({ source }) => source,
    (route) => route.resolve(),
  );

/**
 * Renders a page as other content resolves it, with the head that it has.
 * @param output the file of the page, e.g. "contact/index.html"
 * @param routes of the other content
 * @returns undefined if there is no such page
 */
export function renderSamePage(
  output: string,
  pages: readonly RenderablePage[],
  routes: readonly Route[],
  rendering: Rendering,
): string | undefined {
  const page = pages.find((one) => one.output === output);
  if (page === undefined) return undefined;
  const { results } = resolveAll(routes.filter(({ source }) => source === page.source));
  const changed = results.find(({ path }) => path === page.path) ?? page;
  return renderHtml({ ...changed, head: page.head }, rendering);
}
