/** What the panel and its server send each other, as JSON. */
import type { ValueSpec } from '../content/browser.ts';
import type { Suggestion } from '../core/browser.ts';

/** A path into front matter, e.g. `['figures', 0, 'label']`. */
export type JsonPath = readonly (string | number)[];

/** What was typed into a content file. */
export interface FileDraft {
  /** In the content folder, e.g. "services/grocery.md". */
  path: string;
  /** Of the file when it was read; none for a new one. */
  hash?: string | undefined;
  changes: readonly FieldChange[];
  isGone: boolean;
}

/** A field without a value is removed. */
export type FieldChange = { path: (string | number)[]; value?: unknown } | { text: string };

/** An error as a form shows it. */
export interface FormError {
  file: string;
  line: number;
  /** e.g. "missing-field" or "empty-field", which a new form need not report */
  code: string;
  /** What is wrong, in one clause. */
  message: string;
  /** What to do about it: a sentence, or nothing. */
  fix: string;
  /** Of the field; `[]` for the body; none if unknown. */
  path?: JsonPath | undefined;
  /** What a button can add to allow what was found. */
  suggestion?: Suggestion | undefined;
}

export interface ShownPage {
  address: string;
  title: string;
}

/** A content file, for a form. */
export interface FormEntry {
  path: string;
  /** None for a new file. */
  hash?: string | undefined;
  /** e.g. "Grocery" */
  name: string;
  value: ValueSpec;
  hasText: boolean;
  /** Whether it may be deleted. */
  canGo: boolean;
  data: unknown;
  text: string;
  /** How many lines of the body come before `text`. */
  skipped: number;
  /** Headings between the fields, by the path of the field below. */
  headings: Record<string, string>;
  /** Why the file can't be shown as a form. */
  faults: FormError[];
  /** The pages that show each field, by the path of the field. */
  shown: Record<string, readonly ShownPage[]>;
  /** The paths of its own pages. */
  pages: readonly string[];
}

/** What forms offer to choose from. */
export interface FormChoices {
  /** By folder of the content. */
  entries: Record<string, { slug: string; name: string }[]>;
  pictures: { name: string; width: number; height: number }[];
  /** What can be added. */
  kinds: ({ folder: string; name: string; order?: number | undefined } & Pick<FormEntry, 'value' | 'hasText'>)[];
  /** Of the content, as errors name it. */
  folder: string;
  /** The pages that links can lead to. */
  pages: { path: string; title: string }[];
  /** The titles of all saves, the latest last. */
  saves: string[];
}

/** What search engines and social networks show of a page. */
export interface PageHead {
  file: string;
  title: string;
  description: string;
  address: string;
  noindex: boolean;
  card?: { address: string; alt: string } | undefined;
}

export interface TryResult {
  faults: FormError[];
  /** Files that differ from what the panel knows. */
  changed: string[];
  /** The number of the trial, by which pages are asked for; none if it has errors. */
  trial?: number;
  head?: PageHead;
}

export interface SaveResult extends Pick<TryResult, 'faults' | 'changed'> {
  /** The hashes of the saved files by path; none if nothing was saved. */
  saved?: Record<string, string>;
  /** Warnings. */
  notices?: string[];
  /** The addresses of the pages of the saved files. */
  pages?: string[];
}

/** A saved file, compared with the start of the server. */
export interface SavedFile {
  folder: 'content' | 'images';
  path: string;
  /** None for a picture. */
  lines: { is: 'kept' | 'gone' | 'come'; words: string }[];
}

export interface SavedChanges {
  files: SavedFile[];
  /** The titles of all saves, the latest last. */
  saves: string[];
}
