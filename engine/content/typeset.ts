import type { Token } from 'marked';
import { childrenOf, groupsIn, READ_IN_ONE } from './tokens.ts';

type Replacements = readonly (readonly [typed: RegExp, printed: string])[];

const CHARACTERS: Replacements = [
  [/\.\.\./g, '…'],
  [/(\s)--?(?=\s)/g, '$1—'],
];

/** A quotation mark opens before a word, and after a space, a bracket, a dash or another quotation mark that opens. */
const OPENS = '(?<=(?:^|[\\s([{–—-])["\'“‘]{0,2})';

/** Character for character. */
const QUOTES_AND_SPACES: Replacements = [
  [new RegExp(`${OPENS}"(?=\\S)`, 'g'), '“'],
  [/"/g, '”'],
  // An apostrophe begins a decade.
  [new RegExp(`${OPENS}'(?=\\S)(?!\\d\\ds)`, 'g'), '‘'],
  [/'/g, '’'],
  // No line break between a figure and what it counts, or within a phone number.
  [/((?:^|[\s($])\d[\d,.]*[%+]?) (?=\p{L})/gu, '$1\u00A0'],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00A0'],
];

/** Most texts have nothing to change. */
const TYPED = /["']|\.\.\.|\s-|\d/;

/** Quotation marks, dashes and ellipses of print, and no line break between a figure and its unit. */
export function typeset(text: string): string {
  return typesetParts([text]).join('');
}

/** The parts of one paragraph: a quotation may open in one and close in another. */
function typesetParts(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => TYPED.test(part))) return parts;
  const replaced = parts.map((part) => replaceAll(part, CHARACTERS));
  const set = replaceAll(replaced.join(''), QUOTES_AND_SPACES);
  let end = 0;
  return replaced.map(({ length }) => {
    end += length;
    return set.slice(end - length, end);
  });
}

function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce((set, [typed, printed]) => set.replace(typed, printed), text);
}

/** Typesets a text in place; code and escaped characters stay as they were typed. */
export function typesetTokens(tokens: readonly Token[]): void {
  for (const token of tokens) {
    for (const group of groupsIn(token)) {
      if (READ_IN_ONE.includes(token.type)) typesetParagraph(group.flatMap(leavesOf));
      else typesetTokens(group);
    }
  }
}

function leavesOf(token: Token): Token[] {
  const children = childrenOf(token);
  return children.length === 0 ? [token] : children.flatMap(leavesOf);
}

function typesetParagraph(tokens: readonly Token[]): void {
  const parts = typesetParts(tokens.map(readPart));
  for (const [index, token] of tokens.entries()) if (token.type === 'text') token.text = parts[index];
}

/** Anything but text counts as a letter next to a quotation mark; a line end counts as a space. */
function readPart(token: Token): string {
  if (token.type === 'text') return token.text;
  return token.type === 'br' ? '\n' : 'x';
}
