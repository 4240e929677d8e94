/** Adds, duplicates, moves, renames and deletes entries. */
import { batch } from '@preact/signals';
import { slugify, valueAt, withValue } from '../../../engine/content/browser.ts';
import { applyChange } from '../../field-changes.ts';
import type { FileContent, FormEntry, OpenFile, SiteInfo } from '../../protocol.ts';
import type { Editor } from '../editor.ts';
import { EMPTY_CONTENT } from '../edits.ts';
import { getFolder, getSlug } from '../text.ts';
import { listFixedValues } from '../write-field.ts';
import { openEntry, readEntry } from './open.ts';

/** How the name of a new entry begins until it is saved. No other name has two hyphens in a row. */
const NEW = 'new--';

export async function addEntry(editor: Editor, collection: SiteInfo['collections'][number]): Promise<void> {
  const { folder, order, spec } = collection;
  const data = withValue(listFixedValues(spec), ['order'], order);
  await openNewEntry(editor, folder, { data, text: '' });
}

/** The entry gets its name when it is saved. */
async function openNewEntry(editor: Editor, folder: string, edited: FileContent): Promise<void> {
  const path = `${folder}/${NEW}${Date.now().toString(36)}.md`;
  editor.unsaved.change({ [path]: { saved: EMPTY_CONTENT, edited } });
  await openEntry(editor, path);
}

export async function duplicateEntry(editor: Editor): Promise<void> {
  const path = editor.entry.value?.path ?? '';
  const { data, text } = editor.unsaved.contentOf(path);
  await openNewEntry(editor, getFolder(path), { data: withValue(data, ['aliases'], undefined), text });
}

/** Names new entries by their titles. An entry without a title can't be saved. */
export function nameNewEntries({ unsaved, site, screen }: Editor): void {
  const isTaken = (path: string) => path in unsaved.files.value || site.value.entries.some((one) => one.path === path);
  for (const [path, file] of Object.entries(unsaved.files.value)) {
    const { data } = file.edited;
    const slug = slugify(String(valueAt(data, ['name']) ?? valueAt(data, ['title']) ?? ''));
    if (!getSlug(path).startsWith(NEW) || file.hash !== undefined || slug === '') continue;
    let newPath = `${getFolder(path)}/${slug}.md`;
    for (let number = 2; isTaken(newPath); number++) newPath = `${getFolder(path)}/${slug}-${number}.md`;
    const { [path]: _, ...others } = unsaved.files.value;
    const form = screen.value;
    batch(() => {
      unsaved.replace({ ...others, [newPath]: file });
      if (form.name === 'form' && form.entry.path === path)
        screen.value = { ...form, entry: { ...form.entry, path: newPath } };
    });
  }
}

/** Swaps the order of the open entry and its neighbor. @param step -1 for the one before, 1 for the one after */
export async function moveEntry(editor: Editor, step: -1 | 1): Promise<void> {
  const { unsaved, status, site } = editor;
  const path = editor.entry.value?.path ?? '';
  const readOrder = (one: SiteInfo['entries'][number]) =>
    valueAt(unsaved.files.value[one.path]?.edited.data ?? { order: one.order }, ['order']);
  const ordered = site.value.entries
    .filter((one) => getFolder(one.path) === getFolder(path) && readOrder(one) !== undefined)
    .sort((a, b) => Number(readOrder(a)) - Number(readOrder(b)));
  const index = ordered.findIndex((one) => one.path === path);
  const [current, neighbor] = [ordered[index], ordered[index + step]];
  if (!current || !neighbor) return status.set(`It is already the ${step < 0 ? 'first' : 'last'} one.`);
  await readEntry(editor, neighbor.path);
  const { [path]: file, [neighbor.path]: neighborFile } = unsaved.files.value;
  if (!file || !neighborFile) return;
  unsaved.change({
    [path]: withOrder(file, readOrder(neighbor)),
    [neighbor.path]: withOrder(neighborFile, readOrder(current)),
  });
  status.set(`Moved ${step < 0 ? 'before' : 'after'} ${neighbor.name}.`);
}

function withOrder(file: OpenFile, order: unknown): OpenFile {
  return { ...file, edited: applyChange(file.edited, { path: ['order'], value: order }) };
}

/** Renames the open entry. Links and references change, too, and its old address redirects. */
export async function renameEntry(editor: Editor, name: string): Promise<void> {
  const { unsaved, status } = editor;
  const { path = '' } = editor.entry.value ?? {};
  const slug = slugify(name);
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
