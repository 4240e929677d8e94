/** Characters that no reader sees, or that change what a reader sees. */
import type { TextFinding } from '../core/diagnostics.ts';

/** In the order in which they are reported. */
const UNWANTED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[^\P{Cc}\t\n]/u, 'a control character'],
  // Bidirectional overrides, embeddings and isolates (Unicode Standard Annex 9).
  [/[\u202A-\u202E\u2066-\u2069]/u, 'a sign that nobody sees and that turns letters around'],
  [/\p{Cs}/u, 'half a sign'],
  [/\uFFFD/u, 'a sign that stands for a lost letter'],
  [/[\u2028\u2029]/u, 'a line end that is none in other programs'],
  [/[\uFEFF\p{Noncharacter_Code_Point}]/u, 'a sign that stands for nothing'],
];

const ANY_UNWANTED = new RegExp(`(?:${UNWANTED.map(([{ source }]) => source).join('|')})+`, 'gu');

/** Unwanted signs of a text, neighbours once: the first of them, in an author's words. */
export function findUnwanted(text: string): TextFinding[] {
  return [...text.matchAll(ANY_UNWANTED)].map(({ 0: [sign = ''], index }) => ({
    ...{ index, code: 'unwanted-character' },
    ...{ message: describe(sign), fix: '' },
  }));
}

function describe(sign: string): string {
  const [, what = 'a sign'] = UNWANTED.find(([pattern]) => pattern.test(sign)) ?? [];
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `found ${what} (U+${code}), ${sign === '\uFFFD' ? 'write the letter' : 'delete it'}`;
}
