/** Marks that an author typed for a form, where they would stand as they are. */
import { shorten } from '../core/characters.ts';
import type { TextFinding } from '../core/diagnostics.ts';

type Rule = readonly [pattern: RegExp, what: string, write: string];

/** No pattern may look past the next sign of its own kind: a text may be long, and is read once. */
const WORDS = '[^[\\]\\n]';
const MARKDOWN = 'Markdown';
const ALONE = 'the words alone';
/** How addresses begin; words in brackets may stand beside others. */
const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';
const PARTED = `\\[${WORDS}*\\] \\(${ADDRESS}[^()\\n]*\\)?`;

/** In a field, which knows no form at all. */
const IN_FIELDS: readonly Rule[] = [
  [/^(?:#{1,6} |#{2,6}(?=\S)|[-*+>] (?=\S)).*/gm, MARKDOWN, ALONE],
  [/\*\*[^*\n]*(?:\*\*)?|(?<![\p{L}\p{N}*])\*(?=\p{L})[^*\n]*\*(?![\p{L}\p{N}*])/gu, MARKDOWN, ALONE],
  [/(?<![\p{L}\p{N}_])(?:__[^_\n]+__|_(?=\p{L})[^_\n]*_)(?![\p{L}\p{N}_])/gu, MARKDOWN, ALONE],
  [/`[^`\n]+`/g, MARKDOWN, ALONE],
  [new RegExp(`!?\\[${WORDS}*\\]\\([^()\\n]*\\)?|${PARTED}`, 'g'), MARKDOWN, ALONE],
  [/^(?:<{7}|>{7}).*/gm, 'a conflict that Git left', 'one of the two texts'],
  [/<!--|<\/?[a-z][^<>\n]*>/gi, 'HTML', ALONE],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, 'HTML', 'the sign itself'],
];

/** Stands where Markdown understood what was typed; no text may hold it. */
export const BLANK = '\uFFFF';

const PAIR = 'the mark on both sides, or a backslash before each of its signs';

/** In Markdown that has been taken apart: what is left of marks that found no partner. */
const IN_TEXT: readonly Rule[] = [
  [/^(?:#{2,6}(?=[^\s#])|#(?=\p{L})).*/gmu, '', 'a space after the number signs'],
  [new RegExp(`\\[${WORDS}*\\]\\([^()\\n]*\\)?`, 'g'), '', 'the address without spaces'],
  [new RegExp(PARTED, 'g'), '', 'no space between the brackets: [words](/contact/)'],
  [
    new RegExp(`\\([^()\\n]*\\)\\[${ADDRESS}${WORDS}*\\]?`, 'g'),
    '',
    'square brackets first, then round ones: [words](/contact/)',
  ],
  [new RegExp(`\\[${WORDS}+\\]\\[${WORDS}*\\]`, 'g'), '', 'the address in round brackets: [words](/contact/)'],
  [/^-(?=\p{L}).*/gmu, '', 'a space after the hyphen that begins an item'],
  [/^[•·▪‣◦].*/gm, '', 'a hyphen and a space before each item of a list'],
  [/^={3,}$/gm, '', 'nothing: Git leaves such a line between two texts, of which one should stay'],
  [/\*{2,}[^\s*\uFFFF]*|(?<!_)__(?!_)[^\s_\uFFFF]*|~~[^\s~\uFFFF]*|`[^\s`\uFFFF]*/g, '', PAIR],
];

export function findMarksInField(text: string): TextFinding[] {
  return find(text, IN_FIELDS, text);
}

/** @param words the text with everything blanked that Markdown understood */
export function findMarksInText(words: string, text: string): TextFinding[] {
  return find(words, IN_TEXT, text);
}

function find(words: string, rules: readonly Rule[], text: string): TextFinding[] {
  return rules.flatMap(([pattern, what, write]) =>
    [...words.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const quoted = `"${shorten(text.slice(index, index + length))}"`;
      const found = what === '' ? quoted : `${what} (${quoted})`;
      const message = `found ${found}, which stands there as typed, write ${write}`;
      return { index, code: 'stray-markup', message, fix: '' };
    }),
  );
}

/** The words of a text without the marks of emphasis, for an author who should write them alone. */
export function withoutMarks(text: string): string {
  return text.replace(/(\*\*?|__?)(?=\p{L})([^*_\n]*)\1/gu, '$2');
}
