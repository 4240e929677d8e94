/** A fault as the dev server tells it, to its page and on the terminal: plain values. */
export interface Fault {
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** Lines and columns count from 1. */
  line: number;
  column: number;
  /** What was found and what to write. */
  message: string;
  /** The line itself. */
  words: string;
}

/** What the dev server tells the pages that are open. */
export interface News {
  /** Another after each change of the served site. */
  generation: string;
  /** What keeps the site as it was, or from being there at all. */
  faults: readonly Fault[];
  /** Whether there is any site behind them. */
  hasSite: boolean;
  /** The URLs of pages that no build publishes yet. */
  drafts: readonly string[];
  /** Whether a click on a place opens an editor; otherwise it copies the place. */
  opens: boolean;
}

/** e.g. "content/services/grocery.md:7:3" */
export function placeOf({ file, line, column }: Fault): string {
  return `${file}:${line}:${column}`;
}
