import type { Drafts } from '../content/index.ts';
import { type Page, type Problem, tryAll } from '../core/index.ts';

/** A page to be resolved. Each resolves by itself, so an error in one does not hide the others. */
export interface Route<SitePage extends Page = Page> {
  /** The content file behind it, as an author would name it. */
  source: string;
  resolve(): SitePage;
}

/** Every page of the site. */
export interface Resolved<SitePage extends Page> {
  pages: SitePage[];
  /** The content files of pages that are not published yet, by path. */
  drafts: ReadonlyMap<string, string>;
  /** The errors of pages that cannot be resolved. */
  problems: Problem[];
}

/** @param routesOf lists the pages of some content, in the order of the sitemap */
export function resolvePages<Content, SitePage extends Page>(
  routesOf: (content: Content) => readonly Route<SitePage>[],
  content: Content,
  { hidden, whole }: Drafts<Content>,
): Resolved<SitePage> {
  const resolveAll = (from: Content, isWanted: (source: string) => boolean) =>
    tryAll(
      routesOf(from).filter(({ source }) => isWanted(source)),
      ({ source }) => source,
      (route) => route.resolve(),
    );
  const { results: pages, problems } = resolveAll(content, () => true);
  // Errors in hidden drafts are not reported.
  const waiting = whole === undefined ? [] : resolveAll(whole, (source) => hidden.includes(source)).results;
  return { pages, problems, drafts: new Map(waiting.map(({ path, source }) => [path, source])) };
}
