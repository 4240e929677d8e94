import type { Token } from 'marked';
import type { FieldPath } from '../core/diagnostics.ts';
import { mapTexts } from './passages.ts';
import { curlQuotes } from './quotes.ts';
import type { Source } from './source.ts';
import { childrenOf, type PlacedToken } from './tokens.ts';

/** Typewriter's signs become a typesetter's; what authors have set well already stays as it is. */
const SIGNS: readonly (readonly [typed: RegExp, set: string])[] = [
  [/\.\.\./g, '…'],
  [/(\s)--?(?=\s)/g, '$1—'],
];

/** A figure keeps to what it counts, a telephone number to its area. Sign for sign. */
const SPACES: readonly (readonly [typed: RegExp, set: string])[] = [
  [/((?:^|[\s($])\d[\d,.]*[%+]?) (?=\p{L})/gu, '$1\u00A0'],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00A0'],
];

/**
 * A text as it is to be read: quotation marks, dashes and ellipses of print, and no line that ends between a figure and
 * its unit.
 */
export function typeset(text: string): string {
  return typesetStretch([text]).join('');
}

/** What none of the rules looks for is most of a text. */
const TYPED = /["']|\.\.\.|\s-|\d/;

/** Words that are read in one go, in parts: a quotation may open in one and close in another. */
function typesetStretch(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => TYPED.test(part))) return parts;
  const signed = parts.map((part) => replaceAll(part, SIGNS));
  const set = replaceAll(curlQuotes(signed.join('')), SPACES);
  let end = 0;
  return signed.map(({ length }) => {
    end += length;
    return set.slice(end - length, end);
  });
}

function replaceAll(text: string, rules: typeof SIGNS): string {
  return rules.reduce((set, [typed, sign]) => set.replace(typed, sign), text);
}

/** The fields of a source, typeset as far as they are copy; its Markdown waits until it is taken apart. */
export function typesetFields({ data }: Source, isCopy: (path: FieldPath) => boolean): unknown {
  return mapTexts(data, (text, path) => (isCopy(path) ? typeset(text) : text));
}

/** Typesets the words of a text; code, and signs behind a backslash, stay as they were typed. */
export function typesetTokens(placed: readonly PlacedToken[]): void {
  const stretches = new Map<unknown, Token[]>();
  for (const { token, stretch } of placed) {
    if (stretch === undefined || childrenOf(token).length > 0) continue;
    const tokens = stretches.get(stretch);
    if (tokens) tokens.push(token);
    else stretches.set(stretch, [token]);
  }
  for (const tokens of stretches.values()) {
    const parts = typesetStretch(tokens.map(readPart));
    tokens.forEach((token, index) => {
      if (token.type === 'text') token.text = parts[index];
    });
  }
}

/** What is no words counts as a letter beside a quotation mark, a line end as the space that it is. */
function readPart(token: Token): string {
  if (token.type === 'text') return token.text;
  return token.type === 'br' ? '\n' : 'x';
}
