/** Errors in Markdown: what is not supported, and what a page would not show as the author meant it. */
import type { Token } from 'marked';
import { type Diagnostic, type InText, inCode, isAddress, isVisible, makeError } from '../core/index.ts';
import { checkAlt } from './fields.ts';
import { BLANK } from './stray-markup.ts';
import { findInvisible } from './text-errors.ts';
import { NESTING_TYPES, type PlacedToken, textIn } from './tokens.ts';

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

/** The errors of one token, without those of its children. */
export function checkToken({ token, offset, lines, depth, block }: PlacedToken): Diagnostic<InText>[] {
  const tooDeep = depth === MAX_DEPTH && NESTING_TYPES.includes(token.type) ? [TOO_DEEP] : [];
  const isAlone = depth === 0 && block?.length === 1;
  const errors = [
    ...tooDeep,
    ...checkType(token),
    ...checkHeading(token),
    ...checkCode(token),
    ...checkLink(token),
    ...checkPicture(token, isAlone),
  ];
  return [...errors.map((error) => ({ ...error, index: offset })), ...findSurplusCells(token, lines)];
}

/** What Markdown may become. All else is refused. */
const TYPES = new Set([
  ...['space', 'paragraph', 'text', 'heading', 'list', 'list_item', 'blockquote', 'code', 'table', 'hr'],
  ...['strong', 'em', 'del', 'link', 'image', 'codespan', 'br', 'escape'],
]);

const FIXES: Readonly<Record<string, string>> = {
  html: 'Write Markdown.',
  checkbox: 'Write the item without it.',
  def: 'Write addresses after their words: `[words](/contact/)`.',
  // Markdown takes a footnote for the definition of a link.
  footnote: 'Write the note in the text, or in parentheses.',
};
const CODES: Readonly<Record<string, string>> = { def: 'link-definition' };

function checkType({ type, raw }: Token): Diagnostic<unknown>[] {
  if (TYPES.has(type)) return [];
  const kind = raw.startsWith('[^') ? 'footnote' : type;
  const message = `${inCode(raw.trim(), 40)} doesn't work here.`;
  return [makeError(CODES[kind] ?? kind, message, FIXES[kind] ?? 'Write an ordinary paragraph.')];
}

const INDENTED_CODE = makeError(
  'indented-code',
  'Four spaces at the beginning of a line make code of it.',
  'Delete the spaces, or put three backticks on a line above and below the code.',
);
const OPEN_CODE = makeError(
  'open-code',
  'The code that begins here has no end.',
  'Write three backticks on a line below it.',
);

function checkCode(token: Token): Diagnostic<unknown>[] {
  if (token.type !== 'code') return [];
  if (token.codeBlockStyle === 'indented') return [INDENTED_CODE];
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(token.raw.trimStart()) ?? [];
  return new RegExp(`\\n[ >]*${fence}+\\s*$`).test(token.raw) ? [] : [OPEN_CODE];
}

/** Lists don't begin with numbers as high as a year. */
const MAX_FIRST_NUMBER = 999;

/** A line of prose may begin with a number or a hyphen, too: "12. December", or "sold milk\n- and eggs". */
export function findUncertainLists(placed: readonly PlacedToken[], text: string): Diagnostic<InText>[] {
  return placed.flatMap(({ token, offset, depth }) => {
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

const MAIN_HEADING = makeError('main-heading', 'A main heading (`#`) is the title of the page.', 'Write `##` instead.');
const EMPTY_HEADING = makeError('empty-heading', 'The heading has no words.', 'Write some, or delete it.');
const UNDERLINED_HEADING = makeError(
  'underlined-heading',
  'The line of hyphens below makes a heading of this text.',
  'Write `##` before the text, or an empty line below it.',
);

function checkHeading(token: Token): Diagnostic<unknown>[] {
  if (token.type !== 'heading') return [];
  if (token.depth === 2 && !token.raw.trim().startsWith('#')) return [UNDERLINED_HEADING];
  const isEmpty = !/[\p{L}\p{N}]/u.test(textIn(token));
  return [...(token.depth === 1 ? [MAIN_HEADING] : []), ...(isEmpty ? [EMPTY_HEADING] : [])];
}

function checkLink(token: Token): Diagnostic<unknown>[] {
  // A footnote, which checkType reports.
  if (token.type !== 'link' || token.raw.startsWith('[^')) return [];
  const href: string = token.href;
  const title: string = token.title ?? '';
  const noAddress = `Link to ${inCode(href)}, which is not an address.`;
  // Markdown makes `http://www.…` of `www.…`.
  const secure = href.replace(/^https?:\/\//i, 'https://');
  const address = isAddress(secure)
    ? `Write ${inCode(secure)}.`
    : 'Write a path such as `/contact/`, or an address that begins with `https://`.';
  const brackets = 'Write some between the square brackets: `[contact us](/contact/)`.';
  const lost = `The words after the address are not shown: ${inCode(title)}.`;
  return [
    ...(href.startsWith('#') || isAddress(href) ? [] : [makeError('invalid-link', noAddress, address)]),
    ...findInvisible(href),
    ...(isVisible(textIn(token)) ? [] : [makeError('empty-link', 'The link has no words.', brackets)]),
    ...(title ? [makeError('link-title', lost, 'Write `[words](/contact/)`.')] : []),
  ];
}

const INLINE_PICTURE = makeError(
  'inline-picture',
  'A picture is inside a sentence, a list, a heading or a table.',
  'Write it on a line of its own, with an empty line above and below.',
);

const ALT_HELP = 'Write what the picture shows, such as "Two people at a table".';

function checkPicture(token: Token, isAlone: boolean): Diagnostic<unknown>[] {
  if (token.type !== 'image') return [];
  const src: string = token.href;
  const alt: string = token.text;
  const problem = checkAlt({ src, alt });
  const found = problem && makeError('picture-alt', `The alt text ${problem.message}.`, ALT_HELP);
  return [...(isAlone ? [] : [INLINE_PICTURE]), ...(found ? [found] : [])];
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
