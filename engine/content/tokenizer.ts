/** Where this site's Markdown differs from that of marked. For a build, and for the editor. */
export const TOKENIZER = {
  /** Strikes out only between two tildes on each side: one alone is a range, as in "Monday~Friday". */
  del: (text: string): false | undefined => (text.startsWith('~~') ? false : undefined),
};
