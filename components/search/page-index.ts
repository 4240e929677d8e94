export interface IndexedPage {
  path: string;
  title: string;
  /** A short description that is shown. */
  summary: string;
  /** The description for search engines, which is searched but not shown. */
  description: string;
}

export interface IndexSection {
  /** The title of the parent page; for the pages below home, the site map has a heading of its own. */
  title: string;
  pages: IndexedPage[];
}
