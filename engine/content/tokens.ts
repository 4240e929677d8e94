import type { Token } from 'marked';
import { decodeReferences } from '../core/index.ts';
import { typesetParts } from './typography.ts';

/** A part of a Markdown text, and where it is. */
export interface PlacedToken {
  token: Token;
  offset: number;
  lines: readonly PlacedLine[];
  /** How many tokens around it are of a type in NESTING_TYPES. */
  depth: number;
  /** The tokens of the paragraph, heading or cell around it. */
  block: readonly Token[] | undefined;
}

/** A line of a token. In lists and quotes, `raw` lacks the indent or `>` of each line, so each line has its own offset. */
interface PlacedLine {
  offset: number;
  /** Trimmed. */
  text: string;
}

/** Lists every token of a text in order, each before its children. */
export function placeTokens(tokens: readonly Token[], text: string): PlacedToken[] {
  const placed: PlacedToken[] = [];
  let [cursor, textSoFar] = [0, ''];
  const visit = (token: Token, depth: number, around: PlacedToken['block']): void => {
    const lines = findLines(textSoFar, token.raw, cursor);
    cursor = lines[0]?.offset ?? cursor;
    placed.push({ token, offset: cursor, lines, depth, block: around });
    for (const group of groupsIn(token)) {
      const block = around ?? (TEXT_BLOCKS.includes(token.type) ? group : undefined);
      for (const child of group) visit(child, depth + Number(NESTING_TYPES.includes(token.type)), block);
    }
    const last = lines.at(-1);
    cursor = Math.max(cursor, last ? last.offset + last.text.length : 0);
  };
  for (const token of tokens) {
    // The text to search ends with this token, because an equal line may follow further down.
    cursor = textSoFar.length;
    textSoFar = text.slice(0, cursor + token.raw.length);
    visit(token, 0, undefined);
  }
  return placed;
}

/** The tokens that a text may not nest deeper than MAX_DEPTH (markdown.ts). */
export const NESTING_TYPES: readonly string[] = ['list', 'blockquote', 'em', 'strong', 'del', 'link'];

/** Tokens whose text is split over child tokens. */
const TEXT_BLOCKS: readonly string[] = ['heading', 'paragraph', 'table', 'text'];

function groupsIn(token: Token): readonly (readonly Token[])[] {
  if (token.type === 'list') return [token.items];
  if (token.type === 'table') return [token.header, ...token.rows].flat().map(({ tokens }) => tokens);
  return [listChildren(token)];
}

export function listChildren(token: Token): readonly Token[] {
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

/** Named references to invisible characters. `decodeReferences` decodes only numeric references. */
const INVISIBLE = /&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|lrm|rlm);/g;

/** The words of a token, without its markup. */
export function textIn(token: Token): string {
  const children = listChildren(token);
  if (children.length > 0) return children.map(textIn).join('');
  return 'text' in token ? decodeReferences(token.text).replace(INVISIBLE, '') : '';
}

/** Finds the lines of `raw` in `text`, except empty ones. */
function findLines(text: string, raw: string, start: number): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let cursor = start;
  for (const line of raw.split('\n')) {
    const trimmed = line.trim();
    const offset = trimmed === '' ? -1 : text.indexOf(trimmed, cursor);
    if (offset < 0) continue;
    cursor = offset + trimmed.length;
    lines.push({ offset, text: trimmed });
  }
  return lines;
}

/** Changes the tokens in place. Code, escaped characters and bare addresses stay as they were typed. */
export function typesetTokens(tokens: readonly Token[]): void {
  for (const token of tokens) {
    for (const group of groupsIn(token)) {
      if (TEXT_BLOCKS.includes(token.type)) typesetParagraph(group.flatMap(listLeaves));
      else typesetTokens(group);
    }
  }
}

function listLeaves(token: Token): Token[] {
  // The text of a bare address such as https://example.com/ is the address itself.
  const children = token.type === 'link' && !token.raw.startsWith('[') ? [] : listChildren(token);
  return children.length === 0 ? [token] : children.flatMap(listLeaves);
}

function typesetParagraph(tokens: readonly Token[]): void {
  const parts = typesetParts(tokens.map(readPart));
  for (const [index, token] of tokens.entries()) if (token.type === 'text') token.text = parts[index];
}

/** Anything but text counts as a letter next to a quotation mark; a line end counts as a space. */
function readPart(token: Token): string {
  if (token.type === 'text') return token.text;
  return token.type === 'br' ? '\n' : 'x';
}
