/** On the error page: links to the pages nearest to the wrong address. */

import type { Islands } from '../../components/islands.ts';
import type { Candidate } from '../../components/search/candidates.ts';
import { find } from '../find.ts';
import { findNearest } from './rank.ts';

export function start(root: HTMLElement, { base, pages }: Islands['suggestions']): void {
  const nearest = findNearest(readAddress(base), pages);
  if (nearest.length === 0) return;
  find(root, 'h2').textContent = 'Did you mean';
  for (const [index, link] of root.querySelectorAll<HTMLAnchorElement>('.link-list-link').entries()) {
    const page = nearest[index];
    if (page) suggest(page, link, base);
  }
}

/** The path within the site, decoded; empty for the error page's own address. */
function readAddress(base: string): string {
  const { pathname } = location;
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return path === '404.html' ? '' : decode(path);
}

/** A URL may contain a "%" that encodes nothing. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Puts a page into a link, with the icon after its last word. */
function suggest({ path, title }: Candidate, link: HTMLAnchorElement, base: string): void {
  const last = find(link, '.last-word');
  const start = title.lastIndexOf(' ') + 1;
  last.replaceChildren(title.slice(start), find(last, '.icon'));
  find(link, 'span').replaceChildren(title.slice(0, start), last);
  link.href = base + path.slice(1);
  link.classList.add('suggested-link');
}
