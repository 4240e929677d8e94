import type { ReactNode } from 'react';
import type { ToUrl } from '../engine/core/index.ts';
import type { Content } from '../site/schema/content.ts';
import type { PageFields } from '../site/schema/pages.ts';
import type { SharedLists } from './props/lists.ts';

/** The fields that a route uses of its entry. Not every collection has `summary` and `aliases`. */
export type PageEntry = Pick<PageFields, 'file' | 'body' | 'title' | 'description' | 'lead' | 'noindex' | 'picture'> & {
  summary?: string | undefined;
  aliases?: readonly string[];
  keywords?: readonly string[];
};

export interface RouteInfo {
  /** Without the base path, e.g. "/contact/". */
  path: string;
  /** The file in dist, e.g. "contact/index.html". */
  output: string;
  entry: PageEntry;
  /** Neither in search results nor in the sitemap. */
  noindex: boolean;
  /** Where the page redirects to, e.g. "/services/#product-categories". */
  redirectsTo: string | undefined;
  /** Whether the path is an old address of a page. */
  isAlias?: boolean;
}

/** Every route by path, in the order of routes.ts. */
export type Routes = ReadonlyMap<string, RouteInfo>;

export interface PageInputs {
  content: Content;
  routes: Routes;
  /** The links in the footer, the open jobs, and the services of each group. */
  sharedLists: SharedLists;
  route: RouteInfo;
  /** Adds the base path. */
  toUrl: ToUrl;
  /** The year of the copyright line. */
  year: number;
  /** The path of the logo's picture, without the base path. */
  logo: string | undefined;
}

/** A kind of page: an entry gives its props (plain JSON), and its component shows these alone. */
interface PageModule<Entry, Props extends object> {
  name: string;
  getProps(entry: Entry, inputs: PageInputs): Props;
  Page(props: Props): ReactNode;
}

/** What is between the header and the footer of a page. */
export interface PageBody {
  kind: string;
  props: object;
  render(): ReactNode;
}

/** A kind of page, for entries of a type. */
export interface PageKind<Entry> {
  resolve(entry: Entry, inputs: PageInputs): PageBody;
}

export function definePage<Entry, Props extends object>({
  name,
  getProps,
  Page,
}: PageModule<Entry, Props>): PageKind<Entry> {
  return {
    resolve(entry, inputs) {
      const props = getProps(entry, inputs);
      return { kind: name, props, render: () => Page(props) };
    },
  };
}
