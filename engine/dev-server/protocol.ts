/** The messages between the dev server and its script on the page. */

export interface DevError {
  /** e.g. "content/services/grocery.md" */
  file: string;
  /** Counted from 1, like `column`. */
  line: number;
  column: number;
  message: string;
  sourceLine: string;
}

export interface DevStatus {
  /** Changes with every change of the served site. */
  siteVersion: string;
  /** Why the site is not up to date. */
  errors: readonly DevError[];
  /** Whether a build has succeeded, so that there is a site to show. */
  hasSite: boolean;
  /** The URLs of drafts. */
  drafts: readonly string[];
}

/** e.g. "content/services/grocery.md:7:3" */
export const placeOf = ({ file, line, column }: DevError): string => `${file}:${line}:${column}`;
