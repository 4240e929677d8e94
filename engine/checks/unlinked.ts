import { makeToUrl } from '../core/urls.ts';
import type { RenderedPage } from '../render/render.ts';

/** A notice of each page that no other page has a link to, but for one that lists them all; what is to stay out of search may be hidden. */
export function noticeUnlinked(drawn: readonly RenderedPage[], base: string): string[] {
  const toUrl = makeToUrl(base);
  const linked = new Set(drawn.flatMap((one) => listLinked(one, toUrl(one.page.path))));
  return drawn
    .map(({ page }) => page)
    .filter(({ path, head }) => path !== '/' && !head.noindex && !linked.has(toUrl(path)))
    .map(({ source, path }) => `${source}: no other page has a link to ${path}, so few will find it`);
}

/** The paths to which a page has links, beside its own: pieces that stand on many pages know nothing of that. */
function listLinked({ page, scans }: RenderedPage, own: string): string[] {
  if (page.isIndex || page.head.redirect !== undefined) return [];
  const urls = scans.flatMap((piece) => piece.urls.map(({ url }) => url.replace(/[?#].*$/s, '')));
  return urls.filter((url) => url !== own);
}
