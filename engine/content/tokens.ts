import type { Token } from 'marked';

/** A part of a Markdown text, and its place in it. */
export interface PlacedToken {
  token: Token;
  offset: number;
  lines: readonly PlacedLine[];
  /** How many lists, quotes and emphases are around it. */
  depth: number;
  /** The tokens of its paragraph, heading or cell. */
  stretch: readonly Token[] | undefined;
}

/** In lists and quotes, Markdown removes the beginnings of lines, so each line has its own place. */
interface PlacedLine {
  offset: number;
  words: string;
}

/** Every part of a text in order, each before its children. */
export function placeTokens(tokens: readonly Token[], text: string): PlacedToken[] {
  let start = 0;
  return tokens.flatMap((token) => {
    const from = start;
    start += token.raw.length;
    return placeIn(text.slice(from, start), from, token);
  });
}

/** @param from where the block begins in the text */
function placeIn(block: string, from: number, outermost: Token): PlacedToken[] {
  const placed: PlacedToken[] = [];
  let cursor = 0;
  const place = (token: Token, depth: number, around: PlacedToken['stretch']): void => {
    const lines = findLines(block, from, token.raw, cursor);
    const first = lines[0];
    cursor = Math.max(cursor, (first?.offset ?? 0) - from);
    placed.push({ token, offset: from + cursor + indentOf(first?.words ?? ''), lines, depth, stretch: around });
    for (const group of groupsIn(token)) {
      const stretch = around ?? (READ_IN_ONE.includes(token.type) ? group : undefined);
      for (const child of group) place(child, depth + Number(NESTING.includes(token.type)), stretch);
    }
    const last = lines.at(-1);
    cursor = Math.max(cursor, last ? last.offset + last.words.length - from : 0);
  };
  place(outermost, 0, undefined);
  return placed;
}

/** What counts as nesting. */
export const NESTING: readonly string[] = ['list', 'blockquote', 'em', 'strong', 'del', 'link'];

const READ_IN_ONE = ['heading', 'paragraph', 'table', 'text'];

function groupsIn(token: Token): readonly (readonly Token[])[] {
  if (token.type === 'list') return [token.items];
  if (token.type === 'table') return [token.header, ...token.rows].flat().map(({ tokens }) => tokens);
  return [childrenOf(token)];
}

export function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

/** Lines that are not empty, from their first character on unless the token is as it was typed. */
function findLines(block: string, from: number, raw: string, cursor: number): PlacedLine[] {
  const isAsTyped = block.startsWith(raw, cursor);
  const lines: PlacedLine[] = [];
  let end = cursor;
  for (const line of raw.split('\n')) {
    const words = isAsTyped ? line : line.trim();
    const offset = words.trim() === '' ? -1 : block.indexOf(words, end);
    if (offset < 0) continue;
    end = offset + words.length;
    lines.push({ offset: from + offset, words });
  }
  return lines;
}

function indentOf(words: string): number {
  return words.length - words.trimStart().length;
}
