import { Marked, type Token } from 'marked';
import { renderMarkdown } from '../../content/render-markdown.ts';
import type { Source } from '../../content/source.ts';
import { childrenOf, type PlacedToken, placeTokens } from '../../content/tokens.ts';
import { typesetTokens } from '../../content/typeset.ts';

/** Lines of a Markdown text. */
type Lines = readonly [first: number, last: number];

/**
 * The text of a source as HTML, with a mark in each paragraph, heading, item and cell.
 * @param source its facts are put in
 * @param mark gives the mark of some lines, counted from the first of the text
 */
export function markBody(source: Source, mark: (lines: Lines) => string): string {
  const tokens = new Marked().lexer(source.body);
  const placed = placeTokens(tokens, source.body);
  typesetTokens(placed);
  const lineOf = (offset: number) => source.positionInBody(offset).line - source.bodyLine;
  for (const stretch of stretchesOf(placed)) {
    const last = stretch.findLast(({ token }) => token.type === 'text' && childrenOf(token).length === 0)?.token;
    if (last === undefined) continue;
    const ends = stretch.flatMap(({ lines }) => lines).map(({ offset, words }) => offset + words.length);
    const starts = stretch.map(({ offset }) => offset);
    append(last, mark([lineOf(Math.min(...starts)), lineOf(Math.max(...starts, ...ends))]));
  }
  return renderMarkdown(tokens);
}

/** The parts of each paragraph, heading, item and cell. */
function stretchesOf(placed: readonly PlacedToken[]): PlacedToken[][] {
  const stretches = new Map<unknown, PlacedToken[]>();
  for (const one of placed) {
    if (one.stretch === undefined) continue;
    const others = stretches.get(one.stretch);
    if (others) others.push(one);
    else stretches.set(one.stretch, [one]);
  }
  return [...stretches.values()];
}

function append(token: Token, mark: string): void {
  if (token.type === 'text') token.text += mark;
}
