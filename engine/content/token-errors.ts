import type { Token } from 'marked';
import {
  decodeReferences,
  type Finding,
  finding,
  inCode,
  isAddress,
  isVisible,
  type TextFinding,
} from '../core/index.ts';
import { childrenOf, NESTING, type PlacedToken } from './tokens.ts';

/** More lists, quotes and emphases in one another nobody can follow. */
const DEEPEST = 10;

export const TOO_DEEP = finding(
  'deep-nesting',
  `More than ${DEEPEST} lists, quotes and emphases are nested.`,
  'Use fewer levels.',
);

/** What is wrong with one part of a Markdown text, or would not be shown. */
export function findTokenErrors(placed: PlacedToken): TextFinding[] {
  const { token, offset, depth } = placed;
  const tooDeep = depth === DEEPEST && NESTING.includes(token.type) ? [TOO_DEEP] : [];
  const errors = [...tooDeep, ...checkToken(token)].map((error) => ({ ...error, index: offset }));
  return [...errors, ...findSurplusCells(placed)];
}

function checkToken(token: Token): Finding[] {
  const raw = token.raw.trim();
  switch (token.type) {
    case 'html':
      return [finding('html', `HTML doesn't work here: ${inCode(raw, 40)}.`, 'Write Markdown.')];
    case 'image':
      return [
        finding('image', 'A text has no pictures.', 'Name it in the front matter: `picture: { src: …, alt: … }`.'),
      ];
    case 'checkbox':
      return [finding('checkbox', `Check boxes don't work here: ${inCode(raw)}.`, 'Write the item without it.')];
    case 'def':
      return [
        finding(
          'link-definition',
          `Markdown takes ${inCode(raw, 40)} for the address of a link and doesn't show it.`,
          'Write addresses after their words: `[words](/contact/)`.',
        ),
      ];
    case 'heading':
      return checkHeading(token.depth, raw, wordsOf(token));
    case 'link':
      return checkLink(token.href, token.title, wordsOf(token));
    default:
      return [];
  }
}

const MAIN_HEADING = finding(
  'main-heading',
  'A main heading (`#`) belongs to the page: it is its title.',
  'Write `##` instead.',
);
const EMPTY_HEADING = finding('empty-heading', 'The heading has no words.', 'Write some, or delete it.');
const UNDERLINED_HEADING = finding(
  'underlined-heading',
  'The line of hyphens below makes a heading of this text.',
  'Write `##` before the text, or an empty line below it.',
);

function checkHeading(depth: number, raw: string, words: string): Finding[] {
  if (depth === 2 && !raw.startsWith('#')) return [UNDERLINED_HEADING];
  return [...(depth === 1 ? [MAIN_HEADING] : []), ...(/[\p{L}\p{N}]/u.test(words) ? [] : [EMPTY_HEADING])];
}

function checkLink(href: string, title: string | null, words: string): Finding[] {
  const noAddress = `Link to ${inCode(href)}, which is not an address.`;
  const address = 'Write a path such as `/contact/`, or an address that begins with `https://`.';
  const brackets = 'Write some between the square brackets: `[contact us](/contact/)`.';
  const lost = `The words after the address are not shown: ${inCode(title ?? '')}.`;
  return [
    ...(href.startsWith('#') || isAddress(href) ? [] : [finding('invalid-link', noAddress, address, href)]),
    ...(isVisible(words) ? [] : [finding('empty-link', 'The link has no words.', brackets)]),
    ...(title ? [finding('link-title', lost, 'Write `[words](/contact/)`.')] : []),
  ];
}

/** By name, as others are by number. */
const INVISIBLE = /&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|lrm|rlm);/g;

function wordsOf(token: Token): string {
  const children = childrenOf(token);
  if (children.length > 0) return children.map(wordsOf).join('');
  return 'text' in token ? decodeReferences(token.text).replace(INVISIBLE, '') : '';
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
