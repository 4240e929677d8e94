/** What has changed, in the words of the page. */
import type { MadeSite } from '../../engine/build/index.ts';
import { type CollectionSpec, collectionOf, fileIn, specAt, titleOf } from '../../engine/content/index.ts';
import { fieldOf, listFieldChanges, readField, toText } from '../field-changes.ts';
import type { ChangedFile, ChangePlace, DiffItem, FileContent, JsonPath, PublishChange } from '../protocol.ts';
import { diffRuns, type FileBytes, parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';

/** A content file or picture, before and after a change. */
export interface ComparedFile {
  place: ChangePlace;
  before: FileBytes;
  after: FileBytes;
}

export function describeFile(compared: ComparedFile, workspace: Workspace): ChangedFile {
  const { place } = compared;
  const [before, after] = [parseEntry(place.path, compared.before), parseEntry(place.path, compared.after)];
  const file = place.folder === 'content' ? fileIn(workspace.options.content, place.path) : place.path;
  // Deep, so that each item of a list is a change of its own.
  const fields = before && after ? listFieldChanges(before, after, true).map(fieldOf) : [];
  const changes: PublishChange[] = fields.map((field) => ({
    place: { ...place, field },
    label: describeField(place.path, field, after, workspace),
    diff: diffWords([before, after].map((entry) => toText(entry && readField(entry, field)))),
  }));
  if (changes.length === 0) changes.push(describeFileChange(compared));
  const [address] = listAddresses(workspace.made, [file]);
  return { file, title: titleIn(place, after ?? before, workspace), address, changes };
}

/** The addresses of the pages made from these files. */
export function listAddresses({ rendered, rendering }: MadeSite<unknown>, files: readonly string[]): string[] {
  const pages = rendered.filter(({ page }) => files.includes(page.source) && page.aliasOf === undefined);
  return pages.map(({ page }) => rendering.toUrl(page.path));
}

export function titleIn({ folder, path }: ChangePlace, entry: FileContent | undefined, workspace: Workspace): string {
  return folder === 'images' || !entry ? path : nameOf(path, entry.data, workspace.collections);
}

/** The name of an entry, which is also the title of its form. */
export function nameOf(path: string, data: unknown, collections: readonly CollectionSpec[]): string {
  const collection = collectionOf(collections, { path });
  return (collection?.holds === 'one' && collection.spec().label) || titleOf(path, data);
}

/** The change of a file that is new, deleted or replaced, or in which no field has changed. */
function describeFileChange({ place, before, after }: ComparedFile): PublishChange {
  const isPicture = place.folder === 'images';
  const noun = isPicture ? 'picture' : 'entry';
  let label = isPicture ? 'Replaced' : 'Comments or layout of the file';
  if (!before) label = `New ${noun}`;
  else if (!after) label = `Deleted ${noun}`;
  const isWhole = !before || !after;
  const texts = [before, after].map((bytes) => describeBytes(place.path, bytes, isWhole));
  return { place, label, diff: isPicture ? [] : diffWords(texts) };
}

/** @param isWhole whether to show the values of the entry, not the file as it is */
function describeBytes(path: string, bytes: FileBytes, isWhole: boolean): string {
  const entry = isWhole ? parseEntry(path, bytes) : undefined;
  return entry ? toText([entry.data, entry.text]) : Buffer.from(bytes ?? []).toString();
}

/** @returns e.g. "Invitation: Heading", or "Figures 2: Label" */
export function describeField(
  path: string,
  field: JsonPath,
  entry: FileContent | undefined,
  { collections }: Workspace,
) {
  if (field.length === 0) return 'Text';
  const spec = collectionOf(collections, { path })?.spec();
  const labels = field.flatMap((key, index) => {
    if (typeof key === 'number') return [];
    const next = field[index + 1];
    const label = (spec && specAt(spec, entry?.data, field.slice(0, index + 1))?.label) || key;
    return [typeof next === 'number' ? `${label} ${next + 1}` : label];
  });
  return labels.join(': ');
}

/** In characters. */
const MAX_SHORT = 80;
/** How many unchanged words are shown before and after a change. */
const CONTEXT_WORDS = 6;

/** The words that differ, with some words around them; short texts whole. */
export function diffWords([before = '', after = '']: readonly string[]): DiffItem[] {
  const whole: DiffItem[] = [
    { change: 'removed', text: before },
    { change: 'added', text: after },
  ];
  const isShort = before.length <= MAX_SHORT && after.length <= MAX_SHORT;
  if (isShort || before === '' || after === '') return whole.filter(({ text }) => text !== '');
  const runs = diffRuns(splitWords(before), splitWords(after));
  const common = runs.flatMap(({ change, items }) => (change === 'same' ? items : []));
  // With few words in common, both texts are easier to read as a whole.
  if (common.length * 4 < splitWords(before).length + splitWords(after).length) return whole;
  return runs.map(({ change, items }, index) => {
    return { change, text: change === 'same' ? shorten(items, index > 0, index < runs.length - 1) : items.join('') };
  });
}

/** Each word with the spaces after it. */
const splitWords = (text: string) => text.split(/(?<=\s)(?=\S)/);

/**
 * Shortens a run of unchanged words: only those next to a change remain.
 * @param hasBefore whether a change comes before the run
 * @param hasAfter whether a change comes after the run
 */
function shorten(words: readonly string[], hasBefore: boolean, hasAfter: boolean): string {
  const [first, last] = [hasBefore ? words.slice(0, CONTEXT_WORDS) : [], hasAfter ? words.slice(-CONTEXT_WORDS) : []];
  return first.length + last.length >= words.length ? words.join('') : `${first.join('')}… ${last.join('')}`;
}
