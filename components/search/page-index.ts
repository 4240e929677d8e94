/** A page as lists of the whole site name it. */
export interface IndexedPage {
  path: string;
  title: string;
  /** A short sentence, for reading. */
  summary: string;
  /** What result pages of search engines say, for finding. */
  description: string;
}

export interface IndexSection {
  /** The title of the page above, which for the first pages is Home. */
  title: string;
  pages: IndexedPage[];
}
