/** From a field, or from an offset in its text, to a place in its file. */
import { type Document, isNode, isScalar, LineCounter, visit } from 'yaml';
import type { FieldPath, Position } from '../core/index.ts';

/** Finds line and column of an offset in a text. */
export function countLines(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** Offset in YAML of a field's value, or of the nearest field around it. */
export function nodeOffset(document: Document, path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/** Of a field's name. */
export function keyOffset(document: Document, path: FieldPath): number | undefined {
  const name = path.at(-1);
  const value = document.getIn(path, true);
  let offset = nodeOffset(document, path);
  visit(document, {
    Pair(_key, pair) {
      if (value === pair.value && isScalar(pair.key) && pair.key.value === name && pair.key.range) {
        offset = pair.key.range[0];
      }
    },
  });
  return offset;
}

/** Of each character of a field's text. */
export function characterOffsets(
  document: Document,
  path: FieldPath,
  yaml: string,
): (index: number) => number | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return () => nodeOffset(document, path);
  const [start, end] = node.range;
  const offsets = alignScalar(yaml.slice(start, end), node.value);
  return (index) => start + (offsets[index] ?? 0);
}

type Quote = '"' | "'" | undefined;

/**
 * Where each character of a value is in the YAML that it was read from: quotes, escapes, and the line ends and indents
 * of a folded text take room of their own.
 */
export function alignScalar(yaml: string, value: string): number[] {
  const quote = yaml.startsWith('"') ? '"' : yaml.startsWith("'") ? "'" : undefined;
  const places: number[] = [];
  let at = /^[|>]/.test(yaml) ? yaml.indexOf('\n') : Number(quote !== undefined);
  for (const character of value) {
    const isSpace = /\s/.test(character);
    if (!isSpace) at = passFold(yaml, at, quote);
    for (let unit = 0; unit < character.length; unit++) places.push(at);
    // A folded line end may represent several: the last of them is passed with its indent.
    if (!isSpace || /[\s\\]/.test(yaml.charAt(at))) at += widthOf(character, yaml, at, quote);
  }
  return places;
}

/** Spaces and line ends, also those that a backslash takes away. */
function passFold(yaml: string, from: number, quote: Quote): number {
  let at = from;
  while (/\s/.test(yaml.charAt(at)) || (quote === '"' && yaml.startsWith('\\\n', at))) at += 1;
  return at;
}

function widthOf(character: string, yaml: string, at: number, quote: Quote): number {
  if (quote === "'" && yaml.startsWith("''", at)) return 2;
  if (quote !== '"' || yaml.charAt(at) !== '\\') return character.length;
  const width = { x: 4, u: 6, U: 10 }[yaml.charAt(at + 1)] ?? 2;
  // Two escapes may make one character.
  return yaml.charAt(at + 1) === 'u' && character.length === 2 ? 2 * width : width;
}
