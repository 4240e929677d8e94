import type { Editor } from '../editor.ts';
import { openEntry, showPage } from './open.ts';

export const redo = (editor: Editor): Promise<void> => undo(editor, true);

/** Undoes or redoes an unsaved change; if there is none, a save. */
export async function undo(editor: Editor, isRedo = false): Promise<void> {
  const { unsaved, status, api, entry } = editor;
  const changed = unsaved.undo(isRedo);
  const save = changed === undefined ? await api.ask('undo', { isRedo }) : undefined;
  const path = changed ?? entry.value?.path;
  // Undo may have removed the entry.
  if (path !== undefined)
    await (unsaved.files.value[path] ? openEntry(editor, path).catch(() => showPage(editor)) : showPage(editor));
  const what = save ? `the save of ${save.title}` : `a change to ${editor.getName(path ?? '') ?? 'a new entry'}`;
  const published = save?.isPublished ? ' It was published: publish again to change that, too.' : '';
  status.set(`${isRedo ? 'Redone' : 'Undone'}: ${what}.${published}`);
}
