/** Adds, duplicates, moves, renames and deletes entries. */
import {
  listSiblings,
  moveInList,
  slugify,
  specAt,
  type ValueSpec,
  valueAt,
  withValue,
} from '../../../engine/content/browser.ts';
import { applyChange } from '../../field-changes.ts';
import type { FileContent, FormEntry, OpenFile, SiteInfo } from '../../protocol.ts';
import type { Editor } from '../editor.ts';
import { EMPTY_CONTENT } from '../edits.ts';
import { getFolder, getSlug } from '../text.ts';
import { listFixedValues } from '../write-field.ts';
import { openEntry, readEntry } from './open.ts';

export async function addEntry(editor: Editor, collection: SiteInfo['collections'][number]): Promise<void> {
  const { folder, order, spec } = collection;
  const data = withValue(listFixedValues(spec), ['order'], order);
  await openNewEntry(editor, folder, spec, { data, text: '' });
}

export async function duplicateEntry(editor: Editor): Promise<void> {
  const { entry, unsaved } = editor;
  if (!entry.value) return;
  const { path, spec } = entry.value;
  const { data, text } = unsaved.getContent(path);
  const content = { data: withValue(data, ['aliases'], undefined), text };
  await openNewEntry(editor, getFolder(path), spec, content);
}

/** Asks for the name of a new entry, and opens it. */
async function openNewEntry(
  editor: Editor,
  folder: string,
  spec: ValueSpec,
  { data, text }: FileContent,
): Promise<void> {
  const { unsaved, status } = editor;
  const name = prompt('What is the new entry called?') ?? '';
  const slug = slugify(name);
  const path = `${folder}/${slug}.md`;
  if (slug === '') return;
  if (editor.getName(path) !== undefined || path in unsaved.files.value)
    return status.set(`There is already an entry “${slug}”. Choose another name.`, true);
  const field = ['name', 'title'].find((key) => specAt({ label: '', help: '', value: spec }, data, [key]));
  const edited = { data: field === undefined ? data : withValue(data, [field], name), text };
  unsaved.change({ [path]: { saved: EMPTY_CONTENT, edited } });
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
  const files = [...orders].flatMap(([moved, order]) => {
    const file = unsaved.files.value[moved];
    return file ? [[moved, withOrder(file, order)]] : [];
  });
  unsaved.change(Object.fromEntries(files));
  const neighbor = list[list.findIndex((one) => one.path === path) + step];
  status.set(`Moved ${step < 0 ? 'before' : 'after'} ${neighbor?.name}.`);
}

function withOrder(file: OpenFile, order: number): OpenFile {
  return { ...file, edited: applyChange(file.edited, { path: ['order'], value: order }) };
}

/** Renames the open entry. Links and references change, too, and its old address redirects. */
export async function renameEntry(editor: Editor): Promise<void> {
  const { unsaved, status } = editor;
  const { path = '' } = editor.entry.value ?? {};
  const question = 'What is its file called? If it has a page, this is also its name in the address.';
  const slug = slugify(prompt(question, getSlug(path)) ?? '');
  if (slug === '' || slug === getSlug(path)) return;
  if (unsaved.edits.value.length > 0) return status.set('First save or discard your changes.', true);
  const files = await editor.api.ask('rename', { path, slug });
  unsaved.change(files);
  await openEntry(editor, `${getFolder(path)}/${slug}.md`);
  status.set('Renamed, also where other files name it.');
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
