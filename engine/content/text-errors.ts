/** Characters and markup in a text that a page would not show as they were meant. */
import { type Diagnostic, type FieldPath, inCode, type Position, type TextFinding } from '../core/index.ts';
import type { Source } from './source.ts';
import type { FieldText } from './texts.ts';

/** Characters that no reader sees, or that change what a reader sees; the first that fits names it. */
const UNWANTED: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[^\P{Cc}\t\n]/u, 'control character'],
  // Bidirectional overrides, embeddings and isolates (Unicode Standard Annex 9).
  [/[\u202A-\u202E\u2066-\u2069]/u, 'invisible character that turns letters around'],
  [/\p{Cs}/u, 'half of a character'],
  [/\uFFFD/u, 'replacement of a lost letter'],
  [/[\u2028\u2029]/u, 'line separator'],
  [/[\uFEFF\p{Noncharacter_Code_Point}]/u, 'character without a meaning'],
];

const ANY_UNWANTED = new RegExp(`(?:${UNWANTED.map(([{ source }]) => source).join('|')})+`, 'gu');

/** Unwanted characters of a text; the first of each group. */
export function findUnwanted(text: string): TextFinding[] {
  return [...text.matchAll(ANY_UNWANTED)].map(({ 0: [character = ''], index }) => {
    const [, name = 'character'] = UNWANTED.find(([pattern]) => pattern.test(character)) ?? [];
    const message = `Unwanted ${name} (${codePointOf(character)}).`;
    const fix = character === '\uFFFD' ? 'Write the letter.' : 'Delete it.';
    return { index, code: 'unwanted-character', message, fix };
  });
}

/** e.g. "U+0007" */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

type Rule = readonly [pattern: RegExp, message: (quoted: string) => string, fix: string];

/** No pattern may look past the next character of its own kind: a text may be long, and is read once. */
const INSIDE = '[^[\\]\\n]';
/** How addresses begin; other words in brackets may follow words in brackets. */
const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';
const APART = `\\[${INSIDE}*\\] \\(${ADDRESS}[^()\\n]*\\)?`;

const noMarkdown = (quoted: string) => `Markdown doesn't work in this field: ${quoted}.`;
const noHtml = (quoted: string) => `HTML doesn't work here: ${quoted}.`;
const WORDS_ALONE = 'Write the words alone.';

