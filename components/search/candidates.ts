/** The pages that may be meant by a wrong address. */
export interface NearestProps {
  pages: readonly { path: string; title: string; text: string }[];
}
