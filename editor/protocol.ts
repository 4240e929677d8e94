/** What the panel and its server send each other, as JSON. The panel imports types only. */
import { z } from 'zod';
import type { ValueSpec } from '../engine/content/browser.ts';

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

/** The unsaved changes to a content file. */
const fileEdit = z.strictObject({
  /** In the content folder, e.g. "services/grocery.md". */
  path: z.string(),
  /** For a renamed file: its path on disk. */
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

/** Without line ends, which could add lines to the header of a commit. */
const AUTHOR_TEXT = /^[^<>\p{Cc}]{1,200}$/u;
const authorText = z.string().trim().regex(AUTHOR_TEXT);

/** The requests of the panel, by name. */
export const requests = {
  site: z.strictObject({}),
  entry: z.strictObject({ path: z.string() }),
  /** Makes a preview with unsaved changes. */
  try: z.strictObject({ edits: z.array(fileEdit) }),
  save: z.strictObject({
    edits: z.array(fileEdit).min(1),
    /** What Undo says, e.g. "Grocery". */
    title: z.string(),
  }),
  /** Takes back the last save, or repeats the last one that was taken back. */
  undo: z.strictObject({ isRedo: z.boolean().default(false) }),
  /** `slug` is the new name, e.g. "dry-groceries". */
  rename: z.strictObject({ path: z.string(), slug: z.string() }),
  /** `field` is `[]` for the body. */
  history: z.strictObject({ path: z.string(), field: jsonPath.readonly() }),
  review: z.strictObject({}),
  publish: z.strictObject({
    message: z.string().trim().min(1).max(10_000),
    leftOut: z.array(changePlace).default([]),
    /** Needed only if git has no author configured. */
    author: z.strictObject({ name: authorText, email: authorText }).optional(),
    /** For each field that the author and somebody else have changed, the version to publish. */
    chosen: z.array(z.strictObject({ place: changePlace, version: z.enum(['mine', 'theirs']) })).default([]),
  }),
  /** Saves the last published value of a field. */
  revert: z.strictObject({ place: changePlace, title: z.string() }),
};
/** As the panel sends it: fields with defaults may be missing. */
export type RequestFor<Name extends keyof typeof requests> = z.input<(typeof requests)[Name]>;
/** As the server parses them, with defaults. */
export type ParsedRequests = { [Name in keyof typeof requests]: z.output<(typeof requests)[Name]> };
export type PublishRequest = RequestFor<'publish'>;

/** An error as a form shows it. */
export interface FormError {
  file: string;
  line: number;
  /** The kind of error, e.g. "missing-field". */
  code: string;
  /** What is wrong, in one clause. */
  message: string;
  /** What to do about it: a sentence, or an empty string. */
  fix: string;
  /** The path of the field; `[]` for the body; undefined if unknown. */
  path?: JsonPath | undefined;
}

export interface FormEntry extends FileContent {
  path: string;
  /** Undefined for a new file. */
  hash?: string | undefined;
  /** e.g. "Grocery" */
  name: string;
  spec: ValueSpec;
  hasText: boolean;
  canDelete: boolean;
  /** How many empty lines at the start of the body are not in `text`. */
  skippedLines: number;
}

export interface SiteInfo {
  entries: { path: string; name: string; order?: unknown }[];
  /** The file names of the pictures. */
  pictures: string[];
  /** Only collections that authors can add entries to. */
  collections: ({ folder: string; name: string; order?: number | undefined } & Pick<FormEntry, 'spec' | 'hasText'>)[];
  /** The content folder as messages show it, e.g. "content". */
  folder: string;
  /** The pages, parts of pages and files that links can lead to. */
  links: { path: string; title: string }[];
  canPublish: boolean;
}

export interface SaveResult {
  errors: FormError[];
  /** Files that have changed since the panel read them. If there are any, nothing is saved. */
  changed: string[];
  /** The hashes of the saved files by path; undefined if nothing was saved. */
  saved?: Record<string, string>;
  /** The address of the page of a new entry. */
  newPage?: string | undefined;
}

/** A piece of text that is in both versions, only in the old one, or only in the new one. */
export interface DiffItem {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** The answers of the server, by request. */
export interface Answers {
  site: SiteInfo;
  entry: FormEntry;
  /** The number of the preview with these changes; undefined if they have errors. */
  try: Pick<SaveResult, 'errors'> & { previewNumber?: number | undefined };
  save: SaveResult;
  undo: UndoResult;
  /** The files to change, by path. */
  rename: Record<string, OpenFile>;
  history: FieldVersion[];
  review: Review;
  publish: PublishResult;
  revert: Pick<SaveResult, 'errors'>;
}

/** Answers each request. Without publishing from the editor, `review`, `publish` and `revert` are missing. */
export type Handlers = {
  [Name in keyof Answers]?: (request: ParsedRequests[Name]) => Answers[Name] | Promise<Answers[Name]>;
};

/** Why nothing was published, and what to do. The code is e.g. "no-remote". */
export type PublishProblem = Pick<FormError, 'code' | 'message' | 'fix'>;

/** A field that differs from what was last published. */
export interface PublishChange {
  place: ChangePlace;
  /** e.g. "Invitation: Heading" */
  label: string;
  /** The removed and added words, with some words around them. */
  diff: DiffItem[];
}

export interface ChangedFile {
  /** The path that messages show, e.g. "content/services/grocery.md". */
  file: string;
  title: string;
  /** The address of its page; undefined if it has none. */
  address?: string | undefined;
  changes: PublishChange[];
}

export interface UndoResult {
  /** Of the save that was taken back or repeated. */
  title: string;
  /** If there are any, nothing has changed. */
  errors: FormError[];
}

/** A content file in the panel, as read from disk and with its unsaved changes. */
export interface OpenFile extends Pick<FileEdit, 'hash' | 'from'> {
  saved: FileContent;
  edited: FileContent;
  /** Whether the next save deletes it. */
  isDeleted?: boolean | undefined;
}

/** An earlier version of a field, and the change that replaced it. */
export interface FieldVersion {
  /** Who made that change. */
  author: string;
  /** In milliseconds; undefined if unknown. */
  time?: number | undefined;
  /** The earlier value; undefined if the field did not exist. */
  value?: unknown;
  diff: DiffItem[];
}

/** What would be published. */
export interface Review {
  files: ChangedFile[];
  /** The proposed commit message. */
  message: string;
  /** The address of the site. */
  site: string;
  /** The subjects of commits that are not published yet. */
  commits: string[];
  /** Why nothing can be published. */
  problem?: PublishProblem | undefined;
}

/** A field that the author and somebody else have changed to different values. */
export interface PublishConflict extends Pick<PublishChange, 'place' | 'label'> {
  /** The title of its entry, e.g. "Grocery". */
  title: string;
  mine: string;
  theirs: string;
  /** Who published the last change of the file. */
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
  /** Where to, e.g. "https://github.com/grocers/site, branch main". */
  target: string;
  /** Why the files of this checkout could not be updated. */
  checkoutError?: string | undefined;
  /** The address of the site. */
  site: string;
  /** The names of the workflows that the push has started. */
  workflows: string[];
  /** Where to watch the workflows. */
  progressUrl?: string | undefined;
}
