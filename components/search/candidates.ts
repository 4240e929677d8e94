/** A page that a visitor may be looking for. */
export interface Candidate {
  /** The words of its last part count like those of the title, the others less. */
  path: string;
  title: string;
  /** More text to search. */
  text: string;
}

/** The pages that a wrong address may mean. */
export interface NearestProps {
  pages: readonly Candidate[];
}
