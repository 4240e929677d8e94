import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drafts } from '../content/index.ts';
import {
  escapeHtml,
  hashOf,
  isEqual,
  type Memo,
  type Output,
  onceForEach,
  type Page,
  type PictureFiles,
  throwIfAny,
  tryAll,
} from '../core/index.ts';
import { type HeadContext, renderHead } from './head.ts';
import { LateStyles } from './LateStyles.tsx';
import type { PageContext, Preload } from './Picture.tsx';
import { type Scan, scanPieces } from './scan.ts';

export interface RenderContext<SitePage extends Page> extends HeadContext, PageContext {
  renderBody(page: SitePage, context: PageContext): ReactNode;
}

export interface HtmlDocument {
  output: Output;
  /** The links, ids and headings, for the checks: one scan for each piece of the page, such as the header or `<main>`. */
  scans: readonly Scan[];
  /** The pictures it shows, by name. */
  pictures: ReadonlyMap<string, PictureFiles>;
}

/** A document that an earlier build wrote. */
export interface PreviousDocument extends Omit<HtmlDocument, 'output'> {
  /** The result of `stampOf` for its file. */
  stamp: string;
  /** The same object at each use, so that the dev server sees no change. */
  output?: Output;
}

/** @param scanned scans of pieces that pages share, by the HTML of the piece; new ones are added */
export function renderDocument<SitePage extends Page>(
  page: SitePage,
  rendering: RenderContext<SitePage>,
  scanned: Map<string, Scan>,
): HtmlDocument {
  const pictures = new Map<string, PictureFiles>();
  const pictureOf = (src: string) => {
    const picture = rendering.pictureOf(src);
    pictures.set(src, picture);
    return picture;
  };
  const html = renderHtml(page, { ...rendering, pictureOf });
  // Bytes take half the memory of a string: one character beyond Latin-1 makes every character of a string take two bytes.
  return { output: { path: page.output, content: Buffer.from(html) }, scans: scanPieces(html, scanned), pictures };
}

/** Renders only when the HTML is read: for a request to the dev server, or if somebody has changed or deleted the written file. */
function reuseDocument<SitePage extends Page>(
  page: SitePage,
  rendering: RenderContext<SitePage>,
  previous: PreviousDocument,
): HtmlDocument {
  const { scans, pictures, stamp } = previous;
  const content = {
    isSameAs: (_file: string, stampNow: string) => stampNow === stamp,
    read: () => renderHtml(page, rendering),
  };
  previous.output ??= { path: page.output, content };
  return { output: previous.output, scans, pictures };
}

export function renderHtml<SitePage extends Page>(page: SitePage, rendering: RenderContext<SitePage>): string {
  const { settings, toUrl, assets } = rendering;
  let preload: Preload | undefined;
  const body = renderBodyAndStyles(page, {
    ...rendering,
    preload: (picture) => {
      preload ??= picture;
    },
  });
  const head = renderHead(page, rendering, body, preload);
  const language = escapeHtml(page.head.language ?? settings.language);
  // A script of the site shows the placeholder instead of pictures that fail to load.
  const htmlTag = `<html lang="${language}" data-placeholder="${toUrl(assets.placeholder)}">`;
  return `<!doctype html>\n${htmlTag}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`;
}

/** With critical CSS, the body ends with the style sheet, unless a component has put it at the end of the first view. */
function renderBodyAndStyles<SitePage extends Page>(page: SitePage, rendering: RenderContext<SitePage>): string {
  const { renderBody, toUrl, pictureOf, preload, assets } = rendering;
  const context = { toUrl, pictureOf, preload };
  if (assets.critical.length === 0) return renderToStaticMarkup(renderBody(page, context));
  const styles = toUrl(assets.styles);
  const html = renderToStaticMarkup(renderBody(page, { ...context, lateStyles: styles }));
  const link = renderToStaticMarkup(createElement(LateStyles, { styles }));
  return html.includes(link) ? html : html + link;
}

