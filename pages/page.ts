import type { ReactNode } from 'react';
import type { ShellProps } from '../components/frame/Frame.tsx';
import type { Page as ResolvedPage } from '../engine/core/page.ts';
import type { ToUrl } from '../engine/core/urls.ts';
import type { Content } from '../site/schema/content.ts';
import type { Page as PageFields } from '../site/schema/pages.ts';
import type { Lists } from './parts/lists.ts';

/** What every page's entry says, whatever else it holds. */
export type PageEntry = Pick<PageFields, 'file' | 'title' | 'description' | 'lead' | 'noindex' | 'picture'> & {
  summary?: string;
  aliases?: readonly string[];
};

/** A row of the manifest: a path, the entry behind it, and what its page is to be made of. */
export interface Route {
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
  show(inputs: Inputs): Shown;
}

/** Every route by its path, in the order of the manifest. */
export type Routes = ReadonlyMap<string, Route>;

/** What a page is resolved from. */
export interface Inputs {
  content: Content;
  routes: Routes;
  lists: Lists;
  /** That of the page. */
  route: Route;
  /** Adds the base path. */
  toUrl: ToUrl;
  /** Of the copyright line. */
  year: number;
  /** The picture of the organisation's mark, without the base path. */
  logo: string;
}

/** The name of a view, and what it is given: plain JSON. */
export interface Shown {
  view: string;
  props: object;
}

/** A route resolved, with the frame of this site. */
export interface Page extends ResolvedPage {
  frame: ShellProps;
}

/** How a kind of page is drawn. Each asks for props of its own: those that it was resolved to, by the same name. */
export interface View {
  view: string;
  draw(props: object): ReactNode;
}

/** A kind of page: what it is given, and how it is drawn from that alone. */
export interface PageKind<Entry, Props extends object> extends View {
  resolve(entry: Entry, inputs: Inputs): Props;
  draw(props: Props): ReactNode;
}

/** An entry as its kind of page shows it. */
export function show<Entry, Props extends object>(kind: PageKind<Entry, Props>, entry: Entry, inputs: Inputs): Shown {
  return { view: kind.view, props: kind.resolve(entry, inputs) };
}
