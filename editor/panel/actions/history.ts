import type { FieldVersion } from '../../protocol.ts';
import type { Editor } from '../editor.ts';
import type { HistoryScreen } from '../screen.ts';
import { count, fieldName } from '../text.ts';
import { writeChange } from '../write-field.ts';
import { openEntry } from './open.ts';

/** Shows the history of the field that last had the focus; for a list item, of its list. */
export async function showHistory(editor: Editor): Promise<void> {
  const { screen, lastField: path } = editor;
  if (screen.value.name !== 'form' || path === undefined)
    return editor.status.set('Click a field first, or press Ctrl+Shift+H in it.');
  // Up to the first index, because list items have no history of their own.
  const end = [...path, 0].findIndex((key) => typeof key === 'number');
  const field = path.slice(0, end);
  const heading = editor.root.querySelector(`.form [data-path="${fieldName(field)}"] :is(label, legend)`);
  const label = heading?.firstChild?.textContent ?? '';
  const { entry } = screen.value;
  const versions = await editor.api.ask('history', { path: entry.path, field });
  editor.show({ name: 'history', entry, field, label, versions });
  await editor.focusHeading();
  editor.status.set(`${count(versions.length, 'version')}. Ctrl+Shift+H in another field shows its own.`);
}

/** Puts an earlier value into the form. */
export async function restoreVersion(editor: Editor, history: HistoryScreen, version: FieldVersion): Promise<void> {
  const { entry, field, label } = history;
  const { value } = version;
  writeChange(editor, field.length === 0 ? { text: String(value ?? '') } : { path: field, value });
  await openEntry(editor, entry.path, { field });
  // Not the field: in a field, Ctrl+Z is the undo of the browser, and the browser does not know this change.
  await editor.focusHeading();
  editor.status.set(`Restored: ${label}. Save to keep it.`);
}
