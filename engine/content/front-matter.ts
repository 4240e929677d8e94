import matter from 'gray-matter';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type FieldPath, type Finding, finding, inCode, once, type Position, type TextFinding } from '../core/index.ts';
import type { Source, SourceFile } from './source.ts';
import { findLostComments, findYamlErrors, maskUnquoted, quote } from './yaml-hints.ts';

const FENCE_LENGTH = '---'.length;

/** The front matter of a text, as plain data. */
export interface FrontMatter {
  /** The fields, before validation. `{}` if the YAML has no fields, e.g. is a list. */
  data: unknown;
  /** Where the YAML ends, and where the body begins: offsets in the text. */
  yamlEnd: number;
  bodyStart: number;
}

/** Reads "---", YAML, "---", Markdown. Errors are collected, never thrown. */
export function parseFrontMatter(text: string): { frontMatter?: FrontMatter; errors: TextFinding[] } {
  const fenceError = checkFences(text);
  if (fenceError !== undefined) return { errors: [{ index: 0, ...fenceError }] };

  // gray-matter splits; `yaml` parses, because it keeps positions.
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // Values that need quotes, such as `{{skus}}`, are masked, so that the parser finds the other errors.
  const { masked, errors: unquoted } = maskUnquoted(yaml);
  const document = parseYaml(masked);
  const invalid = findYamlErrors(yaml, document.errors);
  // `findLostComments` finds text that YAML takes for a comment. After an error, it would find too much.
  const errors = [...unquoted, ...(invalid.length > 0 ? invalid : findLostComments(document))];
  if (errors.length > 0) {
    return { errors: errors.map(({ index, ...found }) => ({ index: FENCE_LENGTH + index, ...found })) };
  }
  const written: unknown = document.toJS();
  const data = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
  const frontMatter = { data, yamlEnd: FENCE_LENGTH + yaml.length, bodyStart: text.length - body.length };
  return { frontMatter, errors: [] };
}

// The parser would warn if the name of a field is a group or a list. The schema reports such a field as unknown.
const parseYaml = (yaml: string): Document => parseDocument(yaml, { logLevel: 'silent', prettyErrors: false });

function checkFences(text: string): Finding | undefined {
  const [first = '', ...rest] = text.split('\n');
  const fix = 'Write the fields between two lines of three hyphens alone: `---`.';
  if (text.trim() === '') return finding('empty-file', 'The file is empty.', fix);
  if (first !== '---') return finding('no-front-matter', `The first line is ${inCode(first)}.`, fix);
  return rest.includes('---') ? undefined : finding('open-front-matter', 'The front matter has no end.', fix);
}

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
  const at = once(() => indexLines(raw));
  // Parsed again when an error needs a position: the parsed YAML of all files would take too much memory.
  const document = once(() => parseYaml(yaml));
  // A field gets the beginning of the file if neither it nor a group around it is in the YAML.
  const positionAt = (offset: number | undefined) => at()(offset === undefined ? 0 : FENCE_LENGTH + offset);
  return {
    raw,
    data,
    body: raw.slice(bodyStart),
    positionOf: (path) => positionAt(offsetOf(document(), path)),
    positionOfKey: (path) => positionAt(offsetOfKey(document(), path)),
    positionsIn(path) {
      const offsets = once(() => offsetsIn(document(), path, yaml));
      return (offset) => (path.length === 0 ? at()(bodyStart + offset) : positionAt(offsets()(offset)));
    },
  };
}

/** Where the value of a field begins, or that of the nearest field around it. */
function offsetOf(document: Document, path: FieldPath): number | undefined {
  if (path.length === 0) return undefined;
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}

function offsetOfKey(document: Document, path: FieldPath): number | undefined {
  const group = document.getIn(path.slice(0, -1), true);
  const name = String(path.at(-1));
  const keys = isMap(group) ? group.items.map(({ key }) => key).filter(isScalar) : [];
  return keys.find(({ value }) => String(value) === name)?.range?.[0] ?? offsetOf(document, path);
}

function offsetsIn(document: Document, path: FieldPath, yaml: string): (index: number) => number | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return () => offsetOf(document, path);
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

/** @param column how many spaces each line begins with */
export function yamlBlock(fields: object, column: number): string {
  const indent = ' '.repeat(column);
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${yamlText(key, true)}:${yamlValue(value, column)}`)
    .join('');
}

/** A value after a key: in the same line, or in lines below. */
function yamlValue(value: unknown, column: number): string {
  if (typeof value === 'string') return ` ${yamlText(value, false)}\n`;
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return ` ${yamlInline(value)}\n`;
  if (!Array.isArray(value)) return `\n${yamlBlock(value, column + 2)}`;
  return `\n${value.map((item) => yamlItem(item, column + 2, false)).join('')}`;
}

/** An item of a list. If it is a group, each field has its own line, unless `isInline`. */
export function yamlItem(item: unknown, column: number, isInline: boolean): string {
  const hyphen = `${' '.repeat(column)}- `;
  if (typeof item === 'string') return `${hyphen}${yamlText(item, false)}\n`;
  const block = isInline || typeof item !== 'object' || item === null || Array.isArray(item) ? {} : item;
  const lines = yamlBlock(block, column + 2).slice(column + 2);
  return `${hyphen}${lines || `${yamlInline(item)}\n`}`;
}

/** A text as YAML. It has quotes unless it begins with a letter or digit and YAML reads it back as the same text. */
export function yamlText(text: string, isInline: boolean): string {
  const isPlain = /^[\p{L}\d][^\n\r\t]*\S$|^\p{L}$/u.test(text) && !/: |:$| #/.test(text);
  const isSafe = isPlain && !(isInline && /[,[\]{}]/.test(text)) && parseDocument(text).toJS() === text;
  return isSafe ? text : quote(text);
}

export function yamlInline(value: unknown): string {
  if (typeof value === 'string') return yamlText(value, true);
  if (Array.isArray(value)) return `[${value.map(yamlInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, item]) => `${yamlText(key, true)}: ${yamlInline(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
