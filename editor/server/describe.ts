/** What has changed, in the words of the page. */

import { diffWordsWithSpace } from 'diff';
import {
  type CollectionSpec,
  findCollection,
  getEntryName,
  getTitle,
  labelOf,
  schemaAt,
} from '../../engine/content/index.ts';
import { getField, isGroup, listFieldChanges, readField, toText } from '../field-changes.ts';
import type { DiffItem, FileContent, FileName, JsonPath, PublishChange } from '../protocol.ts';
import { type FileBytes, parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';

/** A content file or picture in two versions. */
export interface ComparedFile {
  place: FileName;
  before: FileBytes;
  after: FileBytes;
}

/** A field that differs, or the file as a whole. */
interface Difference {
  /** e.g. "Invitation: Heading" */
  label: string;
  /** Whether it is the place of the entry in lists. */
  isOrder?: boolean;
  before: string;
  after: string;
}

/** What has changed in a file, field by field. An entry that is new or deleted differs in all its fields. */
export function describeDifferences(compared: ComparedFile, workspace: Workspace): PublishChange[] {
  // The number of a place means nothing to visitors.
  return listDifferences(compared, workspace).map(({ label, before, after, isOrder }) =>
    isOrder ? { label: 'Its place in the list', diff: [] } : { label, diff: diffWords(before, after) },
  );
}

export function listDifferences(compared: ComparedFile, workspace: Workspace): Difference[] {
  const { path } = compared.place;
  const [before, after] = [parseEntry(path, compared.before), parseEntry(path, compared.after)];
  const whole = after ?? before;
  const fields = before && after ? listFieldChanges(before, after).map(getField) : whole ? listFields(whole) : [];
  const isWhole = !before || !after;
  const differences = fields
    .map(
      (field): Difference => ({
        ...describeField(path, field, whole, workspace),
        before: toText(before && readField(before, field)),
        after: toText(after && readField(after, field)),
      }),
    )
    .filter(({ isOrder }) => !(isOrder && isWhole));
  return differences.length > 0 ? differences : [describeWhole(compared)];
}

/** All fields of an entry that have a value, and its body. */
function listFields({ data, text }: FileContent): JsonPath[] {
  const listIn = (value: unknown, path: JsonPath): JsonPath[] => {
    const isList = Array.isArray(value) && value.some(isGroup);
    if (!isList && !isGroup(value)) return [path];
    return Object.entries(value).flatMap(([key, item]) => listIn(item, [...path, isList ? Number(key) : key]));
  };
  return [...listIn(data, []), ...(text === '' ? [] : [[]])];
}

const NOUNS: Record<FileName['folder'], string> = { content: 'entry', images: 'picture', public: 'file' };

/** What a file is to an author, e.g. "manager" or "picture". */
export function getNoun({ folder, path }: FileName, { site }: Workspace): string {
  const collection = folder === 'content' ? findCollection(site.collections, { path }) : undefined;
  return collection?.type === 'collection' ? getEntryName(collection).toLowerCase() : NOUNS[folder];
}

/** A file that is new, deleted or replaced, or in which no field has changed. */
function describeWhole({ place, before, after }: ComparedFile): Difference {
  const noun = NOUNS[place.folder];
  let label = place.folder === 'content' ? 'Comments or layout of the file' : 'Replaced';
  if (!before) label = `New ${noun}`;
  else if (!after) label = `Deleted ${noun}`;
  const describe = (bytes: FileBytes) => {
    if (bytes === undefined) return '';
    if (place.folder === 'content') return Buffer.from(bytes).toString();
    return `A ${noun} of ${Math.ceil(bytes.length / 1000).toLocaleString('en-US')} KB`;
  };
  return { label, before: describe(before), after: describe(after) };
}

export function describeTitle({ folder, path }: FileName, bytes: FileBytes, { site }: Workspace): string {
  const entry = parseEntry(path, bytes);
  return folder !== 'content' || !entry ? path : getName(path, entry.data, site.collections);
}

/** The name of an entry, which is also the title of its form. */
export function getName(path: string, data: unknown, collections: readonly CollectionSpec[]): string {
  const collection = findCollection(collections, { path });
  return (collection?.type === 'singleton' && collection.spec().title) || getTitle(path, data, collection);
}

/** @returns a label such as "Invitation: Heading" or "Figures 2: Label" */
export function describeField(
  path: string,
  field: JsonPath,
  entry: Pick<FileContent, 'data'> | undefined,
  { site }: Workspace,
) {
  if (field.length === 0) return { label: 'Text' };
  const spec = findCollection(site.collections, { path })?.spec();
  const isOrder = spec !== undefined && schemaAt(spec, entry?.data, field)?.role === 'order';
  const labels = field.flatMap((key, index) => {
    if (typeof key === 'number') return [];
    const next = field[index + 1];
    const label = labelOf(String(key), spec && schemaAt(spec, entry?.data, field.slice(0, index + 1)));
    return [typeof next === 'number' ? `${label} ${next + 1}` : label];
  });
  return { label: labels.join(': '), isOrder };
}

/** In characters. */
const MAX_SHORT = 80;
/** With more edits, a comparison would take too long, and both texts are easier to read as a whole. */
const MAX_EDITS = 2000;

/** The words that differ, with some words around them; short texts whole. Without Markdown, unless only that differs. */
export function diffWords(written: string, rewritten: string): DiffItem[] {
  const plain = [written, rewritten].map(removeMarkdown);
  const [before = '', after = ''] = plain[0] === plain[1] ? [written, rewritten] : plain;
  const isShort = before.length <= MAX_SHORT && after.length <= MAX_SHORT;
  const runs = isShort ? undefined : diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!runs) {
    const whole: DiffItem[] = [
      { change: 'removed', text: before },
      { change: 'added', text: after },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  return runs.map(({ value, added, removed }): DiffItem => {
    if (added || removed) return { change: added ? 'added' : 'removed', text: value };
    // Cuts the middle of a long unchanged text.
    return { change: 'same', text: value.replace(/^(.{40}\S*).*(?<=\s)(\S*.{40})$/s, '$1 … $2') };
  });
}

/** e.g. "## Our [meat](/services/meat/)" → "Our meat (/services/meat/)" */
const removeMarkdown = (text: string) =>
  text
    .replaceAll(/^#+ /gm, '')
    .replaceAll('**', '')
    .replaceAll(/!?\[([^\]]*)\]\(([^\s)]+)[^)]*\)/g, '$1 ($2)');
