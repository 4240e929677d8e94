import {
  type Choices,
  type Conflict,
  type FieldVersion,
  type FormError,
  historyRequest,
  type SavedChange,
  type UndoResult,
  undoRequest,
} from '../protocol.ts';
import { type FileWrite, type Folders, parseRequest, RequestError, readFile } from './content-files.ts';
import type { EditSession } from './edit-session.ts';
import { readHistory } from './field-history.ts';
import { openGit } from './git.ts';
import { chooserOf, mergeFile } from './merge.ts';
import { describeConflicts, describeFile, type ReviewedSite } from './review.ts';
import { findSteps, type Save } from './save-log.ts';

/** Nobody waits longer for the history of a field, in milliseconds. */
const LONGEST = 10_000;
/** How many saves are listed. Undo reaches those before them. */
const MOST_LISTED = 100;

/** @param findErrors those that a build with new files would have */
export function listHistoryActions(
  folders: Folders,
  session: EditSession,
  reviewed: ReviewedSite,
  findErrors: (writes: readonly FileWrite[]) => Promise<FormError[]>,
) {
  const { saves } = session;
  const git = openGit(folders.content, process.env, LONGEST);
  /** What becomes of the files of a save that is taken back, or brought back. What has changed since stays. */
  const merge = async ({ files, isUndone }: Save, chosen: Choices) => {
    const [writes, conflicts]: [FileWrite[], Conflict[]] = [[], []];
    for (const file of files) {
      const { folder, path } = file;
      const [before, after] = [saves.read(file, 'before'), saves.read(file, 'after')];
      const { bytes: theirs, hash } = readFile(folders, file);
      const [base, mine] = isUndone ? [before, after] : [after, before];
      const entry = folder === 'content' ? path : undefined;
      const choose = chooserOf(file, chosen);
      const merged = await mergeFile(git, entry, { base, mine, theirs }, reviewed.collections, choose);
      if ('content' in merged) writes.push({ folder, path, hash, bytes: merged.content });
      else conflicts.push(...describeConflicts({ folder, path }, mine ?? theirs, merged.conflicts, reviewed));
    }
    return { writes, conflicts };
  };
  const describe = ({ title, time, isUndone, files }: Save, save: number): SavedChange => {
    const versions = files.map((file) => ({
      place: { folder: file.folder, path: file.path },
      base: saves.read(file, 'before'),
      mine: saves.read(file, 'after'),
    }));
    return { save, title, time, isUndone, files: versions.map((one) => describeFile(one, reviewed)) };
  };
  return {
    async undo(body: Uint8Array): Promise<UndoResult> {
      const { save, isRedo, chosen } = parseRequest(undoRequest, body);
      const all = saves.list();
      const number = save ?? findSteps(all)[isRedo ? 'redo' : 'undo'];
      const one = all[number];
      if (!one) throw new RequestError(409, `There is nothing to ${isRedo ? 'redo' : 'undo'}.`);
      const { title, isUndone } = one;
      const { writes, conflicts } = await merge(one, chosen);
      if (conflicts.length > 0) return { title, errors: [], conflicts };
      const errors = await findErrors(writes);
      if (errors.length > 0) return { title, errors, conflicts };
      if (save === undefined) saves.toggle(number, writes);
      else saves.save(writes, `${isUndone ? 'Brought back' : 'Reverted'}: ${title}`);
      return { title, errors: [], conflicts };
    },
    changes: (): SavedChange[] => saves.list().map(describe).toReversed().slice(0, MOST_LISTED),
    history: (body: Uint8Array): Promise<FieldVersion[]> =>
      readHistory(git, folders, session, parseRequest(historyRequest, body)),
  };
}
