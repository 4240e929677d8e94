/** The messages between the dev server and its script on the page. */
import type { Diagnostic, InFile } from '../core/browser.ts';

/** An error, with the line of its file. */
export type ShownError = Diagnostic<InFile & { sourceLine: string }>;

export interface DevStatus {
  /** Changes with every change of the served site. */
  siteVersion: string;
  /** Why the site is not up to date. */
  errors: readonly ShownError[];
  /** Whether a build has succeeded, so that there is a site to show. */
  hasSite: boolean;
  /** The URLs of drafts. */
  drafts: readonly string[];
}
