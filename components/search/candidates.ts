/** A page that a visitor may be looking for. */
export interface Candidate {
  /** A word in the last segment counts as much as a word in the title. A word in another segment counts less. */
  path: string;
  title: string;
  /** More text to search. */
  text: string;
}

/** The pages that a wrong address may mean. */
export interface SuggestionsProps {
  pages: readonly Candidate[];
}
