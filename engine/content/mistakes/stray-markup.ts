/**
 * Refuses text that may be markup of another program. What Markdown leaves as text may have only signs that are certain to be meant
 * as text; a backslash before any other one shows it.
 */
import { type Diagnostic, type InText, inCode, makeError } from '../../core/index.ts';
import { listChildren, type PlacedToken } from '../tokens.ts';
import { LIST_FIX, MARKUP, TABLE_FIX } from './markup.ts';

/** Stands for what Markdown has parsed. No text may contain it. */
export const BLANK = '\uFFFF';

const COMPARISON = '(?:[<>]=?|[=*])';
/** Comparisons and products between spaces or beside numbers, "~50" and "C++". */
const PLAIN = [
  `(?<!\\S)${COMPARISON}(?!\\S)`,
  `(?<=\\d)${COMPARISON}(?![<>=*])`,
  `(?<![<>=*])${COMPARISON}(?=\\$?\\d)`,
  '(?<![^\\s(])~(?=\\$?\\d)',
  '(?<=\\p{L})\\+\\+(?![+\\p{L}\\d])',
];
/** Single and doubled signs, an empty box, and a colon before a word. */
const REFUSED = [
  '[[\\]{}<>|\\\\^~_=*`]',
  '-{3}',
  '(?<!:)//',
  '(?<!\\S)\\( ?\\)',
  '(["#$%&\'+,:;@])\\2',
  '(?<![^\\s("“]):(?=\\p{L})',
];
const SIGNS = new RegExp(`${PLAIN.join('|')}|(?<refused>${REFUSED.join('|')})`, 'gu');

/** How a line of a paragraph may begin. */
const BEGINNING =
  /^\p{Cf}*(?:[\p{L}\p{Nd}½¼¾⅓⅔\p{Sc}(¿¡…©®™§†‡¹²³→№"'“”„‘’«\uFFFF]|\.\.\.|#\d|[.+]\d|[±−≈≤≥] ?\d|[–—] )/u;
/** A letter or a number of an item. "8:30", "2.5" and "A store" have none. */
const LABEL = /^[(#]?(\p{L}|[ivxIVX]{1,5}|\d{1,3})(?:[.):](?!\d)| ?[-–—] |(?<=\d) (?=\p{Lu}))/u;
/** What may be the initial of a name, or a number of the sentence. */
const INITIAL = /^(?:\p{Lu}\.|\d+) /u;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** What lines up columns. Two spaces after a sentence do not. */
const COLUMN = /\t|(?<![.!?:][)"'”’]*)[ \u00A0]{2,}(?=\S)|[ \u00A0]{3,}(?=\S)/;

/** @param unparsed the text, with {@link BLANK} in place of everything that Markdown has parsed */
export function findStrayMarkup(placed: readonly PlacedToken[], unparsed: string, text: string): Diagnostic<InText>[] {
  const paragraphs = placed
    .filter(({ token }) => token.type === 'paragraph' || (token.type === 'text' && listChildren(token).length > 0))
    .map(({ lines }) =>
      lines.map((line) => ({ ...line, text: unparsed.slice(line.offset).slice(0, line.text.length) })),
    );
  const signs = [...unparsed.matchAll(SIGNS)].flatMap(({ groups, index }) => (groups?.['refused'] ? [index] : []));
  const starts = paragraphs.flat().flatMap((line) => (BEGINNING.test(line.text) ? [] : [line.offset]));
  const found = explain(
    [...signs, ...starts].sort((a, b) => a - b),
    unparsed,
  );
  const isFound = (offset: number) => found.some(({ index, length }) => index <= offset && offset < index + length);
  const lists = paragraphs.flatMap((lines) => findLostList(lines)).filter(({ index }) => !isFound(index));
  return [...found, ...lists].map(({ index, length, fix }) => {
    const value = text.slice(index, index + length).split('\n', 1)[0] ?? '';
    return { index, ...makeError('stray-markup', `${inCode(value, 40)} would be shown as typed.`, fix) };
  });
}

interface StrayMarkup extends InText {
  length: number;
  fix: string;
}

/** One error for all the signs of the same markup. */
function explain(offsets: readonly number[], unparsed: string): StrayMarkup[] {
  const found: StrayMarkup[] = [];
  let end = 0;
  for (const index of offsets) {
    if (index < end) continue;
    const { markup, fix } = findRow(unparsed, index);
    found.push({ index, length: markup.length, fix });
    end = index + markup.length;
  }
  return found;
}

function findRow(unparsed: string, index: number): { markup: string; fix: string } {
  for (const [pattern, fix] of MARKUP) {
    pattern.lastIndex = index;
    const [markup] = pattern.exec(unparsed) ?? [];
    if (markup) return { markup, fix };
  }
  const [markup = ''] = /^[^\s\uFFFF]+/.exec(unparsed.slice(index, index + 100)) ?? [];
  return { markup, fix: `Write a backslash before each such sign: ${inCode(`\\${markup.charAt(0)}`)}.` };
}

/** Lines that Markdown joins to a paragraph, and that are the items of a list or the rows of a table. */
function findLostList(lines: PlacedToken['lines']): StrayMarkup[] {
  const labeled = findLabeled(lines);
  const dashes = lines.filter(({ text }) => /^[–—] /.test(text));
  const item =
    labeled.find(({ text }, index) => isFollowedBy(text, labeled[index + 1]?.text)) ??
    lines.find(({ text }) => /^o\s/.test(text)) ??
    (dashes.length > 1 ? dashes[0] : undefined);
  if (item) return [{ index: item.offset, length: item.text.length, fix: LIST_FIX }];
  const [row, ...rows] = lines.filter(({ text }) => COLUMN.test(text));
  return row && rows.length > 0 ? [{ index: row.offset, length: row.text.length, fix: TABLE_FIX }] : [];
}

/** The lines with labels, but those in mid-sentence, as in "founded by\nC. Pruitt and\nD. Okafor". */
function findLabeled(lines: PlacedToken['lines']): PlacedToken['lines'][number][] {
  let isItem = true;
  return lines.filter((line) => {
    const isLabeled = LABEL.test(line.text) && (isItem || !INITIAL.test(line.text));
    isItem = isLabeled || /[.:;!?]["'”’)]*$/.test(line.text);
    return isLabeled;
  });
}

/** Whether two lines begin with labels that follow one another: a, b; i, ii; 1, 2. */
function isFollowedBy(line: string, next = ''): boolean {
  const [, label = ''] = LABEL.exec(line)?.map((part) => part.toLowerCase()) ?? [];
  const [, following = ''] = LABEL.exec(next)?.map((part) => part.toLowerCase()) ?? [];
  const afterLetter = label.length === 1 ? String.fromCodePoint((label.codePointAt(0) ?? 0) + 1) : '';
  return following !== '' && [afterLetter, ROMAN[ROMAN.indexOf(label) + 1], `${Number(label) + 1}`].includes(following);
}
