/** A page that a visitor may be looking for. */
export interface Candidate {
  /** Its words count like those of the title. */
  path: string;
  title: string;
  /** More text to search. */
  text: string;
}

/** The pages that a wrong address may mean. */
export interface NearestProps {
  pages: readonly Candidate[];
}
