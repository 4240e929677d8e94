/** Errors in Markdown: what is not supported, and what a page would not show as the author meant it. */
import type { Token, Tokens } from 'marked';
import { type Diagnostic, type InText, inCode, isAddress, isVisible, makeError } from '../../core/index.ts';
import { checkAlt } from '../fields.ts';
import { NESTING_TYPES, type PlacedToken, textIn } from '../tokens.ts';
import { BLANK } from './stray-markup.ts';
import { findInvisible } from './text-errors.ts';

/** How many lists, quotes and emphases may be inside one another. */
const MAX_DEPTH = 10;

const TOO_DEEP = makeError(
  'deep-nesting',
  `More than ${MAX_DEPTH} lists, quotes and emphases are nested.`,
  'Use fewer levels.',
);

/** How many unclosed emphasis marks one paragraph may have. */
const MAX_OPEN = 100;

const TOO_MANY_OPEN = makeError(
  'open-emphasis',
  `More than ${MAX_OPEN} asterisks or underscores begin an emphasis that has no end.`,
  'Write a backslash before each of them.',
);

/** Escapes, empty lines, marks that can open an emphasis, and marks that can only close one. */
const MARKS = /\\.|\n[ \t]*\n|(?<![\p{L}\p{N}])([*_]+)(?=[^\s*_])|[*_]+/gu;

