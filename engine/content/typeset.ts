import type { Token } from 'marked';
import { smartypants } from 'smartypants';
import type { FieldPath } from '../core/index.ts';
import type { Source } from './source.ts';
import { mapStrings } from './texts.ts';
import { childrenOf, type PlacedToken } from './tokens.ts';

/** Typed characters become printed ones; what is set well already stays. */
const CHARACTERS: readonly (readonly [typed: RegExp, set: string])[] = [
  [/\.\.\./g, '…'],
  [/(\s)--?(?=\s)/g, '$1—'],
];

/** No line break between a figure and what it counts, or within a phone number. Character for character. */
const SPACES: readonly (readonly [typed: RegExp, set: string])[] = [
  [/((?:^|[\s($])\d[\d,.]*[%+]?) (?=\p{L})/gu, '$1\u00A0'],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00A0'],
];

/** Quotation marks, dashes and ellipses of print, and no line break between a figure and its unit. */
export function typeset(text: string): string {
  return typesetStretch([text]).join('');
}

/** Most texts have nothing to change. */
const TYPED = /["']|\.\.\.|\s-|\d/;

/** The parts of one paragraph: a quotation may open in one and close in another. */
function typesetStretch(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => TYPED.test(part))) return parts;
  const replaced = parts.map((part) => replaceAll(part, CHARACTERS));
  const set = replaceAll(curlQuotes(replaced.join('')), SPACES);
  let end = 0;
  return replaced.map(({ length }) => {
    end += length;
    return set.slice(end - length, end);
  });
}

function replaceAll(text: string, rules: typeof CHARACTERS): string {
  return rules.reduce((set, [typed, printed]) => set.replace(typed, printed), text);
}

/** The fields of a source, with copy typeset; its Markdown is typeset when it is parsed. */
export function typesetFields({ data }: Source, isCopy: (path: FieldPath) => boolean): unknown {
  return mapStrings(data, (text, path) => (isCopy(path) ? typeset(text) : text));
}

/** Typesets a text; code and escaped characters stay as they were typed. */
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

/** Anything but text counts as a letter next to a quotation mark; a line end counts as a space. */
function readPart(token: Token): string {
  if (token.type === 'text') return token.text;
  return token.type === 'br' ? '\n' : 'x';
}

/**
 * Curls the quotation marks of a whole paragraph. Of what comes back only they are taken, character for character, and what
 * SmartyPants would take for HTML or an escape is a letter to it.
 */
function curlQuotes(text: string): string {
  // Most texts have none.
  if (!/["']/.test(text)) return text;
  const plain = text
    .replace(/[<>&\\]/g, 'x')
    .replace(/[–—]/g, '-')
    .replace(/[“‘]/g, '(');
  // At the very beginning it would close a quotation that begins with a character.
  const curled = smartypants(` ${plain}`, 'q').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return text.replace(/["']/g, (_, index) => curled.charAt(index + 1));
}
