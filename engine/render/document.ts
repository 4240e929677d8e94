import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../core/html.ts';
import type { Output } from '../core/output.ts';
import type { Page } from '../core/page.ts';
import { readFirstView } from './first-view.ts';
import { type HeadContext, renderHead } from './head.ts';
import { loadLater } from './inline-scripts.ts';
import { LaterParts } from './LaterParts.tsx';
import type { PageContext } from './page-context.ts';
import type { Picture } from './pictures.ts';
import { type Scan, scanPieces } from './scan.ts';

export interface RenderContext<SitePage extends Page> extends HeadContext, PageContext {
  /** What stands in the body. */
  body(page: SitePage, context: PageContext): ReactNode;
}

/** A page drawn. */
export interface Document {
  output: Output;
  /** What the proofs need to know of its pieces. */
  scans: readonly Scan[];
  /** Those that it shows, by name. */
  pictures: ReadonlyMap<string, Picture>;
}

/** What an earlier process drew, as it stood when that had written it. */
export interface StandingDocument extends Omit<Document, 'output'> {
  /** Of its file. */
  stamp: string;
}

/**
 * A page's whole document.
 * @param known the pieces of others that were looked through before
 */
export function renderDocument<SitePage extends Page>(
  page: SitePage,
  rendering: RenderContext<SitePage>,
  known: Map<string, Scan>,
): Document {
  const pictures = new Map<string, Picture>();
  const pictureOf = (src: string) => {
    const picture = rendering.pictureOf(src);
    pictures.set(src, picture);
    return picture;
  };
  const html = renderHtml(page, { ...rendering, pictureOf });
  // As bytes, they take half the room: one sign beyond Latin 1 makes all of a string wide.
  return { output: { path: page.output, content: Buffer.from(html) }, scans: scanPieces(html, known), pictures };
}

/** The document of a page that stands already; only where the standing site has lost it, it is drawn once more. */
export function reuseDocument<SitePage extends Page>(
  page: SitePage,
  rendering: RenderContext<SitePage>,
  { scans, pictures, stamp }: StandingDocument,
): Document {
  const content = { isAt: (_file: string, found: string) => found === stamp, read: () => renderHtml(page, rendering) };
  return { output: { path: page.output, content }, scans, pictures };
}

function renderHtml<SitePage extends Page>(page: SitePage, rendering: RenderContext<SitePage>): string {
  const { settings, toUrl, assets } = rendering;
  const body = renderBody(page, rendering);
  const head = renderHead(page, rendering, readFirstView(assets.first, body));
  const html = `<html lang="${escapeHtml(settings.language)}" data-placeholder="${toUrl(assets.placeholder)}">`;
  return `<!doctype html>\n${html}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`;
}

/** The body says itself where its first view ends, or ends with it. */
function renderBody<SitePage extends Page>(
  page: SitePage,
  { body, toUrl, pictureOf, assets }: RenderContext<SitePage>,
): string {
  if (assets.first.length === 0) return renderToStaticMarkup(body(page, { toUrl, pictureOf }));
  const later = { styles: toUrl(assets.styles), script: loadLater(toUrl(assets.script)) };
  const html = renderToStaticMarkup(body(page, { toUrl, pictureOf, later }));
  return html.includes(later.script) ? html : html + renderToStaticMarkup(createElement(LaterParts, later));
}
