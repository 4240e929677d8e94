/** What the panel and its server send each other, as JSON. The panel imports types only. */
import { z } from 'zod';
import type { JsonSchema, Listed } from '../engine/content/browser.ts';
import type { Diagnostic } from '../engine/core/browser.ts';

/** A path into front matter, e.g. `['figures', 0, 'label']`. */
export type JsonPath = readonly (string | number)[];

const MAX_INDEX = 1000;
const jsonPath = z.array(z.union([z.string(), z.int().min(0).max(MAX_INDEX)]));

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
  /** The hash of the file when read; undefined for a new file. */
  hash: z.string().optional(),
  changes: z.array(fieldChange),
  isDeleted: z.boolean(),
});
export type FileEdit = z.output<typeof fileEdit>;

/** A file of a folder that the editor publishes. */
export const fileName = z.strictObject({
  folder: z.enum(['content', 'images', 'public']),
  /** With slashes, e.g. "services/grocery.md". */
  path: z.string(),
});
export type FileName = z.output<typeof fileName>;

/** Which version to keep of the files that the author and others have changed, by the ID of the conflict. */
const chosenVersions = z.record(z.string(), z.enum(['mine', 'theirs']));
export type ChosenVersions = z.output<typeof chosenVersions>;

/** The requests of the panel, by name. */
export const requests = {
  site: z.strictObject({}),
  entry: z.strictObject({ path: z.string(), isNew: z.boolean() }),
  /** Makes a preview with unsaved changes. */
  try: z.strictObject({ edits: z.array(fileEdit) }),
  save: z.strictObject({
    edits: z.array(fileEdit).min(1),
    /** What Undo says, e.g. "Grocery". */
    title: z.string(),
  }),
  /** Takes back the last save, or repeats the last one that was taken back. */
  undo: z.strictObject({ isRedo: z.boolean() }),
  rename: z.strictObject({ path: z.string(), name: z.string() }),
  /** `field` is `[]` for the body. */
  history: z.strictObject({ path: z.string(), field: jsonPath.readonly() }),
  review: z.strictObject({}),
  publish: z.strictObject({
    /** The fingerprint of the review that the author has seen. If it is outdated, nothing is published. */
    fingerprint: z.string(),
    /** Paths in the repository. */
    leftOut: z.array(z.string()).readonly(),
    chosen: chosenVersions,
  }),
  /** Saves the last published version of a file. `path` is its path in the repository. */
  revert: z.strictObject({ path: z.string(), title: z.string() }),
};
export type Requests = { [Name in keyof typeof requests]: z.output<(typeof requests)[Name]> };

export interface FormEntry extends FileContent {
  path: string;
  /** Undefined for a new file. */
  hash?: string | undefined;
  /** e.g. "Grocery" */
  name: string;
  spec: JsonSchema;
  hasText: boolean;
  canDelete: boolean;
}

export interface SiteInfo {
  /** `address` is that of an entry's page. */
  entries: (Listed & { name: string; address?: string | undefined })[];
  /** The pictures, and how an entry describes them. */
  pictures: { name: string; alt?: string | undefined }[];
  /** Only collections that authors can add entries to. */
  collections: { folder: string; name: string }[];
  /** The content folder as messages show it, e.g. "content". */
  folder: string;
  /** The pages, parts of pages and files that links can lead to. */
  links: { path: string; title: string }[];
  canPublish: boolean;
}

export interface SaveResult {
  errors: Diagnostic[];
  /** Files that have changed since the panel read them. If there are any, nothing is saved. */
  changed: string[];
  /** The hashes of the saved files by path; undefined if nothing was saved. */
  saved?: Record<string, string>;
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
  /** The save that was undone or redone, and whether it was published. */
  undo: { title: string; isPublished: boolean };
  /** The path of the renamed file. */
  rename: string;
  history: FieldVersion[];
  review: Review;
  publish: PublishResult;
  revert: null;
}

/** A field that differs between two versions of a file. */
export interface PublishChange {
  /** e.g. "Invitation: Heading" */
  label: string;
  /** The removed and added words, with some words around them. */
  diff: DiffItem[];
}

/** An entry with its new pictures, or another file. It is published, left out or taken back as a whole. */
export interface ChangedFile {
  /** In the repository. */
  path: string;
  /** The paths of its new pictures, and of the entries that it replaces. */
  others: string[];
  /** e.g. "Zoë Nguyễn" */
  title: string;
  /** e.g. "New manager: Zoë Nguyễn, with photo" */
  heading: string;
  changes: PublishChange[];
}

/** A content file in the panel, as read from disk and with its unsaved changes. */
export interface OpenFile extends Pick<FileEdit, 'hash'> {
  saved: FileContent;
  edited: FileContent;
  /** Whether the next save deletes it. */
  isDeleted?: boolean | undefined;
}

/** A version of a field, and the change that made it. */
export interface FieldVersion {
  /** Who made that change. */
  author: string;
  /** In milliseconds; undefined if unknown. */
  time?: number | undefined;
  /** Undefined if the change removed the field. */
  value?: unknown;
  diff: DiffItem[];
}

/** What would be published. */
export interface Review {
  /** Differs if anything else would be published. */
  fingerprint: string;
  /** Files that differ from the last commit. Each can be left out. */
  files: ChangedFile[];
  /** Commits that the server does not have, the latest first. They are published, too. */
  commits: UnpushedCommit[];
  /** What these commits change. */
  earlier: ChangedFile[];
  /** The paths of files that this computer's site has, and the published one will not have. */
  onlyHere: string[];
  /** The paths of changed files that are neither content nor pictures nor public files. They are not published. */
  code: string[];
  /** Where to, e.g. "https://github.com/grocers/site, branch main". */
  target?: string | undefined;
  /** The same in words, e.g. "github.com". */
  server?: string | undefined;
  /** Why nothing can be published. */
  problem?: Diagnostic<unknown> | undefined;
}

export interface UnpushedCommit {
  id: string;
  author: string;
  subject: string;
  /** The paths of its files. */
  files: string[];
}

/** A text that the author and others have changed. */
export interface ConflictText {
  /** e.g. "Invitation: Heading" */
  label: string;
  mine: string;
  theirs: string;
}

/** A file that the author and others have changed. */
export interface PublishConflict {
  id: string;
  /** The title of its entry, e.g. "Grocery". */
  title: string;
  /** Who published the last change of the file. */
  author: string;
  /** The name of the author's picture, if the file is one. */
  picture?: string | undefined;
  /** All that differs. */
  texts: ConflictText[];
}

export interface PublishResult {
  /** What the checks found. */
  errors: Diagnostic[];
  problem?: Diagnostic<unknown> | undefined;
  conflicts?: PublishConflict[];
  published?: Published;
}

export interface Published {
  /** e.g. "1a2b3c4d" */
  commit: string;
  /** Where to, e.g. "https://github.com/grocers/site, branch main". */
  target?: string | undefined;
  /** The address of the site. */
  site: string;
  /** Whose commits it brought in. */
  authors: string[];
  /** Whether the author has chosen between two versions. */
  hasChosen: boolean;
  /** The sample values that the site has. */
  samples: Diagnostic[];
  /** Where to watch it go online; undefined if unknown. */
  progressUrl?: string | undefined;
}