/** Documents of earlier builds, by path. */
export interface PageCache {
  /** From this process, with the inputs they were rendered from. */
  pages: Map<string, { key: string; inputs: readonly unknown[]; value: HtmlDocument }>;
  /** From an earlier process. */
  previous: Memo<PreviousDocument>;
}

export interface RenderedPage<SitePage extends Page = Page> extends HtmlDocument {
  page: SitePage;
  /** Whether it comes from the cache, and its inputs may have changed since it was rendered. */
  isStale?: boolean;
}

/**
 * Returns every page, and renders only those that have changed: pages are pure functions of their props and their context.
 * @param onlyPages output paths of the pages to render; the others come from the cache
 * @throws BuildFailure that names the content file of each page that cannot be rendered
 */
export function renderPages<SitePage extends Page>(
  pages: readonly SitePage[],
  rendering: RenderContext<SitePage>,
  cache: PageCache,
  onlyPages?: ReadonlySet<string>,
): RenderedPage<SitePage>[] {
  const { settings, assets, pictureOf } = rendering;
  const scanned = new Map<string, Scan>();
  const contextHash = hashOf(JSON.stringify([settings, assets]));
  // Most parts of page shells, such as the menu, are the same object on every page.
  const hashPart = onceForEach((part: unknown) => hashOf(JSON.stringify([part])));
  const isValid = ({ pictures }: Pick<HtmlDocument, 'pictures'>) =>
    [...pictures].every(([src, picture]) => isEqual(pictureOf(src), picture));
  const { results, problems } = tryAll(
    pages,
    ({ source }) => source,
    (page) => {
      const cached = cache.pages.get(page.path);
      if (cached && onlyPages && !onlyPages.has(page.output)) return { page, ...cached.value, isStale: true };
      const inputs = [page, assets.cardOf(page), contextHash];
      // Comparing takes a tenth of the time of hashing, because unchanged entries are the same objects.
      if (cached && isEqual(cached.inputs, inputs) && isValid(cached.value)) return { page, ...cached.value };
      const { shell, ...rest } = page;
      const parts = Object.entries(shell).flat().map(hashPart);
      const key = hashOf(JSON.stringify([rest, assets.cardOf(page)]), ...parts, contextHash);
      const previous = cache.previous.get(page.path);
      const isUnchanged = previous?.key === key && isValid(previous.value);
      const value = isUnchanged
        ? reuseDocument(page, rendering, previous.value)
        : renderDocument(page, rendering, scanned);
      cache.pages.set(page.path, { key, inputs, value });
      return { page, ...value };
    },
  );
  throwIfAny(problems);
  return results;
}

/** A page to be resolved. */
export interface Route<SitePage extends Page = Page> {
  /** The path of its content file as messages show it, e.g. "content/pages/contact.md". */
  source: string;
  resolve(): SitePage;
}

export interface ResolvedPages<SitePage extends Page> {
  pages: SitePage[];
  /** The content files of pages that are not published yet, by path. */
  drafts: ReadonlyMap<string, string>;
}

/**
 * @param routesOf lists the routes of any content, in the order of the sitemap
 * @throws BuildFailure that names the content file of each page that cannot be resolved
 */
export function resolvePages<Content, SitePage extends Page>(
  routesOf: (content: Content) => readonly Route<SitePage>[],
  content: Content,
  { hidden, contentWithHidden }: Drafts<Content>,
): ResolvedPages<SitePage> {
  const resolveAll = (from: Content, isWanted: (source: string) => boolean) =>
    tryAll(
      routesOf(from).filter(({ source }) => isWanted(source)),
      ({ source }) => source,
      (route) => route.resolve(),
    );
  const { results: pages, problems } = resolveAll(content, () => true);
  throwIfAny(problems);
  // Hidden drafts need only their paths, so their errors are not reported.
  const unpublished = contentWithHidden && resolveAll(contentWithHidden, (source) => hidden.includes(source)).results;
  return { pages, drafts: new Map(unpublished?.map(({ path, source }) => [path, source])) };
}
