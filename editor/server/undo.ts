import { fileIn } from '../../engine/content/index.ts';
import type { UndoResult } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { nameOf } from './review.ts';
import { tryWrites } from './unsaved.ts';

/**
 * Takes back the last save, or repeats the last one that was taken back.
 * @throws RequestError if there is none, or if one of its files has changed since
 */
export async function undoSave(workspace: Workspace, isRedo: boolean): Promise<UndoResult> {
  const { options, session } = workspace;
  const save = session.saves.next(isRedo);
  if (save === undefined) throw new RequestError(409, `There is nothing to ${isRedo ? 'redo' : 'undo'}.`);
  const changed = save.reversal.find((write) => readFile(options, write).hash !== write.hash);
  if (changed !== undefined) {
    const name = changed.folder === 'content' ? findName(workspace, changed.path) : changed.path;
    const what = isRedo ? 'Nothing was redone' : 'Nothing was undone';
    throw new RequestError(409, `${what}, because “${name}” has been changed since. Change it in its form instead.`);
  }
  const { errors } = await tryWrites(workspace, save.reversal);
  if (errors.length === 0) session.saves.revert(isRedo);
  return { title: save.title, errors };
}

function findName({ options, collections }: Workspace, path: string): string {
  const entry = parseEntry(path, readFile(options, { folder: 'content', path }).bytes);
  return entry === undefined ? fileIn(options.content, path) : nameOf(path, entry.data, collections);
}
