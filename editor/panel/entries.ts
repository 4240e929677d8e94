/** Opens entries in a form, and changes them. */
import { slugify, type ValueSpec, valueAt, withValue } from '../../engine/content/browser.ts';
import type { FileContent, FormEntry, JsonPath, SiteInfo } from '../protocol.ts';
import { count, type Editor, NO_STEPS, SAVE_FIRST, type Screen } from './editor.ts';
import { conflictsOf, EMPTY, fieldName, parseFieldName, readTabState, rebase, updateTabState } from './files.ts';
import type { PageField } from './page-fields.ts';

/** Which field of a form to open, and what to offer beside it. */
interface Target extends Pick<Screen, 'otherFields' | 'link' | 'back'>, Pick<PageField, 'lines' | 'offset'> {
  field?: JsonPath | undefined;
}

/** Opens the form of an entry. Without a field, the focus moves only for a new entry, because the author may still be typing. */
export async function openEntry(editor: Editor, path: string, target: Target = {}): Promise<void> {
  const { field, lines, offset, otherFields, link, back } = target;
  const entry = await readEntry(editor, path);
  editor.show({ title: entry.name, entry, otherFields, link, back });
  // `lines` counts from the start of the body, but the text of the form begins after the empty lines there.
  const { skippedLines: skipped } = entry;
  if (lines) editor.set({ pendingSelection: { lines: [lines[0] - skipped, lines[1] - skipped], offset } });
  else if (field || entry.hash === undefined) focusField(editor.root, field);
}

/** Reads an entry, and keeps its unsaved changes. */
async function readEntry(editor: Editor, path: string): Promise<FormEntry> {
  const open = editor.files[path];
  if (open && open.hash === undefined) return newEntry(editor, path, open.from);
  const entry = await editor.api.ask('entry', { path });
  const { files } = editor;
  // Undo steps apply to the earlier version of the file only.
  if (open && open.hash !== entry.hash) editor.set({ steps: NO_STEPS });
  if (conflictsOf(files[path], entry).length === 0)
    editor.set({ files: { ...files, [path]: rebase(files[path], entry) } });
  return entry;
}

/** @param from for a renamed entry: its path on disk */
function newEntry(editor: Editor, path: string, from = ''): FormEntry {
  const collection = editor.site.collections.find(({ folder }) => folder === folderOf(path));
  if (!collection) throw new Error(`${path}: entries of this kind can't be added`);
  const { spec, hasText, name } = collection;
  const title = entryName(editor, from) ?? `New ${name.toLowerCase()}`;
  return { path, name: title, spec, hasText, canDelete: true, ...EMPTY, skippedLines: 0, errors: [], shownOn: {} };
}

/** @param file as messages show it, e.g. "content/site.md" */
export function openFile(editor: Editor, file: string, target?: Target): Promise<void> {
  return openEntry(editor, editor.pathInFolder(file), target);
}

/** Opens the first field behind an element of the page; the form offers the others. */
export async function openPageFields(editor: Editor, [first, ...others]: readonly PageField[]): Promise<void> {
  if (!first) return;
  const { file, path: field, lines, offset, element } = first;
  // On a phone, the panel covers most of the page.
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const anchor = element.closest('a');
  const link = anchor?.origin === location.origin ? anchor : undefined;
  const otherFields = others.filter((other) => other.file !== file);
  await openFile(editor, file, { field, lines, offset, link, otherFields });
}

async function openNewEntry(editor: Editor, folder: string, edited: FileContent): Promise<void> {
  const path = `${folder}/${newSlug()}.md`;
  editor.changeFiles({ ...editor.files, [path]: { saved: EMPTY, edited } });
  await openEntry(editor, path);
}

export async function addEntry(editor: Editor, collection: SiteInfo['collections'][number]): Promise<void> {
  const { folder, order, spec } = collection;
  const data = { ...fixedValuesOf(spec), ...(order !== undefined && { order }) };
  await openNewEntry(editor, folder, { data, text: '' });
}

export async function duplicateEntry(editor: Editor): Promise<void> {
  const { path } = editor;
  const { data, text } = editor.contentOf(path);
  await openNewEntry(editor, folderOf(path), { data: withValue(data, ['aliases'], undefined), text });
  renameNew(editor, `${slugOf(path)}-copy`);
}

/** Swaps the order of the open entry and its neighbor. @param step -1 for the one before, 1 for the one after */
export async function moveEntry(editor: Editor, step: -1 | 1): Promise<void> {
  const { path } = editor;
  const ordered = editor.site.entries
    .filter((entry) => folderOf(entry.path) === folderOf(path))
    .map((entry) => ({ ...entry, order: valueAt(editor.files[entry.path]?.edited.data, ['order']) ?? entry.order }))
    .filter(({ order }) => order !== undefined)
    .sort((a, b) => Number(a.order) - Number(b.order));
  const index = ordered.findIndex((entry) => entry.path === path);
  const [current, neighbor] = [ordered[index], ordered[index + step]];
  if (!current || !neighbor) return editor.setStatus(`It is already the ${step < 0 ? 'first' : 'last'} one.`);
  await readEntry(editor, neighbor.path);
  // One undo step for both changes.
  const steps = editor.withNewStep();
  writeField(editor, ['order'], neighbor.order, current.path);
  writeField(editor, ['order'], current.order, neighbor.path);
  editor.set({ steps });
  editor.announce(`Moved ${step < 0 ? 'before' : 'after'} ${neighbor.name}.`);
}

