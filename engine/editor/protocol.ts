/** What the panel and its server send each other, as JSON. The panel imports types only. */
import { z } from 'zod';
import type { ValueSpec } from '../content/browser.ts';
import type { Suggestion } from '../core/browser.ts';

/** A path into front matter, e.g. `['figures', 0, 'label']`. */
export type JsonPath = readonly (string | number)[];

const jsonPath = z.array(z.union([z.string(), z.int().min(0)]));

const fieldChange = z.union([
  z.strictObject({
    path: jsonPath.min(1).readonly(),
    /** A field without a value is removed. */
    value: z.unknown().optional(),
  }),
  z.strictObject({ text: z.string() }),
]);
export type FieldChange = z.output<typeof fieldChange>;

/** The fields and the body of a content file. */
export interface FileContent {
  data: unknown;
  text: string;
}

/** Unsaved changes to a content file. */
const fileEdit = z.strictObject({
  /** In the content folder, e.g. "services/grocery.md". */
  path: z.string(),
  /** For a new file: the file that it was before it was renamed. */
  from: z.string().optional(),
  /** The hash of the file when read; undefined for a new file. */
  hash: z.string().optional(),
  changes: z.array(fieldChange).default([]),
  isDeleted: z.boolean().default(false),
});
export type FileEdit = z.output<typeof fileEdit>;

/** A file of one of the two folders that the editor writes to. */
export const fileName = z.strictObject({
  folder: z.enum(['content', 'images']),
  /** With slashes, e.g. "services/grocery.md". */
  path: z.string(),
});
export type FileName = z.output<typeof fileName>;

/** A field of a file; `[]` for the body, undefined for the file as a whole. */
const changePlace = fileName.extend({ field: jsonPath.readonly().optional() });
export type ChangePlace = z.output<typeof changePlace>;

/** A line end in a name could add lines to the commit. */
const COMMIT_NAME = /^[^<>\p{Cc}]{1,200}$/u;
const commitName = z.string().trim().regex(COMMIT_NAME);

/** What the panel may ask for. */
export const requests = {
  site: z.strictObject({}),
  entry: z.strictObject({ path: z.string() }),
  try: z.strictObject({ edits: z.array(fileEdit) }),
  advice: z.strictObject({ edits: z.array(fileEdit) }),
  save: z.strictObject({
    edits: z.array(fileEdit).min(1),
    /** For the list of changes, e.g. "Changed Grocery". */
    title: z.string(),
    /** The number of the save that this one undoes or redoes. */
    undoes: z.int().min(0).optional(),
  }),
  undo: z.strictObject({
    /** The number of the save to revert; by default, the last one is undone. */
    save: z.int().min(0).optional(),
    /** Whether to redo the last undone save. */
    isRedo: z.boolean().default(false),
  }),
  /** `slug` is the new name, e.g. "dry-groceries". */
  rename: z.strictObject({ path: z.string(), slug: z.string() }),
  changes: z.strictObject({}),
  /** `field` is `[]` for the body. */
  history: z.strictObject({ path: z.string(), field: jsonPath.readonly() }),
  review: z.strictObject({}),
  publish: z.strictObject({
    message: z.string().trim().min(1).max(10_000),
    leftOut: z.array(changePlace).default([]),
    /** Asked for if git knows none. */
    author: z.strictObject({ name: commitName, email: commitName }).optional(),
    /** Which version to publish where both sides have changed the same field. */
    chosen: z.array(z.strictObject({ place: changePlace, version: z.enum(['mine', 'theirs']) })).default([]),
  }),
  revert: z.strictObject({ place: changePlace, title: z.string() }),
};
/** As the panel writes it, without defaults. */
export type RequestFor<Name extends keyof typeof requests> = z.input<(typeof requests)[Name]>;
/** As the server reads them. */
export type ParsedRequests = { [Name in keyof typeof requests]: z.output<(typeof requests)[Name]> };
export type PublishRequest = RequestFor<'publish'>;

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
  /** The path of the field; `[]` for the body; undefined if unknown. */
  path?: JsonPath | undefined;
  /** An exception or a named value that a button can add. */
  suggestion?: Suggestion | undefined;
}

/** What could be better. It does not keep anybody from saving. */
export type FormAdvice = Pick<FormError, 'file' | 'message' | 'fix' | 'path'>;

export interface ShownPage {
  address: string;
  title: string;
}

/** A content file, for a form. */
export interface FormEntry extends FileContent {
  path: string;
  /** None for a new file. */
  hash?: string | undefined;
  /** e.g. "Grocery" */
  name: string;
  spec: ValueSpec;
  hasText: boolean;
  /** Whether it may be deleted. */
  canDelete: boolean;
  /** The lines of the body that are left out before `text`. */
  skippedLines: number;
  /** Why the file can't be shown as a form. */
  errors: FormError[];
  /** The pages that show each field, by the path of the field. */
  shownOn: Record<string, readonly ShownPage[]>;
}

