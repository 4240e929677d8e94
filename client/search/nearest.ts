/** On the error page: the pages nearest to the wrong address. */

import type { Islands } from '../../components/islands.ts';
import type { Candidate } from '../../components/search/candidates.ts';
import { find } from '../find.ts';
import { findNearest } from './rank.ts';

export function start(root: HTMLElement, { base, pages }: Islands['nearest']): void {
  const status = find(root, '[role=status]');
  const found = findNearest(readAddress(base), pages);
  if (found.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = 'Did you mean';
  const list = document.createElement('ul');
  list.append(...found.map((page) => toItem(page, base)));
  status.replaceChildren(heading, list);
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

function toItem({ path, title }: Candidate, base: string): HTMLElement {
  const link = document.createElement('a');
  link.href = base + path.slice(1);
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
