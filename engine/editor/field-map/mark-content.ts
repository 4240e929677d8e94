import { Marked } from 'marked';
import {
  childrenOf,
  type FieldKind,
  kindAt,
  listStrings,
  type PlacedToken,
  placeTokens,
  renderMarkdown,
  type Source,
  type TextRules,
  typesetTokens,
  type ValidatedEntry,
  type VariableValue,
  valueAt,
} from '../../content/index.ts';
import type { FieldPath } from '../../core/index.ts';
import type { Marker } from './marks.ts';

/** An object of the content, and the file that it was read from. */
export interface FileEntry extends ValidatedEntry {
  /** In the content, where the schema's values are. */
  object: object;
}

/** Every object in the content that was read from a file. */
export function listEntries(content: unknown, checked: readonly ValidatedEntry[]): FileEntry[] {
  const byFile = new Map(checked.map((one) => [one.source.file, one]));
  return [...findEntries(content)].flatMap((object) => {
    const known = byFile.get(String(Reflect.get(object, 'file')));
    return known ? [{ ...known, object }] : [];
  });
}

function findEntries(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  if ('file' in value && 'body' in value) found.add(value);
  else for (const item of Object.values(value)) findEntries(item, found);
  return found;
}

/** A copy of the content in which each text that visitors read ends in a mark. */
export function markContent<Content>(
  content: Content,
  checked: readonly ValidatedEntry[],
  rules: TextRules,
  marker: Marker,
): Content {
  const copy = structuredClone(content);
  for (const entry of listEntries(copy, checked)) markEntry(entry, rules, marker);
  return copy;
}

function markEntry({ object, source, kind }: FileEntry, rules: TextRules, marker: Marker): void {
  const { file } = source;
  const borrow = (text: string): readonly VariableValue[] => rules.valuesIn?.(text) ?? [];
  for (const { path, text } of listStrings(object)) {
    const written = valueAt(source.data, path);
    if (typeof written !== 'string' || !isShown(kindAt(kind.fields, source.data, path), path, text)) continue;
    put(object, path, text + marker.mark({ file, path, borrowed: borrow(written) }, text.length));
  }
  if (source.body.trim() === '') return;
  const lines = source.body.split('\n');
  const body = markBody(rules.interpolate(source).source, (first, last) =>
    marker.mark({ file, lines: [first, last], borrowed: borrow(lines.slice(first, last + 1).join('\n')) }, 0),
  );
  put(object, ['body'], body);
}

/** Addresses that are read, such as phone numbers, are shown as they are; links appear in no text. */
function isShown(kind: FieldKind | undefined, path: FieldPath, text: string): boolean {
  if (kind?.is === 'address') return !text.includes('/');
  return (kind?.is === 'copy' || kind?.is === 'verbatim') && (text !== '' || path.at(-1) === 'alt');
}

/** The body as HTML, with a mark at the end of each paragraph, heading, item and cell. */
function markBody(source: Source, mark: (first: number, last: number) => string): string {
  const tokens = new Marked().lexer(source.body);
  const placed = placeTokens(tokens, source.body);
  typesetTokens(placed);
  const lineOf = (offset: number) => source.positionInBody(offset).line - source.bodyLine;
  for (const stretch of new Set(placed.map((one) => one.stretch).filter((one) => one !== undefined))) {
    const parts = placed.filter((one) => one.stretch === stretch);
    const last = parts.findLast(isText)?.token;
    if (last?.type !== 'text') continue;
    const ends = parts.flatMap(({ lines }) => lines).map(({ offset, words }) => offset + words.length);
    const starts = parts.map(({ offset }) => offset);
    last.text += mark(lineOf(Math.min(...starts)), lineOf(Math.max(...starts, ...ends)));
  }
  return renderMarkdown(tokens);
}

function isText({ token }: PlacedToken): boolean {
  return token.type === 'text' && childrenOf(token).length === 0;
}

/** Sets a field of an object in place. */
export function put(root: object, path: FieldPath, value: unknown): void {
  const group = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof group === 'object' && group !== null && key !== undefined) Reflect.set(group, key, value);
}
