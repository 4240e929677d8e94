import type { ReactNode } from 'react';
import type { ToUrl } from '../engine/core/index.ts';
import type { Content } from '../site/schema/content.ts';
import type { PageFields } from '../site/schema/pages.ts';
import type { Lists } from './parts/lists.ts';

/** What every page's entry has, whatever its collection. */
export type PageEntry = Pick<PageFields, 'file' | 'title' | 'description' | 'lead' | 'noindex' | 'picture'> & {
  summary?: string;
  aliases?: readonly string[];
};

export interface RouteInfo {
  /** Without the base path, e.g. "/contact/". */
  path: string;
  /** The file in dist, e.g. "contact/index.html". */
  output: string;
  entry: PageEntry;
  /** Neither in search results nor in the sitemap. */
  noindex: boolean;
  /** Where the page sends its visitor at once, e.g. "/services/#product-categories". */
  redirect: string | undefined;
  /** Whether it is an old address of its entry. */
  isAlias?: boolean;
}

/** Every route by its path, in the order of the manifest. */
export type Routes = ReadonlyMap<string, RouteInfo>;

/** What a page is resolved from. */
export interface Inputs {
  content: Content;
  routes: Routes;
  lists: Lists;
  /** That of the page. */
  route: RouteInfo;
  /** Adds the base path. */
  toUrl: ToUrl;
  /** Of the copyright line. */
  year: number;
  /** The picture of the organization's mark, without the base path. */
  logo: string;
}

/** A kind of page: an entry resolves to props, as plain JSON; the page is rendered from these alone. */
export interface PageKind<Entry, Props extends object> {
  resolve: (entry: Entry, inputs: Inputs) => Props;
  render: (props: Props) => ReactNode;
}
