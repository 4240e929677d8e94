import {
  type FieldVersion,
  historyRequest,
  type OpenDraft,
  type SavedChange,
  type UndoResult,
  undoRequest,
} from '../protocol.ts';
import { type FileWrite, type Folders, parseRequest, RequestError, readFile } from './content-files.ts';
import { parseEntry } from './edit-entry.ts';
import type { EditSession } from './edit-session.ts';
import { readHistory } from './field-history.ts';
import { openGit } from './git.ts';
import { describeFile, type ReviewedSite } from './review.ts';
import { findSteps, type Save } from './save-log.ts';
import type { FindErrors } from './trial.ts';

/** Nobody waits longer for the history of a field, in milliseconds. */
const LONGEST = 10_000;
/** How many saves are listed. Undo reaches those before them. */
const MOST_LISTED = 100;

export function listHistoryActions(folders: Folders, session: EditSession, site: ReviewedSite, findErrors: FindErrors) {
  const { saves } = session;
  const git = openGit(folders.content, process.env, LONGEST);
  /** Each file of a save, as it would be if that was taken back, or brought back; and whether it has changed since. */
  const listSteps = ({ files, isUndone }: Save) =>
    files.map((file) => {
      const { folder, path } = file;
      const [from, to] = isUndone ? (['before', 'after'] as const) : (['after', 'before'] as const);
      const isChanged = readFile(folders, file).hash !== file[from];
      return { folder, path, isChanged, hash: file[from], from: saves.read(file, from), bytes: saves.read(file, to) };
    });
  const numbered = () => saves.list().map((one, save) => ({ ...one, save }));
  const describe = ({ save, title, time, isUndone, files }: Save & { save: number }): SavedChange => {
    const versions = files.map((file) => ({
      place: { folder: file.folder, path: file.path },
      base: saves.read(file, 'before'),
      mine: saves.read(file, 'after'),
    }));
    return { save, title, time, isUndone, files: versions.map((one) => describeFile(one, site)) };
  };
  return {
    async undo(body: Uint8Array): Promise<UndoResult> {
      const { save, isRedo } = parseRequest(undoRequest, body);
      const all = saves.list();
      const number = save ?? findSteps(all)[isRedo ? 'redo' : 'undo'];
      const one = all[number];
      if (!one) throw new RequestError(409, `There is nothing to ${isRedo ? 'redo' : 'undo'}.`);
      const answer = { save: number, title: one.title, errors: [], drafts: [] };
      const steps = listSteps(one);
      if (steps.some(({ isChanged }) => isChanged)) return { ...answer, drafts: steps.map(toDraft) };
      const writes = steps.map(({ folder, path, hash, bytes }) => ({ folder, path, hash, bytes }));
      const errors = await findErrors(writes);
      if (errors.length > 0) return { ...answer, errors };
      if (save === undefined) saves.toggle(number, writes);
      else saves.save(writes, `${one.isUndone ? 'Brought back' : 'Reverted'}: ${one.title}`);
      return answer;
    },
    changes: (): SavedChange[] => numbered().slice(-MOST_LISTED).toReversed().map(describe),
    history(body: Uint8Array): Promise<FieldVersion[]> {
      const { path, field } = parseRequest(historyRequest, body);
      return readHistory(git, folders, session, path, field);
    },
  };
}

/** @throws RequestError for a file that was added or deleted, and for a picture */
function toDraft({ path, hash, from, bytes }: FileWrite & { from: Buffer | undefined }): OpenDraft {
  const [saved, edited] = [parseEntry(path, from), parseEntry(path, bytes)];
  if (hash !== undefined && saved && edited) return { path, hash, saved, edited };
  throw new RequestError(409, `\`${path}\` was changed by another program or in another window, so it stays as it is.`);
}
