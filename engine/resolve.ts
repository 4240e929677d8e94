import type { Page, Settings } from './draw/page.ts';
import type { AuthorError } from './faults/errors.ts';
import { nettedAll } from './faults/unforeseen.ts';
import type { Site } from './site.ts';

/** A site as it stands on a day, and every page that it makes. */
export interface Resolved<Content, SitePage extends Page> {
  content: Content;
  settings: Settings;
  pages: SitePage[];
  /** A notice of each entry that is over. */
  notices: string[];
  /** Of pages that cannot be resolved. */
  faults: AuthorError[];
}

/**
 * @param date e.g. "2026-11-20"
 * @param logo the picture of the organisation's mark, without the base path
 */
export function resolveSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  whole: Content,
  date: string,
  logo: string,
): Resolved<Content, SitePage> {
  const { content, notices } = site.expire?.(whole, date) ?? { content: whole, notices: [] };
  const { results: pages, faults } = nettedAll(
    site.routes(content, { year: Number(date.slice(0, 4)), logo }),
    ({ source }) => source,
    (route) => route.resolve(),
  );
  return { content, settings: site.settings(content), pages, notices, faults };
}
