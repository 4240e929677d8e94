export interface IndexedPage {
  path: string;
  title: string;
  /** A short description that is shown. */
  summary: string;
  /** The description for search engines, which is searched but not shown. */
  description: string;
}

export interface IndexSection {
  /** The title of the parent page. For the home page, the site map shows another heading. */
  title: string;
  pages: IndexedPage[];
}
