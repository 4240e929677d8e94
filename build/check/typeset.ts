import type { Source } from '../read.ts';
import { isCopy } from './copy.ts';
import { mapTexts } from './passages.ts';

/** Typewriter's signs become a typesetter's; what authors have set well already stays as it is. */
const RULES: readonly (readonly [typed: RegExp, set: string])[] = [
  [/\.\.\./g, '…'],
  [/(\s)--?(?=\s)/g, '$1—'],
  // A quotation mark opens at the beginning, after a space, a bracket or another mark, if a word follows it.
  [/(^|[\s([{—“‘])"(?=\S)/g, '$1“'],
  [/"/g, '”'],
  [/(^|[\s([{—“])'(?=\S)/g, '$1‘'],
  [/'/g, '’'],
  // A figure keeps to what it counts, a telephone number to its area.
  [/((?:^|[\s($])\d[\d,.]*[%+]?) (?=\p{L})/gu, '$1\u00A0'],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00A0'],
];

/**
 * A text as it is to be read: quotation marks, dashes and ellipses of print, and no line that ends between a figure and
 * its unit.
 */
export function typeset(text: string): string {
  return RULES.reduce((set, [typed, sign]) => set.replace(typed, sign), text);
}

/** A source with its fields typeset, as far as they are copy; its Markdown waits until it is taken apart. */
export function typesetFields(source: Source): Source {
  const data = mapTexts(source.data, (text, path) => (isCopy(path) ? typeset(text) : text));
  return { ...source, data };
}
