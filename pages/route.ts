import type { ReactNode } from 'react';
import type { Page } from '../build/schema/pages.ts';

/** What every page's entry says, whatever else it holds. */
export type PageEntry = Pick<Page, 'file' | 'title' | 'description' | 'lead' | 'noindex' | 'picture'> & {
  summary?: string;
};

/** A path and how its page is made. */
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
  draw(): ReactNode;
}