/** Fields have no markup at all. */
const IN_FIELDS: readonly Rule[] = [
  [/^(?:#{1,6} |#{2,6}(?=\S)|[-*+>] (?=\S)).*/gm, noMarkdown, WORDS_ALONE],
  [/\*\*[^*\n]*(?:\*\*)?|(?<![\p{L}\p{N}*])\*(?=\p{L})[^*\n]*\*(?![\p{L}\p{N}*])/gu, noMarkdown, WORDS_ALONE],
  [/(?<![\p{L}\p{N}_])(?:__[^_\n]+__|_(?=\p{L})[^_\n]*_)(?![\p{L}\p{N}_])/gu, noMarkdown, WORDS_ALONE],
  [/`[^`\n]+`/g, noMarkdown, WORDS_ALONE],
  [new RegExp(`!?\\[${INSIDE}*\\]\\([^()\\n]*\\)?|${APART}`, 'g'), noMarkdown, WORDS_ALONE],
  [/^(?:<{7}|>{7}).*/gm, (quoted) => `Git left a conflict: ${quoted}.`, 'Keep one of the two texts.'],
  [/<!--|<\/?[a-z][^<>\n]*>/gi, noHtml, WORDS_ALONE],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, noHtml, 'Write the character itself.'],
];

/** In place of what Markdown understood; no text may contain it. */
export const BLANK = '\uFFFF';

const asTyped = (quoted: string) => `${quoted} is shown as typed.`;
const PAIR = 'Write the mark on both sides, or a backslash before each of its characters.';

/** In Markdown that has been parsed: what is left of marks without a partner. */
const IN_TEXT: readonly Rule[] = [
  [/^(?:#{2,6}(?=[^\s#])|#(?=\p{L})).*/gmu, asTyped, 'Write a space after the number signs.'],
  [new RegExp(`\\[${INSIDE}*\\]\\([^()\\n]*\\)?`, 'g'), asTyped, 'Write the address without spaces.'],
  [new RegExp(APART, 'g'), asTyped, 'Write no space between the brackets: `[words](/contact/)`.'],
  [
    new RegExp(`\\([^()\\n]*\\)\\[${ADDRESS}${INSIDE}*\\]?`, 'g'),
    asTyped,
    'Write square brackets first, then round ones: `[words](/contact/)`.',
  ],
  [
    new RegExp(`\\[${INSIDE}+\\]\\[${INSIDE}*\\]`, 'g'),
    asTyped,
    'Write the address in round brackets: `[words](/contact/)`.',
  ],
  [/^-(?=\p{L}).*/gmu, asTyped, 'Write a space after the hyphen that begins an item.'],
  [/^[•·▪‣◦].*/gm, asTyped, 'Write a hyphen and a space before each item of a list.'],
  [/^={3,}$/gm, asTyped, 'Delete it. Git leaves such a line between two texts, of which only one should stay.'],
  [/\*{2,}[^\s*\uFFFF]*|(?<!_)__(?!_)[^\s_\uFFFF]*|~~[^\s~\uFFFF]*|`[^\s`\uFFFF]*/g, asTyped, PAIR],
];

/** @param words the text with everything blanked that Markdown understood */
export function findMarksInText(words: string, text: string): TextFinding[] {
  return find(words, IN_TEXT, text);
}

function find(words: string, rules: readonly Rule[], text: string): TextFinding[] {
  return rules.flatMap(([pattern, message, fix]) =>
    [...words.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const value = text.slice(index, index + length);
      return { index, code: 'stray-markup', message: message(inCode(value, 40)), fix, value };
    }),
  );
}

/**
 * Errors for what fields cannot show: Markdown, HTML, and characters behind an escape of YAML.
 * @param isShown whether visitors read the text of a field
 */
export function checkFields(
  { file, raw }: Source,
  texts: readonly FieldText[],
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  return texts.flatMap(({ path, text, locate }) => {
    if (path.length === 0) return [];
    const unwanted = findUnwanted(text).filter(({ index }) => !isAt(locate(index), raw, text.charAt(index)));
    const marks = isShown(path) ? find(text, IN_FIELDS, text) : [];
    return [...unwanted, ...marks].map(({ index, ...finding }) => ({
      file,
      position: locate(index),
      path,
      ...finding,
    }));
  });
}

/** If so, it has been reported for the file. */
function isAt({ line, column }: Position, raw: string, character: string): boolean {
  return raw.split('\n')[line - 1]?.charAt(column - 1) === character;
}

/** Reported in one text: a text in another script need not give an error for each of its characters. */
const MOST_MISSING = 5;
/** Spaces, marks of direction and joiners have no glyph. Controls and lost letters are errors of their own. */
const WITHOUT_GLYPH = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFFD]/u;

/** What visitors read of a source. */
interface ShownTexts {
  source: Source;
  /** Every character beyond ASCII, once. */
  characters: string;
  listShown(): FieldText[];
}

/** Errors for characters that the fonts lack, e.g. emoji: they would be in another font, and missing on social cards. */
export function findMissingGlyphs(entries: readonly ShownTexts[], coverage: ReadonlySet<number>): Diagnostic[] {
  return entries
    .filter(({ characters }) => [...characters].some((one) => isMissing(one, coverage)))
    .flatMap(({ source: { file }, listShown }) =>
      listShown().flatMap(({ text, path, locate }) =>
        missingIn(text, coverage).map(({ segment, index }) => ({
          ...{ file, position: locate(index), path, code: 'missing-glyph', value: segment },
          message: `The site's fonts have no ${inCode(segment)} (${codePointOf(segment)}).`,
          fix: 'Write words instead.',
        })),
      ),
    );
}

function isMissing(character: string, coverage: ReadonlySet<number>): boolean {
  return !WITHOUT_GLYPH.test(character) && !coverage.has(character.codePointAt(0) ?? 0);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Each once, at its first place. An accented letter may be written in two parts and is one glyph. */
function missingIn(text: string, coverage: ReadonlySet<number>): Intl.SegmentData[] {
  const found = new Map<string, Intl.SegmentData>();
  for (const grapheme of graphemes.segment(text)) {
    const { segment } = grapheme;
    const isLacking = [...segment.normalize('NFC')].some((one) => isMissing(one, coverage));
    if (isLacking && !found.has(segment)) found.set(segment, grapheme);
    if (found.size === MOST_MISSING) break;
  }
  return [...found.values()];
}
