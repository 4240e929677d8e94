/** Signs that no reader sees, or that change what a reader sees. */

/** In the order in which they are told. */
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
export function findUnwanted(text: string): { index: number; message: string }[] {
  return [...text.matchAll(ANY_UNWANTED)].map(({ 0: [sign = ''], index }) => ({ index, message: describe(sign) }));
}

function describe(sign: string): string {
  const [, what = 'a sign'] = UNWANTED.find(([pattern]) => pattern.test(sign)) ?? [];
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `found ${what} (U+${code}), ${sign === '\uFFFD' ? 'write the letter' : 'delete it'}`;
}

/** Whether a text shows anything: not only spaces, signs of no width and marks that stand on others. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** A text as one line that does nothing to a terminal, e.g. a bell → \u0007 */
export function escapeUnseen(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) =>
    [...Array(sign.length).keys()]
      .map((index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** As much of a text as a message can hold. */
export function shorten(words: string, length = 40): string {
  return words.length > length ? `${words.slice(0, length)}…` : words;
}
