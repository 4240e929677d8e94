/**
 * Words carry their place with them while a page is drawn for editing: behind them stands a number, in signs that nobody sees
 * (tags, Unicode Standard, section 23.9) and that no text of the site may hold.
 */

import type { Borrowed } from '../../content/rules.ts';
import type { FieldPath } from '../../core/diagnostics.ts';

/** Where words stand. */
export interface Place {
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** Of a field. */
  path?: FieldPath | undefined;
  /** Of a part of the Markdown text: its first and last line, counted from the text's own first. */
  lines?: readonly [first: number, last: number] | undefined;
  /** Of the words, in signs; those of a part of a text are as long as the element that holds them. */
  length: number;
  /** Words in it that come from elsewhere. */
  borrowed: readonly Borrowed[];
}

const BEGIN = '\u{E0001}';
const END = '\u{E007F}';
const ZERO = 0xe0030;
const MARK = /\u{E0001}([\u{E0030}-\u{E0039}]+)\u{E007F}/gu;

/** Numbers places, and remembers them. */
export interface Marker {
  /** The mark that says a place. */
  mark(place: Place): string;
  placeOf(number: number): Place | undefined;
}

export function openMarker(): Marker {
  const places: Place[] = [];
  return {
    mark: (place) => BEGIN + String.fromCodePoint(...digitsOf(places.push(place) - 1)) + END,
    placeOf: (number) => places[number],
  };
}

function digitsOf(number: number): number[] {
  return [...String(number)].map((digit) => ZERO + Number(digit));
}

/** A text without its marks; of each, its number and where it stood in what is left. */
export function takeMarks(text: string): { text: string; marks: { number: number; at: number }[] } {
  const marks: { number: number; at: number }[] = [];
  let taken = 0;
  const left = text.replace(MARK, (mark: string, digits: string, at: number) => {
    const number = Number([...digits].map((digit) => (digit.codePointAt(0) ?? ZERO) - ZERO).join(''));
    marks.push({ number, at: at - taken });
    taken += mark.length;
    return '';
  });
  return { text: left, marks };
}
