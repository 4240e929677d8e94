/** Reads the fields and the body of content files, and changes them. */
import { type CollectionSpec, findCollection, namesAt, parseFile } from '../../engine/content/index.ts';
import type { FieldChange, FileContent } from '../protocol.ts';
import { editYaml, type FieldOrder } from './edit-yaml.ts';

/** The content of a file; undefined if there is no file. */
export type FileBytes = Uint8Array | undefined;

/** @returns undefined for a file that is no content file or can't be parsed */
export function parseEntry(path: string, content: FileBytes): FileContent | undefined {
  if (content === undefined || !path.endsWith('.md')) return undefined;
  const { source, errors } = parseFile({ path, file: path, hash: '' }, content);
  return source && errors.length === 0 ? { data: source.data, text: source.body.trim() } : undefined;
}

/** The order of fields in the schema of the file's collection. New fields are added in this order. */
export function fieldOrderIn(path: string, collections: readonly CollectionSpec[]): FieldOrder {
  const spec = findCollection(collections, { path })?.spec();
  return (group) => (spec ? namesAt(spec, {}, group) : []);
}

/**
 * Changes fields and the body of a content file.
 * @throws Error if the front matter has errors
 */
export function editFile(raw: string, changes: readonly FieldChange[], order: FieldOrder): string {
  const text = normalizeText(raw);
  const { start, end } = splitParts(text);
  const values = changes.flatMap((change) => ('text' in change ? [] : [change]));
  const withValues = text.slice(0, start) + editYaml(text.slice(start, end), values, order) + text.slice(end);
  const body = changes.findLast((change) => 'text' in change);
  return restoreLineEnds(raw, body ? editBody(withValues, body.text) : withValues);
}

/** Where the YAML begins and ends, and where the body begins. */
function splitParts(text: string): { start: number; end: number; body: number } {
  const start = text.indexOf('\n') + 1;
  // The YAML may be empty: then the second `---` follows the first at once.
  const end = text.indexOf('\n---', start - 1) + 1;
  const body = end + '---'.length;
  return { start, end, body: text.charAt(body) === '\n' ? body + 1 : body };
}

/** Replaces the body. One empty line is before it. */
function editBody(text: string, body: string): string {
  const frontMatter = text.slice(0, splitParts(text).body).trimEnd();
  const trimmed = trimBody(body).text;
  return trimmed === '' ? `${frontMatter}\n` : `${frontMatter}\n\n${trimmed}\n`;
}

/** A body without the empty lines around it, and how many empty lines come before it. */
export function trimBody(body: string): { text: string; skippedLines: number } {
  const before = /^(?:[ \t]*\n)*/.exec(body)?.[0] ?? '';
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
