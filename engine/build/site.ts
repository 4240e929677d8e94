import type { ReactNode } from 'react';
import type { Budgets } from '../checks/weights.ts';
import type { Rules } from '../content/rules.ts';
import type { Output } from '../core/output.ts';
import type { Page, Settings } from '../core/page.ts';
import type { Theme } from '../core/theme.ts';
import type { PageContext } from '../render/page-context.ts';

/** What the engine is handed: a site, of whose words it knows none. */
export interface Site<Content, SitePage extends Page = Page> {
  /** The checkout: its assets/ and client/ are the site's. */
  root: string;
  /** What the site asks of its content. */
  rules: Rules<Content>;
  /** The content as it stands on a day, e.g. "2026-11-20", without what is over, and a notice of each entry that is. */
  expire?(content: Content, date: string): { content: Content; notices: string[] };
  /** What a maintainer should know, and need not mend at once. */
  notices?(content: Content): string[];
  settings(content: Content): Settings;
  /** Every page, in the order of the sitemap. */
  routes(content: Content, around: Around): readonly Route<SitePage>[];
  /** What stands in the body of a page: drawn from the page and the kit, and from nothing else. */
  body(page: SitePage, context: PageContext): ReactNode;
  /** Files besides the pages, e.g. calendars. */
  files?(content: Content): Output[];
  theme: Theme;
  /** What pages may weigh, by the name of their view. */
  budgetOf?(view: string): Budgets;
  /** What a phone may load of a picture that a content file names, e.g. "services/grocery.md", in bytes. */
  pictureBudgetOf?(path: string): number;
  /** The names of the islands that a script brings to life. */
  islands: readonly string[];
}

/** A page to be resolved. Each by itself, so that one that cannot be takes no other along. */
export interface Route<SitePage extends Page = Page> {
  /** The content file behind it, as an author would name it. */
  source: string;
  resolve(): SitePage;
}

/** What pages are resolved with besides the content. */
export interface Around {
  /** Of the copyright line. */
  year: number;
  /** The picture of the organisation's mark, without the base path. */
  logo: string;
}
