/** The unsaved changes of open files. */
import { applyChange, getField, isSame, listFieldChanges, readField } from '../field-changes.ts';
import type { FieldChange, FileContent, FileEdit, FormEntry, OpenFile } from '../protocol.ts';

/** Open files by their path in the content folder. */
export type OpenFiles = Readonly<Record<string, OpenFile>>;

export const EMPTY_CONTENT: FileContent = { data: {}, text: '' };

export function listEdits(files: OpenFiles): FileEdit[] {
  return Object.entries(files).flatMap(([path, file]) => {
    // A new file has no hash.
    const { hash, isDeleted = false } = file;
    const changes = isDeleted ? [] : listChanges(file);
    const isEdited = isDeleted || changes.length > 0 || hash === undefined;
    return isEdited ? [{ path, hash, changes, isDeleted }] : [];
  });
}

/** The files without their unsaved changes. New and renamed files are left out. */
export function withoutEdits(files: OpenFiles): OpenFiles {
  const known = Object.entries(files).filter(([, { hash }]) => hash !== undefined);
  return Object.fromEntries(known.map(([path, file]) => [path, { ...file, edited: file.saved, isDeleted: false }]));
}

/** Applies the unsaved changes to the current version on disk. @param onDisk undefined if the file was deleted */
export function rebase(file: OpenFile | undefined, onDisk: FormEntry | undefined): OpenFile {
  if (!onDisk) return { saved: EMPTY_CONTENT, edited: file?.edited ?? EMPTY_CONTENT };
  const saved = { data: onDisk.data, text: onDisk.text };
  if (!file) return { hash: onDisk.hash, saved, edited: saved };
  return { hash: onDisk.hash, saved, edited: listChanges(file).reduce(applyChange, saved), isDeleted: file.isDeleted };
}

/** The unsaved changes of fields that have another value on disk now; all of them if the file was deleted. */
export function listConflicts(file: OpenFile | undefined, onDisk: FormEntry | undefined): FieldChange[] {
  if (!file || file.hash === onDisk?.hash) return [];
  const { saved, edited } = file;
  return listChanges(file).filter((change) => {
    const [before, mine, theirs] = [saved, edited, onDisk].map(
      (content) => content && readField(content, getField(change)),
    );
    return !onDisk || (!isSame(before, theirs) && !isSame(mine, theirs));
  });
}

const listChanges = ({ saved, edited }: OpenFile) => listFieldChanges(saved, edited);