/** A value whose fields are empty, except those with a single choice. */
export function emptyValue(value: ValueSpec): unknown {
  if (value.type === 'list') return [];
  return value.type === 'group' || value.type === 'variants' ? fixedValuesOf(value) : '';
}

function fixedValuesOf(value: ValueSpec): Record<string, unknown> {
  const fixed = (value.type === 'group' ? value.fields : []).flatMap(({ name, isOptional, value: spec }) =>
    spec.type === 'choice' && spec.of.length === 1 && !isOptional ? [[name, spec.of[0]]] : [],
  );
  return Object.fromEntries(fixed);
}

export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
export const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
const newSlug = () => `new-${Date.now().toString(36)}`;
/** The name of a file; empty until a new entry has a title. */
export const chosenSlug = (path: string) => slugOf(path).replace(/^new-[a-z0-9]+$/, '');

export function writeText(editor: Editor, text: string, file = editor.path): void {
  editor.changeFile(file, { edited: { ...editor.contentOf(file), text } });
}

/**
 * Changes a field; undefined removes it. The file name of a new entry follows its title until the author types another one.
 * @param field `[]` for all fields
 */
export function writeField(editor: Editor, field: JsonPath, value: unknown, file = editor.path): void {
  const { data, text } = editor.contentOf(file);
  editor.changeFile(file, { edited: { data: withValue(data, field, value), text } });
  const { entry } = editor;
  if (file !== entry?.path || entry.hash !== undefined) return;
  const hasName = entry.spec.type === 'group' && entry.spec.fields.some(({ name }) => name === 'name');
  if (fieldName(field) !== (hasName ? 'name' : 'title')) return;
  const before = slugify(String(valueAt(data, field)));
  if (['', before, `${before}-copy`].includes(chosenSlug(file))) renameNew(editor, String(value ?? ''));
}

/** Renames the open entry. If it is saved, its links and references change, too, and its old address redirects. */
export async function renameEntry(editor: Editor, name: string): Promise<void> {
  const { path, files, entry } = editor;
  if (entry?.hash === undefined) return renameNew(editor, name);
  const slug = slugify(name);
  if (slug === '' || slug === slugOf(path)) return;
  if (editor.edits.length > 0) return editor.setStatus(SAVE_FIRST, true);
  const edits = await editor.api.ask('rename', { path, slug });
  const changed = Object.fromEntries(edits.map(({ path: changedPath, ...file }) => [changedPath, file]));
  editor.changeFiles({ ...files, ...changed }, { steps: editor.withNewStep() });
  await openEntry(editor, `${folderOf(path)}/${slug}.md`);
  // Two of the edits are of the entry: one deletes its old file, one adds the new one.
  const others = edits.length - 2;
  editor.announce(`Renamed${others > 0 ? `, with its name in ${count(others, 'other file')}` : ''}.`);
}

function renameNew(editor: Editor, name: string): void {
  const { entry, path, screen } = editor;
  const { [path]: file, ...others } = editor.files;
  const newPath = `${folderOf(path)}/${slugify(name) || newSlug()}.md`;
  if (!entry || !file || file.hash !== undefined || editor.isSaving || editor.files[newPath]) return;
  editor.changeFiles({ ...others, [newPath]: file }, { screen: { ...screen, entry: { ...entry, path: newPath } } });
  updateTabState({ lastForm: { ...readTabState().lastForm, path: newPath } });
}

/** e.g. "services/grocery.md" → "Grocery" */
export function entryName({ site }: Editor, path: string): string | undefined {
  return site.entries.find((entry) => entry.path === path)?.name;
}

/** Controls that get the focus when their field opens: not those for links and pictures within a field. */
const FOCUSABLE = ':is(textarea, .rich-text, select, summary, input:not([type=file], [type=radio], [list]))';

/** The field of the form that has the focus; `[]` for the body. */
export function focusedField({ activeElement }: ShadowRoot): JsonPath | undefined {
  const name = activeElement?.closest<HTMLElement>('.form [data-path]')?.dataset.path;
  return name === undefined ? undefined : parseFieldName(name);
}

/** Focuses a field, or the innermost group or list around it; without a path, the first field of the form. */
export function focusField(root: ShadowRoot, path?: JsonPath): void {
  const fields = [...root.querySelectorAll<HTMLElement>('.form [data-path]')];
  // The name of the field, then those of the groups and lists around it, the innermost first.
  const names = path && [path, ...path.slice(1).map((_, index) => path.slice(0, -1 - index))].map(fieldName);
  const [field] = names?.flatMap((name) => fields.find(({ dataset }) => dataset.path === name) ?? []) ?? fields;
  openDetails(field);
  if (path) field?.scrollIntoView({ block: 'start' });
  field?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}

export function focusFirstError(root: ShadowRoot): void {
  const error = root.querySelector('.error');
  const field = error?.closest('.field, fieldset') ?? error;
  field?.querySelector<HTMLElement>('textarea, select, input, button')?.focus({ preventScroll: true });
  error?.scrollIntoView({ block: 'center' });
}

export function openDetails(element: Element | null | undefined): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}
