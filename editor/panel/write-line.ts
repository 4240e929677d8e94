/** Writes a line of text with bold, italic, code and links as Markdown. */
import type { JSONContent } from '@tiptap/core';

/** What gets a backslash: from as little as possible to all that Markdown may take for markup. */
const [FEW, MORE, ALL] = [
  /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[\\`*[\]~]/gu,
  /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[\\`*[\]~]|^[#>+=-]|(?<=^\d{1,9})[.)]|[<&](?=[a-z/!?#])/giu,
  /[\\`*_[\]~<>&!#+=:-]|(?<=^\d{1,9})[.)]/gu,
] as const;

/** Variables and bare addresses. A backslash would change them. */
const VERBATIM = /(\{\{.*?\}\}|(?:https?:\/\/|www\.)[^\s<]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i;
const VARIABLE = /(\{\{.*?\}\})/;

/** Ways to write a line, the best first. */
export function listLineCandidates(nodes: readonly JSONContent[]): string[] {
  const unlinked = nodes.map(withoutBareLink);
  // Markdown reads some nested marks only if they differ.
  return (['*', '_'] as const).flatMap((italic) => [
    ...[FEW, MORE, ALL].map((escapes) => writeLine(unlinked, { italic, escapes, verbatim: VERBATIM })),
    ...[FEW, ALL].map((escapes) => writeLine(nodes, { italic, escapes, verbatim: VARIABLE })),
  ]);
}

/** The lines between line breaks. */
export function splitLines(nodes: readonly JSONContent[]): JSONContent[][] {
  const lines: JSONContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

/** A link whose text is its address needs no markup. */
function withoutBareLink(node: JSONContent): JSONContent {
  const isBare = ({ type, attrs }: { type: string; attrs?: Record<string, unknown> }) =>
    type === 'link' && [node.text, `http://${node.text}`, `mailto:${node.text}`].includes(String(attrs?.['href']));
  return { ...node, marks: (node.marks ?? []).filter((mark) => !isBare(mark)) };
}

/** A word or a space. A mark is the name of its type, or "link " and the address. */
interface Piece {
  text: string;
  marks: readonly string[];
}

function listPieces(nodes: readonly JSONContent[]): Piece[] {
  const pieces = nodes.flatMap(({ text = '', marks = [] }): Piece[] => {
    const names = marks.map(({ type, attrs }) => (type === 'link' ? `link ${attrs?.['href']}` : type));
    const parts = names.includes('code') ? [text] : (text.match(/\{\{.*?\}\}|\s+|(?:(?!\{\{)\S)+|\S+/g) ?? []);
    return parts.map((part) => ({ text: part, marks: names }));
  });
  // A mark can neither begin nor end at a space.
  return pieces.map((piece, index) => {
    if (piece.text.trim() !== '') return piece;
    const next = pieces[index + 1]?.marks ?? [];
    return { ...piece, marks: (pieces[index - 1]?.marks ?? []).filter((mark) => next.includes(mark)) };
  });
}

interface Style {
  italic: '*' | '_';
  escapes: RegExp;
  verbatim: RegExp;
}

function writeLine(nodes: readonly JSONContent[], { italic, escapes, verbatim }: Style): string {
  const delimiters: Readonly<Record<string, string>> = { bold: '**', italic, strike: '~~' };
  const writeEnd = (mark: string) =>
    mark.startsWith('link ') ? `](${writeAddress(mark.slice(5))})` : delimiters[mark];
  const pieces = listPieces(nodes);
  const open: string[] = [];
  let line = '';
  for (const [index, { text, marks }] of pieces.entries()) {
    const firstEnd = open.findIndex((mark) => !marks.includes(mark));
    if (firstEnd >= 0) line += open.splice(firstEnd).toReversed().map(writeEnd).join('');
    const isSpace = text.trim() === '';
    // The mark that goes on longest is the outermost.
    const begin = marks.filter((mark) => !isSpace && mark !== 'code' && !open.includes(mark));
    for (const mark of begin.toSorted((a, b) => countPieces(pieces, index, b) - countPieces(pieces, index, a))) {
      line += mark.startsWith('link ') ? '[' : (delimiters[mark] ?? '');
      open.push(mark);
    }
    const isLinked = open.some((mark) => mark.startsWith('link '));
    if (marks.includes('code')) line += writeCode(text);
    else line += escapeText(text, escapes, isLinked ? VARIABLE : verbatim, line === '' || line.endsWith('\n'));
  }
  return (line + open.toReversed().map(writeEnd).join('')).trim();
}

/** How many pieces from an index on have a mark. */
function countPieces(pieces: readonly Piece[], index: number, mark: string): number {
  const end = pieces.findIndex(({ marks }, at) => at > index && !marks.includes(mark));
  return (end < 0 ? pieces.length : end) - index;
}

function writeAddress(href: string): string {
  return /[\s()<>]/.test(href) ? `<${href.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : href;
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

function escapeText(text: string, escapes: RegExp, verbatim: RegExp, isAtStart: boolean): string {
  const parts = text.split(verbatim).map((part, index) => {
    // A character before the text hides its beginning from the expression.
    const hidden = isAtStart && index === 0 ? '' : '\uE000';
    return index % 2 === 1 ? part : (hidden + part).replaceAll(escapes, '\\$&').slice(hidden.length);
  });
  return parts.join('');
}
