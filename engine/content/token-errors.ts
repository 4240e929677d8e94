import type { Token } from 'marked';
import { isVisible, shorten } from '../core/characters.ts';
import type { Finding, TextFinding } from '../core/diagnostics.ts';
import { writeOutSigns } from '../core/html.ts';
import { isAddress } from '../core/urls.ts';
import { DEEPEST } from './nesting.ts';
import { childrenOf, NESTING, type PlacedToken } from './tokens.ts';

/** What is wrong with one part of a Markdown text, or would not be shown. */
export function findTokenErrors(placed: PlacedToken): TextFinding[] {
  const { token, offset, depth } = placed;
  const tooDeep = depth === DEEPEST && NESTING.includes(token.type) ? [TOO_DEEP] : [];
  const errors = [...tooDeep, ...describe(token)].map((finding) => ({ ...finding, index: offset }));
  return [...errors, ...findSurplusCells(placed)];
}

export const TOO_DEEP = error(
  'deep-nesting',
  `found more than ${DEEPEST} lists, quotes and emphases in one another, write fewer`,
);

function error(code: string, message: string): Finding {
  return { code, message, fix: '' };
}

function describe(token: Token): Finding[] {
  const raw = token.raw.trim();
  switch (token.type) {
    case 'html':
      return [error('html', `found HTML (${raw.slice(0, 40)}), write Markdown`)];
    case 'image':
      return [error('image', 'found a picture, name it in the front matter: picture: { src: …, alt: … }')];
    case 'checkbox':
      return [error('checkbox', `found a box to tick (${raw}), write the item without it: a list here is for reading`)];
    case 'def':
      return [
        error(
          'link-definition',
          `found "${shorten(raw)}", which Markdown takes for the address of a link and does not show, write addresses behind their words: [words](/contact/)`,
        ),
      ];
    case 'heading':
      return describeHeading(token.depth, raw, wordsOf(token));
    case 'link':
      return describeLink(token.href, token.title, wordsOf(token));
    default:
      return [];
  }
}

function describeHeading(depth: number, raw: string, words: string): Finding[] {
  const main = 'found a main heading (#), write ## instead: the title of the page is its main heading';
  const wordless = 'found a heading without words, write some or delete it: the address of the part is made of them';
  const underlined =
    'found words above a line of hyphens, which makes a heading of them, write ## before them or an empty line below';
  if (depth === 2 && !raw.startsWith('#')) return [error('underlined-heading', underlined)];
  return [
    ...(depth === 1 ? [error('main-heading', main)] : []),
    ...(/[\p{L}\p{N}]/u.test(words) ? [] : [error('empty-heading', wordless)]),
  ];
}

function describeLink(href: string, title: string | null, words: string): Finding[] {
  const astray = `found a link to "${href}", write a path such as /contact/ or an address that begins with https://`;
  const wordless = 'found a link without words, write some between the square brackets: [contact us](/contact/)';
  const lost = `found words behind an address ("${title}"), which are not shown, write [words](/contact/)`;
  return [
    ...(href.startsWith('#') || isAddress(href) ? [] : [{ ...error('invalid-link', astray), value: href }]),
    ...(isVisible(words) ? [] : [error('empty-link', wordless)]),
    ...(title ? [error('link-title', lost)] : []),
  ];
}

/** By name, as the others are by number. */
const UNSEEN = /&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|lrm|rlm);/g;

function wordsOf(token: Token): string {
  const children = childrenOf(token);
  if (children.length > 0) return children.map(wordsOf).join('');
  return 'text' in token ? writeOutSigns(token.text).replace(UNSEEN, '') : '';
}

/** Markdown leaves away what goes beyond the head of a table. */
function findSurplusCells({ token, lines }: PlacedToken): TextFinding[] {
  if (token.type !== 'table') return [];
  const columns: number = token.header.length;
  return lines.slice(2).flatMap(({ offset, words }) => {
    const cells = countCells(words);
    const found = `found ${cells} cells in a row of a table with ${columns} columns`;
    const cure = `write ${columns} (a line that belongs to the words is written \\|)`;
    return cells > columns ? [{ index: offset, ...error('surplus-cells', `${found}, ${cure}`) }] : [];
  });
}

/** Between lines that no backslash stands before. */
function countCells(row: string): number {
  const cells = row.trim().replace(/\\./g, 'x').split('|');
  const outside = [cells[0], cells.at(-1)].filter((cell) => cell === '').length;
  return cells.length - outside;
}
