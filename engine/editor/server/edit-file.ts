/** Reads and changes content files as fields and a body. */
import { diffArrays } from 'diff';
import { type CollectionSpec, collectionOf, namesAt, parseFile } from '../../content/index.ts';
import type { FieldChange, FileContent } from '../protocol.ts';
import { editYaml, type FieldOrder } from './edit-yaml.ts';

/** The content of a file; undefined if it is deleted. */
export type FileBytes = Uint8Array | undefined;

/** @returns undefined unless it is a content file that can be parsed */
export function parseEntry(path: string, content: FileBytes): FileContent | undefined {
  if (content === undefined || !path.endsWith('.md')) return undefined;
  const { source, problems } = parseFile({ path, file: path, hash: '' }, content);
  return source && problems.length === 0 ? { data: source.data, text: source.body.trim() } : undefined;
}

/** New fields go where the schema of the file's collection has them. */
export function orderIn(path: string, collections: readonly CollectionSpec[]): FieldOrder {
  const spec = collectionOf(collections, { path })?.spec();
  return (group) => (spec ? namesAt(spec, {}, group) : []);
}

/**
 * Changes fields and the body of a content file, and no other lines.
 * @throws Error if a field can't be changed alone
 */
export function editFile(raw: string, changes: readonly FieldChange[], order: FieldOrder): string {
  const edited = changes.reduce((text, change) => {
    if ('text' in change) return editBody(text, change.text);
    const { start, end } = partsOf(text);
    return text.slice(0, start) + editYaml(text.slice(start, end), change.path, change.value, order) + text.slice(end);
  }, normalizeText(raw));
  return keepLineEnds(raw, edited);
}

/** Where the YAML begins and ends, and where the body begins. */
function partsOf(text: string): { start: number; end: number; body: number } {
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n---', start - 1) + 1;
  const body = end + '---'.length;
  return { start, end, body: text.charAt(body) === '\n' ? body + 1 : body };
}

/** Keeps the empty lines around the body. */
function editBody(text: string, body: string): string {
  const start = partsOf(text).body;
  const old = text.slice(start);
  if (old.trim() === '') return body.trim() === '' ? text : `${text.slice(0, start).trimEnd()}\n\n${body.trim()}\n`;
  const [after = ''] = /\s*$/.exec(old) ?? [];
  return text.slice(0, start) + emptyLinesOf(old) + body.slice(emptyLinesOf(body).length).trimEnd() + after;
}

function emptyLinesOf(text: string): string {
  return /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? '';
}

/** A body without surrounding empty lines, and the number of those before it. */
export function trimBody(body: string): { text: string; skippedLines: number } {
  const before = emptyLinesOf(body);
  return { text: body.slice(before.length).trimEnd(), skippedLines: before.split('\n').length - 1 };
}

/** Without a byte order mark, with Unix line endings. */
function normalizeText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Lines that stay keep their ends; new lines end as most others do. */
function keepLineEnds(raw: string, edited: string): string {
  const ends = [...raw.matchAll(/\r?\n/g)].map(([end]) => end);
  const usual = ends.filter((end) => end === '\r\n').length * 2 > ends.length ? '\r\n' : '\n';
  let old = 0;
  const written = diffRuns(normalizeText(raw).split('\n'), edited.split('\n')).flatMap(({ change, items }) =>
    items.flatMap((text) => {
      const end = change === 'added' ? usual : (ends[old++] ?? usual);
      return change === 'removed' ? [] : [text, end];
    }),
  );
  return (raw.startsWith('\uFEFF') ? '\uFEFF' : '') + written.slice(0, -1).join('');
}

/** More would take too long to compare; then the lists count as different from start to end. */
const MAX_EDITS = 2000;

/** What two lists have in common, and what only one of them has. */
export function diffRuns(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS }) ?? [
    { value: [...before], removed: true },
    { value: [...after], added: true },
  ];
  return parts.map(({ value, removed, added }) => {
    return { change: added ? 'added' : removed ? 'removed' : 'same', items: value } as const;
  });
}
