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
  /** Without spaces around it. */
  words: string;
}

/** Every part of a text in order, each before its children. */
export function placeTokens(tokens: readonly Token[], text: string): PlacedToken[] {
  const placed: PlacedToken[] = [];
  let [cursor, end] = [0, 0];
  const place = (token: Token, depth: number, around: PlacedToken['stretch']): void => {
    const lines = findLines(text.slice(0, end), token.raw, cursor);
    cursor = lines[0]?.offset ?? cursor;
    placed.push({ token, offset: cursor, lines, depth, stretch: around });
    for (const group of groupsIn(token)) {
      const stretch = around ?? (READ_IN_ONE.includes(token.type) ? group : undefined);
      for (const child of group) place(child, depth + Number(NESTING.includes(token.type)), stretch);
    }
    const last = lines.at(-1);
    cursor = Math.max(cursor, last ? last.offset + last.words.length : 0);
  };
  for (const token of tokens) {
    cursor = end;
    end += token.raw.length;
    place(token, 0, undefined);
  }
  return placed;
}

/** Tokens that count as nesting. */
export const NESTING: readonly string[] = ['list', 'blockquote', 'em', 'strong', 'del', 'link'];

/** A quotation may open in one part of these and close in another. */
export const READ_IN_ONE: readonly string[] = ['heading', 'paragraph', 'table', 'text'];

export function groupsIn(token: Token): readonly (readonly Token[])[] {
  if (token.type === 'list') return [token.items];
  if (token.type === 'table') return [token.header, ...token.rows].flat().map(({ tokens }) => tokens);
  return [childrenOf(token)];
}

export function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

/** The lines of a token that are not empty. */
function findLines(text: string, raw: string, cursor: number): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let end = cursor;
  for (const words of raw.split('\n').map((line) => line.trim())) {
    const offset = words === '' ? -1 : text.indexOf(words, end);
    if (offset < 0) continue;
    end = offset + words.length;
    lines.push({ offset, words });
  }
  return lines;
}
