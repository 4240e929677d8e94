/** A page that a visitor may be looking for. */
export interface Candidate {
  /** As links name it: its words count as those of the title do. */
  path: string;
  title: string;
  /** What else is said of it. */
  text: string;
}

/** The pages that may be meant by a wrong address. */
export interface NearestProps {
  pages: readonly Candidate[];
}
