/**
 * While a page is rendered for editing, each text of the content ends in a mark. The marks show where each text is on the page.
 * A mark is a number in invisible characters (tag characters, Unicode Standard, section 23.9), which no text of a site may contain.
 */

import type { FieldKind, PlacedToken, Source, ValidatedEntry, VariableValue } from '../../engine/content/index.ts';
import {
  kindAt,
  listStrings,
  placeTokens,
  readTokens,
  toBlocks,
  toPlainSpaces,
  typesetTokens,
  valueAt,
} from '../../engine/content/index.ts';
import { type Block, type FieldPath, lazy } from '../../engine/core/index.ts';

/** The field, or the lines of the body, that a text comes from. */
export interface FieldRef {
  /** The path that messages show, e.g. "content/services/grocery.md". */
  file: string;
  /** In a field: its path. */
  path?: FieldPath | undefined;
  /** In the body: the first and the last line, counted from 0 without the empty lines at its start. */
  lines?: readonly [first: number, last: number] | undefined;
  /** The values of other fields that the text contains. */
  variables: readonly VariableValue[];
}

interface MarkedText {
  ref: FieldRef;
  /** In characters; 0 for text of the body, because its length on the page is unknown. */
  length: number;
}

/** A mark that was removed. `offset` is where its text ends, in the text without marks. */
type Mark = MarkedText & { offset: number };

export type Marker = ReturnType<typeof openMarker>;

/** The tag character for the digit 0. */
const ZERO = 0xe0030;
const MARK = /\u{E0001}([\u{E0030}-\u{E0039}]+)\u{E007F}/gu;

export function openMarker() {
  const texts: MarkedText[] = [];
  return {
    mark(ref: FieldRef, length: number): string {
      const digits = [...String(texts.push({ ref, length }) - 1)].map((digit) => ZERO + Number(digit));
      return `\u{E0001}${String.fromCodePoint(...digits)}\u{E007F}`;
    },
    extract(text: string): { text: string; marks: Mark[] } {
      const marks: Mark[] = [];
      let removed = 0;
      const withoutMarks = text.replace(MARK, (mark: string, digits: string, offset: number) => {
        const marked = texts[Number([...digits].map((digit) => (digit.codePointAt(0) ?? ZERO) - ZERO).join(''))];
        if (marked) marks.push({ ...marked, offset: offset - removed });
        removed += mark.length;
        return '';
      });
      return { text: withoutMarks, marks };
    },
  };
}

/** An item of an element's attribute `data-fields`: a field, and the part of the element's text that shows it. */
export function toJson({ file, path, lines }: Pick<FieldRef, 'file' | 'path' | 'lines'>, from = 0, to = 0): string {
  return JSON.stringify({ file, path, lines, from, to });
}

/** Items of `data-fields` for the variables in a text. @param start where the text begins in its element */
export function findVariables(text: string, variables: readonly VariableValue[], start: number): string[] {
  // Typography makes some spaces no-break spaces.
  const plain = (typeset: string) => typeset.replaceAll('\u00A0', ' ');
  let from = 0;
  return variables.flatMap(({ text: value, file, path }) => {
    const offset = plain(text).indexOf(plain(value), from);
    if (offset < 0) return [];
    from = offset + value.length;
    return [toJson({ file, path }, start + offset, start + from)];
  });
}

type ListValues = (text: string) => readonly VariableValue[];

/** A copy of the content, with a mark at the end of each text of its entries that visitors read. */
export function markContent<Content>(
  content: Content,
  entries: readonly ValidatedEntry[],
  listValues: ListValues,
  marker: Marker,
): Content {
  const copy = structuredClone(content);
  const byFile = new Map(entries.map((entry) => [entry.source.file, entry]));
  for (const object of findEntries(copy)) {
    const entry = byFile.get(String(Reflect.get(object, 'file')));
    if (entry) markEntry(object, entry, listValues, marker);
  }
  return copy;
}

function findEntries(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  if ('file' in value && 'body' in value) found.add(value);
  else for (const item of Object.values(value)) findEntries(item, found);
  return found;
}

function markEntry(object: object, entry: ValidatedEntry, listValues: ListValues, marker: Marker): void {
  const { source, filled, collection } = entry;
  const { file } = source;
  const spec = collection.spec();
  for (const { path, text } of listStrings(object)) {
    const written = valueAt(source.data, path);
    if (typeof written !== 'string' || !isShown(kindAt(spec, source.data, path), path, text)) continue;
    setValue(object, path, text + marker.mark({ file, path, variables: listValues(written) }, text.length));
  }
  const lines = source.body.trim().split('\n');
  if (lines[0] === '') return;
  const get = lazy(() =>
    markBody(filled, (first, last) =>
      marker.mark({ file, lines: [first, last], variables: listValues(lines.slice(first, last + 1).join('\n')) }, 0),
    ),
  );
  // Computed on demand, because a page shows few bodies.
  Object.defineProperty(object, 'body', { get, enumerable: true });
}

/**
 * Whether pages show a text as it is. An `address` with a slash is a link, which is not shown; phone numbers and email addresses are.
 * An alternative text is marked even if it is empty, because its mark is that of the picture.
 */
function isShown(kind: FieldKind | undefined, path: FieldPath, text: string): boolean {
  if (kind?.type === 'address') return !text.includes('/');
  return (kind?.type === 'copy' || kind?.type === 'verbatim') && (text !== '' || path.at(-1) === 'alt');
}

/** The body, with a mark at the end of each paragraph, heading, item and cell. */
function markBody(source: Source, mark: (first: number, last: number) => string): Block[] {
  const tokens = readTokens(source.body);
  const placed = placeTokens(tokens, toPlainSpaces(source.body));
  typesetTokens(tokens);
  const positionAt = source.positionsIn([]);
  const start = positionAt(source.body.search(/\S/)).line;
  const getLine = (offset: number) => positionAt(offset).line - start;
  for (const block of new Set(placed.map(({ block }) => block).filter((one) => one !== undefined))) {
    const parts = placed.filter((part) => part.block === block);
    const isText = ({ token }: PlacedToken) => token.type === 'text' && !token.tokens?.length;
    const target = (parts.find(({ token }) => token.type === 'image') ?? parts.findLast(isText))?.token;
    if (!target || !('text' in target)) continue;
    const ends = parts.flatMap(({ lines }) => lines).map(({ offset, text }) => offset + text.length);
    const starts = parts.map(({ offset }) => offset);
    target.text += mark(getLine(Math.min(...starts)), getLine(Math.max(...starts, ...ends)));
  }
  return toBlocks(tokens);
}

function setValue(root: object, path: FieldPath, value: unknown): void {
  const group = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof group === 'object' && group !== null && key !== undefined) Reflect.set(group, key, value);
}
