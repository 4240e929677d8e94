import type { IndexedPage, IndexSection } from '../../components/search/PageIndex.tsx';
import type { RouteInfo, Routes } from '../page.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';
import { listSearchWords } from './search-words.ts';

/** Every indexable page, grouped by the title of its parent, in the order of routes.ts. */
export function indexPages(routes: Routes): IndexSection[] {
  // Any page may be a parent. Empty sections are left out below.
  const sections = new Map<string, IndexedPage[]>([...routes.values()].map(({ entry: { title } }) => [title, []]));
  for (const route of routes.values()) {
    // The home page has no parent, so it is listed with its own children.
    if (!route.noindex)
      sections.get(listBreadcrumbs(route, routes).at(-2)?.label ?? route.entry.title)?.push(toPage(route));
  }
  return [...sections].map(([title, pages]) => ({ title, pages })).filter(({ pages }) => pages.length > 0);
}

function toPage({ path, entry }: RouteInfo): IndexedPage {
  const { title, description, lead, summary = lead } = entry;
  return { path, title, summary, description, words: listSearchWords(entry, `${title} ${summary} ${description}`) };
}
