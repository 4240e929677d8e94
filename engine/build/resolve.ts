import type { Survey } from '../content/validate.ts';
import { tryAll } from '../core/build-error.ts';
import type { Problem } from '../core/diagnostics.ts';
import type { Page, Settings } from '../core/page.ts';
import type { Around, Site } from './site.ts';

/** A site as it stands on a day, and every page that it makes. */
export interface Resolved<Content, SitePage extends Page> {
  content: Content;
  settings: Settings;
  pages: SitePage[];
  /** A notice of each entry that is over, and one of drafts. */
  notices: string[];
  /** By paths: the content files of pages that are not published yet. */
  drafts: ReadonlyMap<string, string>;
  /** Of pages that cannot be resolved. */
  problems: Problem[];
}

/**
 * @param surveyed the content, and its drafts
 * @param date e.g. "2026-11-20"
 * @param around what pages are resolved with besides the content
 */
export function resolveSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  surveyed: Pick<Survey<Content>, 'content' | 'drafts'>,
  date: string,
  around: Around,
): Resolved<Content, SitePage> {
  const { content, notices } = site.expire?.(surveyed.content, date) ?? { content: surveyed.content, notices: [] };
  const resolveAll = (from: Content, isWanted: (source: string) => boolean) =>
    tryAll(
      site.routes(from, around).filter(({ source }) => isWanted(source)),
      ({ source }) => source,
      (route) => route.resolve(),
    );
  const { results: pages, problems } = resolveAll(content, () => true);
  const { hidden, whole } = surveyed.drafts;
  // Their own errors can wait.
  const waiting = whole === undefined ? [] : resolveAll(whole, (source) => hidden.includes(source)).results;
  return {
    ...{ content, pages, problems },
    settings: site.settings(content),
    notices: [...notices, ...noticeDrafts(surveyed.drafts)],
    drafts: new Map(waiting.map(({ path, source }) => [path, source])),
  };
}

function noticeDrafts({ shown, hidden }: Survey<unknown>['drafts']): string[] {
  return [...tellDrafts(shown, 'shown here alone'), ...tellDrafts(hidden, 'not published')];
}

function tellDrafts(files: readonly string[], how: string): string[] {
  if (files.length === 0) return [];
  const count = files.length === 1 ? '1 draft' : `${files.length} drafts`;
  return [`${count} ${how}: ${files.join(', ')}`];
}
