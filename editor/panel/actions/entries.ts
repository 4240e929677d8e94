/** Adds, duplicates, moves, renames and deletes entries. */
import { listSiblings, moveInList, slugify, valueAt, withValue } from '../../../engine/content/browser.ts';
import { applyChange, withName } from '../../field-changes.ts';
import type { FileContent, FormEntry, OpenFile } from '../../protocol.ts';
import type { Editor } from '../editor.ts';
import { EMPTY_CONTENT } from '../edits.ts';
import { getFolder } from '../text.ts';
import { openEntry, readEntry } from './open.ts';

export async function duplicateEntry(editor: Editor): Promise<void> {
  const { path = '' } = editor.entry.value ?? {};
  const { data, text } = editor.content.value;
  await addEntry(editor, getFolder(path), { data: withValue(data, ['aliases'], undefined), text });
}

/** Asks for the name of a new entry, and opens it. @param original its content; by default, it is empty */
export async function addEntry(editor: Editor, folder: string, original?: FileContent): Promise<void> {
  const { unsaved, status, api } = editor;
  const name = prompt('What is the new entry called?') ?? '';
  const slug = slugify(name);
  const path = `${folder}/${slug}.md`;
  if (slug === '') return;
  if (editor.getName(path) !== undefined || path in unsaved.files.value)
    return status.set(`There is already an entry “${name}”. Choose another name.`, true);
  const { spec, ...empty } = await api.ask('entry', { path, isNew: true });
  const { data, text } = original ?? empty;
  unsaved.change({ [path]: { saved: EMPTY_CONTENT, edited: { data: withName(spec, data, name), text } } });
  await openEntry(editor, path);
}

/** Moves the open entry within the list that visitors see. @param step -1 for one place up, 1 for one place down */
export async function moveEntry(editor: Editor, step: -1 | 1): Promise<void> {
  const { unsaved, status, site } = editor;
  const path = editor.entry.value?.path ?? '';
  const entries = site.value.entries.map((one) => {
    const edited = unsaved.files.value[one.path]?.edited.data;
    return edited === undefined ? one : { ...one, order: valueAt(edited, ['order']) };
  });
  const list = listSiblings(entries, path);
  const orders = moveInList(list, path, step);
  if (orders === undefined) return status.set(`It is already the ${step < 0 ? 'first' : 'last'} one.`);
  for (const moved of orders.keys()) await readEntry(editor, moved);
  const files: Record<string, OpenFile> = {};
  for (const [moved, value] of orders) {
    const file = unsaved.files.value[moved];
    if (file) files[moved] = { ...file, edited: applyChange(file.edited, { path: ['order'], value }) };
  }
  unsaved.change(files);
  const neighbor = list[list.findIndex((one) => one.path === path) + step];
  status.set(`Moved ${step < 0 ? 'before' : 'after'} ${neighbor?.name}.`);
}

/** Renames the open entry. What refers to it changes, too, and its old address leads to the new one. */
export async function renameEntry(editor: Editor): Promise<void> {
  const { unsaved, status, entry, api } = editor;
  const { path = '', name: oldName = '' } = entry.value ?? {};
  if (unsaved.edits.value.length > 0) return status.set('First save or discard your changes.', true);
  const name = prompt('What is it called now? If it has a page, the address changes, too.', oldName) ?? '';
  if (slugify(name) === '' || name === oldName) return;
  const renamed = await api.ask('rename', { path, name });
  unsaved.forgetSteps();
  await openEntry(editor, renamed);
  status.set(`Renamed and saved: ${name}. Links and its old address lead to it. Undo takes it back.`);
}

/** The next save deletes an entry. */
export function markDeleted(editor: Editor, { path, name }: FormEntry): void {
  const { unsaved, status } = editor;
  const file = unsaved.files.value[path];
  if (!file) return;
  unsaved.change({ [path]: { ...file, isDeleted: true } });
  editor.show({ name: 'page' });
  status.set(`${name} will be deleted when you save. Undo keeps it.`);
}
