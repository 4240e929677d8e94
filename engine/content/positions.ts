/** Where the fields of a content file are. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type FieldPath, lazy, type Position } from '../core/index.ts';
import type { Source, SourceFile } from './source.ts';

export const FENCE_LENGTH = '---'.length;

/** The front matter of a text, as plain data. */
export interface FrontMatter {
  /** The fields, before validation. `{}` if the YAML has no fields, e.g. is a list. */
  data: unknown;
  /** Where the YAML ends, and where the body begins: offsets in the text. */
  yamlEnd: number;
  bodyStart: number;
}

/** With ordinary spaces where YAML needs them: before a field, and after its colon. Word processors write others. */
export function toPlainSpaces(yaml: string): string {
  return yaml.replace(/^[^\S\n\t]*(?:-[^\S\n\t]+)*(?:[\w-]+:[^\S\n\t]+)?/gm, (start) => start.replace(/\s/g, ' '));
}

/**
 * The only reading of YAML, for the build and the editor. The parser would warn if the name of a field is a group or a list; the schema
 * reports such a field as unknown.
 */
export const parseYaml = (yaml: string): Document =>
  parseDocument(toPlainSpaces(yaml), { logLevel: 'silent', prettyErrors: false });

/** @returns a function that finds the line and column of an offset in the text */
export function indexLines(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** The contents of a file, and where each field is in it. */
export function locateFields(raw: string, { data, yamlEnd, bodyStart }: FrontMatter): Omit<Source, keyof SourceFile> {
  const yaml = raw.slice(FENCE_LENGTH, yamlEnd);
  const at = lazy(() => indexLines(raw));
  // Parsed again when an error needs a position: the parsed YAML of all files would take too much memory.
  const document = lazy(() => parseYaml(yaml));
  // A field gets the beginning of the file if neither it nor a group around it is in the YAML.
  const positionAt = (offset: number | undefined) => at()(offset === undefined ? 0 : FENCE_LENGTH + offset);
  return {
    raw,
    data,
    body: raw.slice(bodyStart),
    findPosition: (path) => positionAt(findOffset(document(), path)),
    findKeyPosition: (path) => positionAt(findKeyOffset(document(), path)),
    positionsIn(path) {
      const offsets = lazy(() => offsetsIn(document(), path, yaml));
      return (offset) => (path.length === 0 ? at()(bodyStart + offset) : positionAt(offsets()(offset)));
    },
  };
}

/** Where the value of a field begins, or that of the nearest field around it. */
function findOffset(document: Document, path: FieldPath): number | undefined {
  if (path.length === 0) return undefined;
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : findOffset(document, path.slice(0, -1));
}

function findKeyOffset(document: Document, path: FieldPath): number | undefined {
  const group = document.getIn(path.slice(0, -1), true);
  const name = String(path.at(-1));
  const keys = isMap(group) ? group.items.map(({ key }) => key).filter(isScalar) : [];
  return keys.find(({ value }) => String(value) === name)?.range?.[0] ?? findOffset(document, path);
}

function offsetsIn(document: Document, path: FieldPath, yaml: string): (index: number) => number | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return () => findOffset(document, path);
  const [start, end] = node.range;
  const offsets = alignScalar(yaml.slice(start, end), node.value);
  return (index) => start + (offsets[index] ?? 0);
}

/** What YAML may write for one character of a quoted value, by quotation mark. */
const IN_QUOTES = new Map([
  ['"', /\\(?:x..|u....|U.{8}|.)|./gs],
  ["'", /''|./gs],
]);

/** The offset of each character of a value in its YAML. YAML adds quotes, escapes, indents, and line ends in folded text. */
export function alignScalar(yaml: string, value: string): number[] {
  const [style = ''] = /^["'|>]/.exec(yaml) ?? [];
  const written = [...yaml.matchAll(IN_QUOTES.get(style) ?? /./gs)].flatMap((one) =>
    // An escaped code point beyond U+FFFF, such as an emoji, is two characters in JavaScript.
    /^\\U00(?!00)/.test(one[0]) ? [one, one] : [one],
  );
  let next = /[|>]/.test(style) ? yaml.indexOf('\n') : style.length;
  return value.split('').map((character) => {
    const isSpace = /\s/.test(character);
    while (!isSpace && /^(?:\s|\\\n)/.test(written[next]?.[0] ?? '')) next += 1;
    const { 0: text, index } = written[next] ?? { 0: '', index: yaml.length };
    // A space of the value may be a line end in folded YAML. The loop skips further line ends and indents.
    if (!isSpace || /^(?:\s|\\.)/s.test(text)) next += 1;
    return index;
  });
}
