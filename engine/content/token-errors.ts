import type { Token } from 'marked';
import { inCode, isVisible } from '../core/characters.ts';
import type { Finding, TextFinding } from '../core/diagnostics.ts';
import { writeOutSigns } from '../core/html.ts';
import { isAddress } from '../core/urls.ts';
import { childrenOf, NESTING, type PlacedToken } from './tokens.ts';

/** More lists, quotes and emphases in one another nobody can follow. */
const DEEPEST = 10;

export const TOO_DEEP: Finding = {
  code: 'deep-nesting',
  message: `More than ${DEEPEST} lists, quotes and emphases are nested.`,
  fix: 'Use fewer levels.',
};

/** What is wrong with one part of a Markdown text, or would not be shown. */
export function findTokenErrors(placed: PlacedToken): TextFinding[] {
  const { token, offset, depth } = placed;
  const tooDeep = depth === DEEPEST && NESTING.includes(token.type) ? [TOO_DEEP] : [];
  const errors = [...tooDeep, ...checkToken(token)].map((finding) => ({ ...finding, index: offset }));
  return [...errors, ...findSurplusCells(placed)];
}

function checkToken(token: Token): Finding[] {
  const raw = token.raw.trim();
  const error = (code: string, message: string, fix: string) => [{ code, message, fix }];
  switch (token.type) {
    case 'html':
      return error('html', `HTML doesn't work here: ${inCode(raw, 40)}.`, 'Write Markdown.');
    case 'image':
      return error('image', 'A text has no pictures.', 'Name it in the front matter: `picture: { src: …, alt: … }`.');
    case 'checkbox':
      return error('checkbox', `Check boxes don't work here: ${inCode(raw)}.`, 'Write the item without it.');
    case 'def':
      return error(
        'link-definition',
        `Markdown takes ${inCode(raw, 40)} for the address of a link and doesn't show it.`,
        'Write addresses after their words: `[words](/contact/)`.',
      );
    case 'heading':
      return checkHeading(token.depth, raw, wordsOf(token));
    case 'link':
      return checkLink(token.href, token.title, wordsOf(token));
    default:
      return [];
  }
}

const MAIN_HEADING: Finding = {
  code: 'main-heading',
  message: 'A main heading (`#`) belongs to the page: it is its title.',
  fix: 'Write `##` instead.',
};
const EMPTY_HEADING: Finding = {
  code: 'empty-heading',
  message: 'The heading has no words.',
  fix: 'Write some, or delete it.',
};
const UNDERLINED_HEADING: Finding = {
  code: 'underlined-heading',
  message: 'The line of hyphens below makes a heading of this text.',
  fix: 'Write `##` before the text, or an empty line below it.',
};

function checkHeading(depth: number, raw: string, words: string): Finding[] {
  if (depth === 2 && !raw.startsWith('#')) return [UNDERLINED_HEADING];
  return [...(depth === 1 ? [MAIN_HEADING] : []), ...(/[\p{L}\p{N}]/u.test(words) ? [] : [EMPTY_HEADING])];
}

const EMPTY_LINK: Finding = {
  code: 'empty-link',
  message: 'The link has no words.',
  fix: 'Write some between the square brackets: `[contact us](/contact/)`.',
};

function checkLink(href: string, title: string | null, words: string): Finding[] {
  const invalid = {
    code: 'invalid-link',
    message: `Link to ${inCode(href)}, which is not an address.`,
    fix: 'Write a path such as `/contact/`, or an address that begins with `https://`.',
    value: href,
  };
  const lost = {
    code: 'link-title',
    message: `The words after the address are not shown: ${inCode(title ?? '')}.`,
    fix: 'Write `[words](/contact/)`.',
  };
  return [
    ...(href.startsWith('#') || isAddress(href) ? [] : [invalid]),
    ...(isVisible(words) ? [] : [EMPTY_LINK]),
    ...(title ? [lost] : []),
  ];
}

/** By name, as others are by number. */
const INVISIBLE = /&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|lrm|rlm);/g;

function wordsOf(token: Token): string {
  const children = childrenOf(token);
  if (children.length > 0) return children.map(wordsOf).join('');
  return 'text' in token ? writeOutSigns(token.text).replace(INVISIBLE, '') : '';
}

/** Markdown drops cells that the head of a table lacks. */
function findSurplusCells({ token, lines }: PlacedToken): TextFinding[] {
  if (token.type !== 'table') return [];
  const columns: number = token.header.length;
  return lines.slice(2).flatMap(({ offset, words }) => {
    const cells = countCells(words);
    const message = `The row has ${cells} cells, but the table has ${columns} columns.`;
    const fix = `Write ${columns} cells; a vertical bar that belongs to the words is \`\\|\`.`;
    return cells > columns ? [{ index: offset, code: 'surplus-cells', message, fix }] : [];
  });
}

/** Between bars without a backslash. */
function countCells(row: string): number {
  const cells = row.trim().replace(/\\./g, 'x').split('|');
  const outside = [cells[0], cells.at(-1)].filter((cell) => cell === '').length;
  return cells.length - outside;
}
