/** A page that a visitor may be looking for. */
export interface Candidate {
  /** A word in the last segment counts as much as one in the title. Words in other segments count less. */
  path: string;
  title: string;
  text: string;
}

/** The pages that a wrong address may mean. */
export interface SuggestionsProps {
  pages: readonly Candidate[];
}
