import type { Route } from '../pages/route.ts';
import { trailOf } from '../pages/trail.ts';

/** A page as lists of the whole site name it. */
export interface IndexedPage {
  path: string;
  title: string;
  /** A short sentence, for reading. */
  summary: string;
  /** What result pages of search engines say, for finding. */
  description: string;
}

export interface IndexSection {
  /** The title of the page above, which for the first pages is Home. */
  title: string;
  pages: IndexedPage[];
}

/** Every page that search engines may show, under the page above it; both in the order of the manifest. */
export function indexPages(routes: readonly Route[]): IndexSection[] {
  const listed = routes.filter(({ noindex }) => !noindex);
  const above = new Map(listed.map((route) => [route, trailOf(route, routes).at(-2)?.label ?? route.entry.title]));
  return routes
    .map(({ entry: { title } }) => ({ title, pages: listed.filter((route) => above.get(route) === title).map(toPage) }))
    .filter(({ pages }) => pages.length > 0);
}

function toPage({ path, entry: { title, description, lead, summary = lead } }: Route): IndexedPage {
  return { path, title, summary, description };
}
