import { applyChange, isConflict, listFieldChanges } from '../field-changes.ts';
import type { FileContent, FileEdit, FormEntry, JsonPath, OpenFile, Published } from '../protocol.ts';

/** Open files by their path in the content folder. */
export type OpenFiles = Readonly<Record<string, OpenFile>>;

export const EMPTY: FileContent = { data: {}, text: '' };

export function editsOf(files: OpenFiles): FileEdit[] {
  return Object.entries(files).flatMap(([path, file]) => {
    // `from` is the path on disk of a renamed file. New and renamed files have no hash.
    const { from, hash, isDeleted = false } = file;
    const changes = isDeleted ? [] : changesOf(file);
    const isEdited = isDeleted || changes.length > 0 || hash === undefined;
    return isEdited ? [{ path, from, hash, changes, isDeleted }] : [];
  });
}

/** The files without their unsaved changes. New and renamed files are left out. */
export function withoutEdits(files: OpenFiles): OpenFiles {
  const known = Object.entries(files).filter(([, { hash }]) => hash !== undefined);
  return Object.fromEntries(known.map(([path, file]) => [path, { ...file, edited: file.saved, isDeleted: false }]));
}

/** Whether the author has typed nothing into a new file. The panel itself fills in `order` and `layout`. */
export function isBlank(file: OpenFile): boolean {
  if ((file.hash ?? file.from) !== undefined) return false;
  // A change without `path` is in the text below the front matter.
  return changesOf(file).every((change) => 'path' in change && /^(order|layout)$/.test(change.path.join()));
}

/**
 * Applies the unsaved changes to the current version on disk.
 * @param onDisk undefined if the file was deleted
 * @param version `mine` keeps all unsaved changes; `theirs` drops those that conflict with changes on disk
 */
export function rebase(file: OpenFile | undefined, onDisk: FormEntry | undefined, version = 'mine'): OpenFile {
  if (!onDisk) return { saved: EMPTY, edited: file?.edited ?? EMPTY };
  const saved = { data: onDisk.data, text: onDisk.text };
  if (!file) return { hash: onDisk.hash, saved, edited: saved };
  const kept = changesOf(file).filter((change) => version === 'mine' || !isConflict(change, versionsOf(file, saved)));
  return { hash: onDisk.hash, saved, edited: kept.reduce(applyChange, saved), isDeleted: file.isDeleted };
}

/** The unsaved changes that conflict with the file on disk; all of them if the file was deleted. */
export function conflictsOf(file: OpenFile | undefined, onDisk: FormEntry | undefined) {
  if (!file || file.hash === onDisk?.hash) return [];
  return changesOf(file).filter((change) => !onDisk || isConflict(change, versionsOf(file, onDisk)));
}

const versionsOf = ({ saved, edited }: OpenFile, theirs: FileContent) => ({ base: saved, mine: edited, theirs });
const changesOf = ({ saved, edited }: OpenFile) => listFieldChanges(saved, edited);

/** What the author has entered in the list of changes to publish, or the result of publishing. */
export interface PublishState {
  /** The changes that are left out, each by the key of its file and field; see `keyOf` in versions.tsx. */
  leftOutKeys: readonly string[];
  /** The commit message as typed. */
  message?: string;
  /** The name and email address of the author, if git has none configured. */
  name?: string;
  email?: string;
  done?: { published: Published; changes: number };
}

/** What a browser tab keeps when the page is left or reloaded. */
interface TabState {
  /** Files with unsaved changes. */
  files?: OpenFiles;
  /** The open form, and its last focused field. */
  lastForm?: { path: string; field?: JsonPath | undefined } | undefined;
  /** The path of the page that opens the form, or the result of publishing, again. */
  reopenOn?: string;
  publishing?: PublishState | undefined;
  status?: string | undefined;
  /** Whether editing was just turned on or off. */
  isToggled?: boolean | undefined;
}

const KEY = 'site-editor';

export const readTabState = (): TabState => JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

export function updateTabState(part: TabState): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readTabState(), ...part }));
}

/** e.g. "figures/0/label", as in the attribute `data-path` of a field */
export const fieldName = (path: JsonPath) => path.join('/');

export const parseFieldName = (name: string): JsonPath =>
  name === '' ? [] : name.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
