/** Reads the fields and the body of content files, and changes them. */
import { diffArrays } from 'diff';
import { type CollectionSpec, collectionOf, namesAt, parseFile } from '../../engine/content/index.ts';
import type { FieldChange, FileContent } from '../protocol.ts';
import { editYaml, type FieldOrder } from './edit-yaml.ts';

/** The content of a file; undefined if there is no file. */
export type FileBytes = Uint8Array | undefined;

/** @returns undefined for a file that is no content file or can't be parsed */
export function parseEntry(path: string, content: FileBytes): FileContent | undefined {
  if (content === undefined || !path.endsWith('.md')) return undefined;
  const { source, problems } = parseFile({ path, file: path, hash: '' }, content);
  return source && problems.length === 0 ? { data: source.data, text: source.body.trim() } : undefined;
}

/** The order of fields in the schema of the file's collection. New fields are added in this order. */
export function fieldOrderIn(path: string, collections: readonly CollectionSpec[]): FieldOrder {
  const spec = collectionOf(collections, { path })?.spec();
  return (group) => (spec ? namesAt(spec, {}, group) : []);
}

/**
 * Changes fields and the body of a content file.
 * @throws Error if the front matter has errors
 */
export function editFile(raw: string, changes: readonly FieldChange[], order: FieldOrder): string {
  const text = normalizeText(raw);
  const { start, end } = partsOf(text);
  const values = changes.flatMap((change) => ('text' in change ? [] : [change]));
  const withValues = text.slice(0, start) + editYaml(text.slice(start, end), values, order) + text.slice(end);
  const body = changes.findLast((change) => 'text' in change);
  return restoreLineEnds(raw, body ? editBody(withValues, body.text) : withValues);
}

/** Where the YAML begins and ends, and where the body begins. */
function partsOf(text: string): { start: number; end: number; body: number } {
  const start = text.indexOf('\n') + 1;
  // The YAML may be empty: then the second `---` follows the first at once.
  const end = text.indexOf('\n---', start - 1) + 1;
  const body = end + '---'.length;
  return { start, end, body: text.charAt(body) === '\n' ? body + 1 : body };
}

/** Replaces the body, and keeps the empty lines around it. */
function editBody(text: string, body: string): string {
  const start = partsOf(text).body;
  const old = text.slice(start);
  if (old.trim() === '') return body.trim() === '' ? text : `${text.slice(0, start).trimEnd()}\n\n${body.trim()}\n`;
  const [trailing = ''] = /\s*$/.exec(old) ?? [];
  return text.slice(0, start) + emptyLinesOf(old) + body.slice(emptyLinesOf(body).length).trimEnd() + trailing;
}

/** The empty lines that a text begins with. */
function emptyLinesOf(text: string): string {
  return /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? '';
}

/** A body without the empty lines around it, and how many empty lines come before it. */
export function trimBody(body: string): { text: string; skippedLines: number } {
  const before = emptyLinesOf(body);
  return { text: body.slice(before.length).trimEnd(), skippedLines: before.split('\n').length - 1 };
}

/** Without a byte order mark, with Unix line endings. */
function normalizeText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** The byte order mark and the line ends of the file before the edit. */
function restoreLineEnds(raw: string, edited: string): string {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (raw.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
}

/** With more edits, a comparison would take too long, so everything counts as changed. */
const MAX_EDITS = 2000;

/** Splits two lists into runs of items that both have, or that only one has. */
export function diffRuns(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS }) ?? [
    { value: [...before], removed: true },
    { value: [...after], added: true },
  ];
  return parts.map(({ value, removed, added }) => {
    return { change: added ? 'added' : removed ? 'removed' : 'same', items: value } as const;
  });
}
