/**
 * While a page is rendered for editing, each text of the content ends in a mark: a number in characters that nobody sees (tags,
 * Unicode Standard, section 23.9) and that no text of a site may contain. So a text can be found wherever a page shows it.
 */

import type { VariableValue } from '../../content/index.ts';
import type { FieldPath } from '../../core/index.ts';

/** The source of a text. */
export interface Place {
  /** As errors name it, e.g. "content/services/grocery.md". */
  file: string;
  /** Of a field. */
  path?: FieldPath | undefined;
  /** In the body: the first and the last line, from 0. */
  lines?: readonly [first: number, last: number] | undefined;
  /** Values of other fields in the text. */
  borrowed: readonly VariableValue[];
}

export interface Marker {
  /** @param length of the text; that of a part of the body is unknown, as it contains elements */
  mark(place: Place, length: number): string;
  textOf(number: number): { place: Place; length: number } | undefined;
}

const ZERO = 0xe0030;
const MARK = /\u{E0001}([\u{E0030}-\u{E0039}]+)\u{E007F}/gu;

export function openMarker(): Marker {
  const texts: { place: Place; length: number }[] = [];
  const digitsOf = (number: number) => [...String(number)].map((digit) => ZERO + Number(digit));
  return {
    mark: (place, length) =>
      `\u{E0001}${String.fromCodePoint(...digitsOf(texts.push({ place, length }) - 1))}\u{E007F}`,
    textOf: (number) => texts[number],
  };
}

/** A text without its marks; of each mark its number, and where it was in that text. */
export function takeMarks(text: string): { text: string; marks: { number: number; at: number }[] } {
  const marks: { number: number; at: number }[] = [];
  let removed = 0;
  const left = text.replace(MARK, (mark: string, digits: string, at: number) => {
    const number = Number([...digits].map((digit) => (digit.codePointAt(0) ?? ZERO) - ZERO).join(''));
    marks.push({ number, at: at - removed });
    removed += mark.length;
    return '';
  });
  return { text: left, marks };
}

/**
 * A place in an attribute: the file, the field or the lines, and which characters of the element's text, e.g.
 * "content/services/grocery.md#lead@0-80", "content/services/grocery.md#:4-6@0-212".
 */
export function tokenOf({ file, path, lines }: Pick<Place, 'file' | 'path' | 'lines'>, from = 0, to = 0): string {
  const field = path ? path.map((key) => encodeURIComponent(String(key))).join('/') : `:${lines?.join('-')}`;
  return `${encodeURI(file)}#${field}@${from}-${to}`;
}

/** The tokens of values from other fields in a text that begins at `start` in its element. */
export function findBorrowed(text: string, borrowed: readonly VariableValue[], start: number): string[] {
  // Typeset text has spaces that don't break.
  const plain = (one: string) => one.replaceAll('\u00A0', ' ');
  let from = 0;
  return borrowed.flatMap(({ text: words, file, path }) => {
    const at = plain(text).indexOf(plain(words), from);
    if (at < 0) return [];
    from = at + words.length;
    return [tokenOf({ file, path }, start + at, start + from)];
  });
}
