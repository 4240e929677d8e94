/** A page that a visitor may be looking for. */
export interface Candidate {
  /** A word in its last segment counts as much as a word in the title; a word in another segment, less. */
  path: string;
  title: string;
  /** More text to search. */
  text: string;
}

/** The pages that a wrong address may mean. */
export interface NearestProps {
  pages: readonly Candidate[];
}
