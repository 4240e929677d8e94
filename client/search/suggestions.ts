/** On the error page: links to the pages nearest to the wrong address. */

import type { Islands } from '../../components/islands.ts';
import type { Candidate } from '../../components/search/candidates.ts';
import { queryRequired } from '../query-required.ts';
import { findNearest } from './rank.ts';

export function start(root: HTMLElement, { base, pages }: Islands['suggestions']): void {
  const nearest = findNearest(readAddress(base), pages);
  if (nearest.length === 0) return;
  queryRequired(root, 'h2').textContent = 'Did you mean';
  for (const [index, page] of nearest.entries()) {
    const [link, ...later] = [...root.querySelectorAll<HTMLAnchorElement>('.link-list-link')].slice(index);
    if (!link) break;
    const url = base + page.path.slice(1);
    // So that no page is listed twice, a later link to the same page is replaced by a copy of this link as it was.
    later.find(({ pathname }) => pathname === url)?.replaceWith(link.cloneNode(true));
    suggest(page, link, url);
  }
}

/** The path within the site, decoded; empty for the error page's own address. */
function readAddress(base: string): string {
  const path = location.pathname.replace(base, '');
  try {
    return path === '404.html' ? '' : decodeURIComponent(path);
  } catch {
    // A URL may contain a "%" that encodes nothing.
    return path;
  }
}

/** Puts a page into a link, with the icon after its last word. */
function suggest({ title }: Candidate, link: HTMLAnchorElement, url: string): void {
  const last = queryRequired(link, '.last-word');
  const start = title.lastIndexOf(' ') + 1;
  last.replaceChildren(title.slice(start), queryRequired(last, '.icon'));
  queryRequired(link, 'span').replaceChildren(title.slice(0, start), last);
  link.href = url;
  link.classList.add('suggested-link');
}
