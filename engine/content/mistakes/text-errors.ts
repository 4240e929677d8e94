/** Finds characters and markup in a text that a page would not show as the author meant them. */
import { type Diagnostic, type InText, inCode, makeError } from '../../core/index.ts';
import type { FieldKind } from '../json-schema.ts';
import type { FieldText, Source } from '../source.ts';
import type { MarkupRows } from './markup.ts';

/**
 * Direction controls (Unicode Annex 9), line separators, byte order marks, U+FFFD (which replaces a lost letter), code points that
 * are no characters, and all control characters but tabs and line ends.
 */
const UNWANTED =
  /(?:[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF\uFFFD]|\p{Cs}|\p{Noncharacter_Code_Point})+/gu;

/** One error for each run of unwanted characters, and for each character in a wrong encoding. */
export function findBadCharacters(text: string): Diagnostic<InText>[] {
  const unwanted = [...text.matchAll(UNWANTED)].map(({ 0: [character = ''], index }) => {
    const fix = character === '\uFFFD' ? 'Write the letter that was lost.' : 'Delete it.';
    return { index, ...makeError('unwanted-character', `Unwanted character (${formatCodePoint(character)}).`, fix) };
  });
  return [...unwanted, ...findMojibake(text)];
}

/** What UTF-8 looks like if a program took it for Windows-1252, e.g. "â€™" for "’". */
const MOJIBAKE = /â[€‚„][\u0080-\u{2122}]|[ÃÂ][\u0080-\u00BF]/gu;

function findMojibake(text: string): Diagnostic<InText>[] {
  return [...text.matchAll(MOJIBAKE)].map(({ 0: garbled, index }) => {
    const message = `${inCode(garbled)} was another character until a program read the file in a wrong encoding.`;
    return { index, ...makeError('wrong-encoding', message, 'Write that character.') };
  });
}

/** Characters that nobody sees, which may stay in words, but make another address of an address. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

export function findInvisible(text: string): Diagnostic<InText>[] {
  return [...text.matchAll(INVISIBLE)].map(({ 0: characters, index }) => {
    const message = `Invisible character (${formatCodePoint(characters)}).`;
    return { index, ...makeError('invisible-character', message, 'Type the value again.') };
  });
}

/** e.g. "U+0007" */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character between brackets. Further brackets are excluded, so that matching takes linear time. */
const INSIDE = '[^[\\]\\n]';
/** How addresses begin. Anything else in parentheses is ordinary text. */
const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';
/** A link with a space between the brackets and the parentheses. */
const SPACED_LINK = `\\[${INSIDE}*\\] \\(${ADDRESS}[^()\\n]*\\)?`;

const NO_MARKDOWN = "Write the words alone; Markdown doesn't work in this field.";
const NO_HTML = "Write the words alone; HTML doesn't work here.";

/** Markup that is an error in fields. */
const FIELD_MARKUP: MarkupRows = [
  [/^(?:#{1,6} |#{2,6}(?=\S)|[-*+>] (?=\S)).*/gm, NO_MARKDOWN],
  [/\*\*[^*\n]*(?:\*\*)?|(?<![\p{L}\p{N}*])\*(?=\p{L})[^*\n]*\*(?![\p{L}\p{N}*])/gu, NO_MARKDOWN],
  [/(?<![\p{L}\p{N}_])(?:__[^_\n]+__|_(?=\p{L})[^_\n]*_)(?![\p{L}\p{N}_])/gu, NO_MARKDOWN],
  [/`[^`\n]+`/g, NO_MARKDOWN],
  [new RegExp(`!?\\[${INSIDE}*\\]\\([^()\\n]*\\)?|${SPACED_LINK}`, 'g'), NO_MARKDOWN],
  [/^(?:<{7}|>{7}).*/gm, 'Keep one of the two texts; Git left a conflict.'],
  [/<!--|<\/?[a-z][^<>\n]*>/gi, NO_HTML],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, 'Write the character itself.'],
];

/** Each pattern is global. */
function findFieldMarkup(text: string): Diagnostic<InText>[] {
  return FIELD_MARKUP.flatMap(([pattern, fix]) =>
    [...text.matchAll(pattern)].map(({ 0: markup, index }) => {
      const message = `${inCode(markup.split('\n', 1)[0] ?? '', 40)} would be shown as typed.`;
      return { index, ...makeError('stray-markup', message, fix) };
    }),
  );
}

/** Empty lines, which a page would not show. In a block after `>`, they are line ends of the text. */
function findParagraphs(text: string, locate: FieldText['locate']): Diagnostic<InText>[] {
  return [...text.matchAll(/(?<=\S\s*\n\s*)\S/g)].flatMap(({ index }) => {
    const before = text.slice(0, index).trimEnd().length - 1;
    if (locate(index).line < locate(before).line + 2) return [];
    return [{ index, ...makeError('paragraphs', 'This would go on in the line above it.', 'Write one paragraph.') }];
  });
}

/** A text, and what it is for. The body and unknown fields count as copy. */
export interface ClassifiedText extends FieldText {
  kind: FieldKind;
}

/** Whether visitors read the text of such a field. */
export const isShown = ({ type }: FieldKind) => type === 'copy' || type === 'verbatim';

/** Errors for what fields can't have: Markdown, HTML, and unwanted characters, also if they are escaped in YAML. */
export function checkFields({ file }: Source, fields: readonly ClassifiedText[]): Diagnostic[] {
  return fields.flatMap(({ path, text, kind, locate }) => {
    // An unescaped character is also found when the whole file is read. The two errors are equal, so they are printed once.
    const own = isShown(kind) ? [...findFieldMarkup(text), ...findParagraphs(text, locate)] : findInvisible(text);
    const errors = [...findBadCharacters(text), ...own];
    return errors.map(({ index, ...found }) => ({ file, position: locate(index), path, ...found }));
  });
}
