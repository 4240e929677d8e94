/** Opens screens. */
import type { FieldPath } from '../../../engine/core/browser.ts';
import type { FormEntry } from '../../protocol.ts';
import type { Editor } from '../editor.ts';
import { listConflicts, rebase } from '../edits.ts';
import { focusField } from '../form-focus.ts';
import type { PageField } from '../page-fields.ts';

/** Lists the fields of the page, for use without a mouse. */
export async function showPage(editor: Editor): Promise<void> {
  await editor.preview.build();
  editor.show({ name: 'page' });
}

/** Which field of a form to open. */
interface Target extends Pick<PageField, 'lines'> {
  field?: FieldPath | undefined;
}

/** Opens the form of an entry. Without a field, the focus moves only for a new entry, because the author may still be typing. */
export async function openEntry(editor: Editor, path: string, target: Target = {}): Promise<void> {
  const { field, lines } = target;
  const entry = await readEntry(editor, path);
  editor.show({ name: 'form', entry, line: lines?.[0] });
  if (field || lines || entry.hash === undefined) await focusField(editor.root, lines ? [] : field);
}

/** Reads an entry, and keeps its unsaved changes. */
export async function readEntry(editor: Editor, path: string): Promise<FormEntry> {
  const { unsaved, api } = editor;
  const open = unsaved.files.value[path];
  const isNew = open !== undefined && open.hash === undefined;
  const entry = await api.ask('entry', { path, isNew });
  if (isNew) return entry;
  // Undo steps apply to the earlier version of the file only.
  if (open && open.hash !== entry.hash) unsaved.forgetSteps();
  // The author may have typed meanwhile.
  const file = unsaved.files.value[path];
  if (listConflicts(file, entry).length === 0) unsaved.open(path, rebase(file, entry));
  return entry;
}

/** Opens the field behind an element of the page. */
export async function openPageField(editor: Editor, { file, path: field, lines, element }: PageField): Promise<void> {
  // On a phone, the panel covers most of the page.
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await openEntry(editor, editor.toPath(file), { field, lines });
}