export interface SitePicture {
  /** Its file name. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The names of the entries that show it. */
  usedIn: string[];
}

/** What the panel knows of the site: what can be chosen, added, linked and published. */
export interface SiteInfo {
  entries: { path: string; name: string; order?: unknown }[];
  pictures: SitePicture[];
  /** Those that entries can be added to. */
  collections: ({ folder: string; name: string; order?: number | undefined } & Pick<FormEntry, 'spec' | 'hasText'>)[];
  /** The content folder, as errors name it. */
  folder: string;
  /** The pages, parts of pages and files that links can lead to. */
  links: { path: string; title: string }[];
  canPublish: boolean;
}

export interface SaveResult {
  errors: FormError[];
  /** Files that have changed since the panel read them; nothing is saved then. */
  changed: string[];
  /** The hashes of the saved files by path; undefined if nothing was saved. */
  saved?: Record<string, string>;
  warnings?: string[];
  /** The addresses of the pages of the new files, or else of the pages that show them. */
  pages?: string[];
}

/** A part of a text that two versions share, or that one of them lacks. */
export interface DiffItem {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** What the panel gets. */
export interface Answers {
  site: SiteInfo;
  entry: FormEntry;
  /** The number by which to ask for pages with these changes; none if they have errors. */
  try: Pick<SaveResult, 'errors'> & { previewNumber?: number | undefined };
  advice: FormAdvice[];
  save: SaveResult;
  undo: UndoResult;
  rename: OpenEdit[];
  changes: SavedChange[];
  history: FieldVersion[];
  review: Review;
  publish: PublishResult;
  revert: Pick<SaveResult, 'errors'>;
}

/** What the server does. `review`, `publish` and `revert` are missing if the site is not published from the editor. */
export type Actions = {
  [Name in keyof Answers]?: (request: ParsedRequests[Name]) => Answers[Name] | Promise<Answers[Name]>;
};

/** Why nothing was published, and what to do. The code is e.g. "no-remote". */
export type PublishProblem = Pick<FormError, 'code' | 'message' | 'fix'>;

/** A field that differs from what was last published. */
export interface PublishChange {
  place: ChangePlace;
  /** e.g. "Invitation: Heading" */
  label: string;
  /** The removed and the added words, and some around them. */
  diff: DiffItem[];
}

/** The changes of one file. */
export interface ChangedFile {
  /** As errors name it. */
  file: string;
  title: string;
  /** The address of its page; none if it has none. */
  address?: string | undefined;
  changes: PublishChange[];
}

export interface SavedChange {
  /** For `undo`. */
  save: number;
  title: string;
  /** In milliseconds. */
  time: number;
  isUndone: boolean;
  files: ChangedFile[];
}

export interface UndoResult {
  save: number;
  title: string;
  /** If there are any, nothing has changed. */
  errors: FormError[];
  /** If files have changed since: the changes to save instead. For a field that has changed, too, the user chooses. */
  edits: OpenEdit[];
}

/** A content file, as it was read and as it was edited. */
export interface OpenFile extends Pick<FileEdit, 'hash' | 'from'> {
  saved: FileContent;
  edited: FileContent;
  /** Whether the next save deletes it. */
  isDeleted?: boolean | undefined;
}

/** A content file with unsaved changes. */
export type OpenEdit = OpenFile & { path: string };

/** A change of one field. */
export interface FieldVersion {
  /** Who changed it. */
  author: string;
  /** In milliseconds; undefined if unknown. */
  time?: number | undefined;
  /** What it was before; none for a field that was added. */
  value?: unknown;
  diff: DiffItem[];
}

/** What would be published. */
export interface Review {
  files: ChangedFile[];
  /** A proposal for the commit. */
  message: string;
  /** Where to, e.g. "https://github.com/grocers/site, branch main". */
  target: string;
  /** The first lines of commits that were not published yet. */
  commits: string[];
  /** Why it can't be published. */
  problem?: PublishProblem | undefined;
}

/** A field that others have published another value of. */
export interface PublishConflict extends Pick<PublishChange, 'place' | 'label'> {
  /** The name of its file, e.g. "Grocery". */
  title: string;
  mine: string;
  theirs: string;
  /** Who last changed a file with a conflict. */
  author: string;
}

export interface PublishResult {
  /** What the checks found. */
  errors: FormError[];
  problem?: PublishProblem | undefined;
  conflicts?: PublishConflict[];
  published?: Published;
}

export interface Published {
  /** e.g. "1a2b3c4d" */
  commit: string;
  target: string;
  /** Why this copy of the site is still not up to date. */
  note?: string | undefined;
  /** The address of the site. */
  site: string;
  /** The names of the workflows that run now. */
  workflows: string[];
  /** Where to watch them. */
  progress?: string | undefined;
}
