import type { Position } from '../errors.ts';
import type { FieldPath } from '../front-matter.ts';
import type { Source } from '../read.ts';

/** A text of a source: the value of a field, or the Markdown below the front matter. */
export interface Passage {
  /** Of the field; the body has none. */
  path: FieldPath | undefined;
  text: string;
  /** Where words that begin at an offset of the text stand in the file. */
  locate(words: string, offset: number): Position;
}

/** Every text of a source, in the order of the file. */
export function listPassages(source: Source): Passage[] {
  const fields = listTexts(source.data, []).map(({ path, text }) => ({
    path,
    text,
    locate: (words: string, offset: number) => locateInField(source, path, words, countBefore(text, words, offset)),
  }));
  const body = { path: undefined, text: source.body, locate: (_: string, at: number) => positionInBody(source, at) };
  return [...fields, body];
}

/** Line and column in the file of an offset in the Markdown text. */
export function positionInBody(source: Pick<Source, 'body' | 'bodyLine'>, offset: number): Position {
  const { line, column } = positionAt(source.body, offset);
  return { line: source.bodyLine + line - 1, column };
}

function listTexts(value: unknown, path: FieldPath): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
}

/** A value with every text in it changed; `path` is that of the text within the value. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]));
}

/** YAML may quote, fold and indent a text, so its words are looked for; if escapes hide them, the field must do. */
function locateInField({ raw, positionOf }: Source, path: FieldPath, words: string, before: number): Position {
  const start = positionOf(path);
  let at = offsetOf(raw, start) - 1;
  for (let seen = 0; seen <= before; seen++) {
    at = raw.indexOf(words, at + 1);
    if (at < 0) return start;
  }
  return positionAt(raw, at);
}

function countBefore(text: string, words: string, offset: number): number {
  let count = 0;
  for (let at = text.indexOf(words); at >= 0 && at < offset; at = text.indexOf(words, at + 1)) count += 1;
  return count;
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function offsetOf(text: string, { line, column }: Position): number {
  const above = text.split('\n').slice(0, line - 1);
  return above.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
