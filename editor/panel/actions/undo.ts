import type { Editor } from '../editor.ts';
import { openEntry, showPage } from './open.ts';

export const redo = (editor: Editor): Promise<void> => undo(editor, true);

/** Undoes or redoes an unsaved change; if there is none, a save. */
export async function undo(editor: Editor, isRedo = false): Promise<void> {
  const { unsaved, status } = editor;
  const path = unsaved.undo(isRedo);
  if (path !== undefined) {
    // Undo may have removed a new entry.
    if (!unsaved.files.value[path]) await showPage(editor);
    else if (path !== editor.entry.value?.path) await openEntry(editor, path);
    status.set(`${isRedo ? 'Redone' : 'Undone'}: a change to ${editor.nameOf(path) ?? 'a new entry'}.`);
  } else await undoSave(editor, isRedo);
}

async function undoSave(editor: Editor, isRedo: boolean): Promise<void> {
  const { status } = editor;
  const { title, errors } = await editor.api.ask('undo', { isRedo });
  const [error] = errors;
  if (error) return status.set(`Nothing has changed: ${error.message}`, true);
  const path = editor.entry.value?.path;
  // The entry may be deleted now.
  if (path !== undefined) await openEntry(editor, path).catch(() => showPage(editor));
  status.set(`${isRedo ? 'Saved again' : 'Taken back'}: ${title}.`);
}