/** Code between fences, to the end of the text if it is never closed. */
const CODE_BLOCKS = /^(`{3,}|~{3,}).*(?:\n(?!\1).*)*(?:\n\1.*)?/gm;

/** Where nesting is so deep that parsing would take minutes or overflow the stack. */
export function findDeepNesting(text: string): Diagnostic<InText> | undefined {
  const prose = text.replace(CODE_BLOCKS, (code) => BLANK.repeat(code.length));
  // A line that begins with 200 spaces, tabs, and marks of quotes or lists.
  const beginning = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){200}/m.exec(text);
  if (beginning) return { index: beginning.index, ...TOO_DEEP };
  let open = 0;
  for (const { 0: marks, 1: opening, index } of prose.matchAll(MARKS)) {
    if (marks.startsWith('\n')) open = 0;
    else if (!marks.startsWith('\\')) open = Math.max(0, open + (opening ? marks.length : -marks.length));
    if (open > MAX_OPEN) return { index, ...TOO_MANY_OPEN };
  }
  return undefined;
}

type Row = readonly [
  type: string,
  code: string,
  isWrong: (token: Tokens.Generic, isAlone: boolean) => boolean,
  message: string,
  fix: string,
];

const NOT_HERE = "{found} doesn't work here.";
const isFootnote = ({ raw }: Tokens.Generic) => raw.startsWith('[^');

/** Mistakes in a token of a type. */
const ROWS: readonly Row[] = [
  ['html', 'html', () => true, NOT_HERE, 'Write Markdown.'],
  ['checkbox', 'checkbox', () => true, NOT_HERE, 'Write the item without it.'],
  // Markdown takes a footnote for the definition of a link.
  ['def', 'footnote', isFootnote, NOT_HERE, 'Write the note in the text, or in parentheses.'],
  [
    'def',
    'link-definition',
    (token) => !isFootnote(token),
    NOT_HERE,
    'Write addresses after their words: `[words](/contact/)`.',
  ],
  [
    'heading',
    'main-heading',
    ({ depth }) => depth === 1,
    'A main heading (`#`) is the title of the page.',
    'Write `##` instead.',
  ],
  [
    'heading',
    'empty-heading',
    (token) => !/[\p{L}\p{N}]/u.test(textIn(token)),
    'The heading has no words.',
    'Write some, or delete it.',
  ],
  [
    'heading',
    'underlined-heading',
    ({ depth, raw }) => depth === 2 && !raw.trim().startsWith('#'),
    'The line of hyphens below makes a heading of this text.',
    'Write `##` before the text, or an empty line below it.',
  ],
  [
    'code',
    'indented-code',
    ({ codeBlockStyle }) => codeBlockStyle === 'indented',
    'Four spaces at the beginning of a line make code of it.',
    'Delete the spaces, or put three backticks on a line above and below the code.',
  ],
  [
    'code',
    'open-code',
    ({ raw }) => /^\s*(`{3,}|~{3,})(?![\s\S]*\n[ >]*\1+\s*$)/.test(raw),
    'The code that begins here has no end.',
    'Write three backticks on a line below it.',
  ],
  [
    'link',
    'empty-link',
    (token) => !isVisible(textIn(token)),
    'The link has no words.',
    'Write some between the square brackets: `[contact us](/contact/)`.',
  ],
  [
    'link',
    'link-title',
    ({ title }) => Boolean(title),
    'The words after the address are not shown: {found}.',
    'Write `[words](/contact/)`.',
  ],
  [
    'image',
    'inline-picture',
    (_, isAlone) => !isAlone,
    'A picture is inside a sentence, a list, a heading or a table.',
    'Write it on a line of its own, with an empty line above and below.',
  ],
];

/** What Markdown may become. All else is refused. */
const TYPES = [
  ...['space', 'paragraph', 'text', 'heading', 'list', 'list_item', 'blockquote', 'code', 'table', 'hr'],
  ...['strong', 'em', 'del', 'link', 'image', 'codespan', 'br', 'escape'],
];

/** The errors of one token, without those of its children. */
export function checkToken({ token, offset, lines, depth, block }: PlacedToken): Diagnostic<InText>[] {
  const { type } = token;
  if (type === 'link' && isFootnote(token)) return [];
  const isAlone = depth === 0 && block?.length === 1;
  const found = inCode(type === 'link' ? (token.title ?? '') : token.raw.trim(), 40);
  const rows = ROWS.filter(([of, , isWrong]) => of === type && isWrong(token, isAlone));
  const errors = rows.map(([, code, , message, fix]) =>
    makeError(
      code,
      message.replace('{found}', () => found),
      fix,
    ),
  );
  const unknown =
    TYPES.includes(type) || rows.length > 0 ? [] : [makeError(type, `${found} doesn't work here.`, 'Write words.')];
  const tooDeep = depth === MAX_DEPTH && NESTING_TYPES.includes(type) ? [TOO_DEEP] : [];
  const others = type === 'link' ? checkAddress(token.href) : type === 'image' ? checkPicture(token) : [];
  const own = [...tooDeep, ...unknown, ...errors, ...others];
  return [...own.map((error) => ({ ...error, index: offset })), ...findSurplusCells(token, lines)];
}

function checkAddress(href: string): Diagnostic<unknown>[] {
  if (href.startsWith('#') || isAddress(href)) return findInvisible(href);
  // Markdown makes `http://www.…` of `www.…`.
  const secure = href.replace(/^https?:\/\//i, 'https://');
  const fix = isAddress(secure)
    ? `Write ${inCode(secure)}.`
    : 'Write a path such as `/contact/`, or an address that begins with `https://`.';
  return [makeError('invalid-link', `Link to ${inCode(href)}, which is not an address.`, fix), ...findInvisible(href)];
}

const ALT_HELP = 'Write what the picture shows, such as "Two people at a table".';

function checkPicture({ href: src, text: alt }: Tokens.Generic): Diagnostic<unknown>[] {
  const problem = checkAlt({ src, alt });
  return problem ? [makeError('picture-alt', `The alt text ${problem.message}.`, ALT_HELP)] : [];
}

/** Lists don't begin with numbers as high as a year. */
const MAX_FIRST_NUMBER = 999;

/** A line of prose may begin with a number or a hyphen, too: "12. December", or "sold milk\n- and eggs". */
export function findUncertainLists(placed: readonly PlacedToken[], text: string): Diagnostic<InText>[] {
  return placed.flatMap(({ token, offset, depth }) => {
    const renumbered = token.type === 'list' ? findRenumbered(token.items, token.start) : undefined;
    if (renumbered) return [{ index: offset, ...renumbered }];
    if (token.type !== 'list' || (token.items.length > 1 && token.start <= MAX_FIRST_NUMBER)) return [];
    const isWithinProse = depth === 0 && /[^\s:][ \t]*\n$/.test(text.slice(Math.max(0, offset - 100), offset));
    if (!isWithinProse && [1, ''].includes(token.start)) return [];
    const [mark = ''] = /^(?:\d+[.)]|[-+*])/.exec(token.raw) ?? [];
    const escaped = inCode(mark.replace(/.$/, '\\$&'));
    const message = `${inCode(mark)} at the beginning of a line makes a list.`;
    const fix = `Write ${escaped}${isWithinProse ? ', or an empty line above the list' : ''}.`;
    return [{ index: offset, ...makeError('uncertain-list', message, fix) }];
  });
}

/** Markdown counts on from the first number, whatever the others are. */
function findRenumbered(items: readonly { raw: string }[], start: number | ''): Diagnostic<unknown> | undefined {
  if (start === '') return undefined;
  const typed = items.map(({ raw }) => Number.parseInt(raw, 10));
  const wrong = typed.findIndex((number, index) => number !== start + index);
  if (wrong < 0 || typed.every((number) => number === 1)) return undefined;
  const message = `The number ${inCode(`${typed[wrong]}.`)} of a list would be shown as ${start + wrong}.`;
  const fix = `Count on from the first number, or write a backslash before the dot: ${inCode(`${typed[wrong]}\\.`)}.`;
  return makeError('uncertain-list', message, fix);
}

/** Emphasis that begins within a word or a figure, as in "5*7*9". */
export function findUncertainEmphasis(placed: readonly PlacedToken[], text: string): Diagnostic<InText>[] {
  return placed.flatMap(({ token: { type, raw }, offset }) => {
    if (!['em', 'strong', 'del'].includes(type)) return [];
    const [before, after] = [text.slice(0, offset), text.slice(offset + raw.length)];
    if (!/[\p{L}\p{N}]$/u.test(before.slice(-2)) && !/^\d/.test(after)) return [];
    const message = `The marks of ${inCode(raw, 40)} are within a word.`;
    const fix = `Write ${inCode(`\\${raw.charAt(0)}`)} for each, or a space before them.`;
    return [{ index: offset, ...makeError('uncertain-emphasis', message, fix) }];
  });
}

/** Markdown drops cells beyond the columns of their table. */
function findSurplusCells(token: Token, lines: PlacedToken['lines']): Diagnostic<InText>[] {
  if (token.type !== 'table') return [];
  const columns: number = token.header.length;
  // The first two lines are the head of the table and the hyphens below it.
  return lines.slice(2).flatMap(({ offset, text }) => {
    // Escaped bars are text; bars at both ends don't start a cell.
    const cells = text
      .replace(/\\./g, 'x')
      .replace(/^\||\|$/g, '')
      .split('|').length;
    const message = `The row has ${cells} cells, but the table has ${columns} columns.`;
    const fix = `Write ${columns} cells, and \`\\|\` for a vertical bar in the text.`;
    return cells > columns ? [{ index: offset, ...makeError('surplus-cells', message, fix) }] : [];
  });
}
