/** The unsaved changes of open files. */
import { applyChange, isConflict, listFieldChanges } from '../field-changes.ts';
import type { FieldChange, FileContent, FileEdit, FormEntry, OpenFile } from '../protocol.ts';

/** Open files by their path in the content folder. */
export type OpenFiles = Readonly<Record<string, OpenFile>>;

export const EMPTY_CONTENT: FileContent = { data: {}, text: '' };

export function listEdits(files: OpenFiles): FileEdit[] {
  return Object.entries(files).flatMap(([path, file]) => {
    // `from` is the path on disk of a renamed file. New and renamed files have no hash.
    const { from, hash, isDeleted = false } = file;
    const changes = isDeleted ? [] : listChanges(file);
    const isEdited = isDeleted || changes.length > 0 || hash === undefined;
    return isEdited ? [{ path, from, hash, changes, isDeleted }] : [];
  });
}

/** The files without their unsaved changes. New and renamed files are left out. */
export function withoutEdits(files: OpenFiles): OpenFiles {
  const known = Object.entries(files).filter(([, { hash }]) => hash !== undefined);
  return Object.fromEntries(known.map(([path, file]) => [path, { ...file, edited: file.saved, isDeleted: false }]));
}

/**
 * Applies the unsaved changes to the current version on disk.
 * @param onDisk undefined if the file was deleted
 * @param version `mine` keeps all unsaved changes; `theirs` drops those that conflict with changes on disk
 */
export function rebase(file: OpenFile | undefined, onDisk: FormEntry | undefined, version = 'mine'): OpenFile {
  if (!onDisk) return { saved: EMPTY_CONTENT, edited: file?.edited ?? EMPTY_CONTENT };
  const saved = { data: onDisk.data, text: onDisk.text };
  if (!file) return { hash: onDisk.hash, saved, edited: saved };
  const kept = listChanges(file).filter(
    (change) => version === 'mine' || !isConflict(change, getVersions(file, saved)),
  );
  return { hash: onDisk.hash, saved, edited: kept.reduce(applyChange, saved), isDeleted: file.isDeleted };
}

/** The unsaved changes that conflict with the file on disk; all of them if the file was deleted. */
export function listConflicts(file: OpenFile | undefined, onDisk: FormEntry | undefined): FieldChange[] {
  if (!file || file.hash === onDisk?.hash) return [];
  return listChanges(file).filter((change) => !onDisk || isConflict(change, getVersions(file, onDisk)));
}

const getVersions = ({ saved, edited }: OpenFile, theirs: FileContent) => ({ base: saved, mine: edited, theirs });
const listChanges = ({ saved, edited }: OpenFile) => listFieldChanges(saved, edited);
