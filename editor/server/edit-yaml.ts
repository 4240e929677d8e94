import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isPair, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import {
  alignScalar,
  valueAt,
  withValue,
  yamlBlock,
  yamlInline,
  yamlItem,
  yamlText,
} from '../../engine/content/index.ts';
import type { FieldPath } from '../../engine/core/index.ts';
import { isGroup } from '../field-changes.ts';

/** The names of the fields of a group, in the order of the schema. */
export type FieldOrder = (path: FieldPath) => readonly string[];

/**
 * Sets one field. Comments, order and quotes stay.
 * @param value undefined removes the field
 * @throws Error if the field can't be changed without changing others
 */
export function editYaml(yaml: string, path: FieldPath, value: unknown, order: FieldOrder): string {
  const document = parse(yaml);
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(valueAt(before, path), value)) return yaml;
  const edited = editAt(yaml, document, path, value, order);
  if (!isDeepStrictEqual(parse(edited).toJS() ?? {}, withValue(before, path, value) ?? {})) {
    throw new Error(`\`${path.join('.')}\` can't be changed here. Change it in a text editor.`);
  }
  return edited;
}

function parse(yaml: string): Document {
  return parseDocument(yaml, { logLevel: 'silent', prettyErrors: false });
}

function editAt(yaml: string, document: Document, path: FieldPath, value: unknown, order: FieldOrder): string {
  const [group, key] = [path.slice(0, -1), path.at(-1) ?? ''];
  const parent = group.length === 0 ? document.contents : document.getIn(group, true);
  const node = document.getIn(path, true);
  if (isSeq(parent)) {
    if (value === undefined || !parent.has(key)) throw new Error(`Change the list \`${group.join('.')}\` as a whole.`);
  } else if (!isMap(parent)) {
    // The group has to be added with the field.
    if (value === undefined) return yaml;
    if (group.length > 0) return editYaml(yaml, group, { [String(key)]: value }, order);
    return yaml + yamlBlock({ [String(key)]: value }, 0);
  } else if (value === undefined || !parent.has(key)) {
    if (parent.flow) return editFlow(yaml, parent, withValue(parent.toJS(document), [key], value));
    if (value === undefined) return removePair(yaml, parent, key);
    return addPair(yaml, parent, String(key), value, order(group));
  }
  if (isScalar(node) && node.range) {
    const [from, to] = node.range;
    return splice(yaml, from, to, replaceValue(yaml.slice(from, to), node.value, value, parent.flow === true));
  }
  if (isMap(node) && isGroup(value)) {
    const names = Object.keys({ ...node.toJS(document), ...value });
    return names.reduce((text, name) => editYaml(text, [...path, name], value[name], order), yaml);
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0) {
    return editList(yaml, node, path, value, node.toJS(document), order);
  }
  // The new value has another type, such as a list instead of a text.
  return editYaml(editYaml(yaml, path, undefined, order), path, value, order);
}

/** Adds a field after the last existing field that comes before it in the schema. */
function addPair(yaml: string, parent: YAMLMap, key: string, value: unknown, order: readonly string[]): string {
  const pairs = parent.items;
  const earlier = order.slice(0, Math.max(0, order.indexOf(key)));
  const after = order.includes(key) ? pairs.findLast((pair) => earlier.includes(String(pair.key))) : pairs.at(-1);
  const start = startOf(pairs[0]);
  const column = start - lineStart(yaml, start);
  const lines = yamlBlock({ [key]: value }, column);
  if (!after) return splice(yaml, start, start, `${lines.trim()}\n${' '.repeat(column)}`);
  const offset = endOfLines(yaml, after);
  return splice(yaml, offset, offset, lines);
}

function removePair(yaml: string, parent: YAMLMap, key: PropertyKey): string {
  const index = parent.items.findIndex((pair) => String(pair.key) === String(key));
  const [pair, next] = [parent.items[index], parent.items[index + 1]];
  if (pair === undefined) return yaml;
  const start = startOf(pair);
  // Without `{}`, an empty group would be read as null. That is allowed only for the whole front matter, at offset 0.
  if (parent.items.length === 1 && (parent.range?.[0] ?? 0) > 0) return splice(yaml, start, endOf(pair), '{}');
  // The first field of a list item follows the hyphen, which stays.
  const line = lineStart(yaml, start);
  if (yaml.slice(line, start).trim() !== '' && next) return splice(yaml, start, startOf(next), '');
  return splice(yaml, line, endOfLines(yaml, pair), '');
}

function editFlow(yaml: string, { range }: YAMLMap | YAMLSeq, value: unknown): string {
  const [from = 0, to = 0] = range ?? [];
  return splice(yaml, from, to, yamlInline(value));
}

function editList(
  yaml: string,
  node: YAMLSeq,
  path: FieldPath,
  value: readonly unknown[],
  old: readonly unknown[],
  order: FieldOrder,
): string {
  const isMoved = (item: unknown, index: number) =>
    !isDeepStrictEqual(item, old[index]) && old.some((other) => isDeepStrictEqual(item, other));
  if (old.length === value.length && !value.some(isMoved)) {
    return value.reduce((text: string, item, index) => editYaml(text, [...path, index], item, order), yaml);
  }
  return node.flow ? editFlow(yaml, node, value) : rewriteItems(yaml, node, old, value);
}

/** Unchanged items keep their lines, and the comments above them. */
function rewriteItems(yaml: string, node: YAMLSeq, old: readonly unknown[], value: readonly unknown[]): string {
  const first = lineStart(yaml, node.range?.[0] ?? 0);
  const ends = node.items.map((item) => endOfLines(yaml, item));
  const chunks = ends.map((to, index) => yaml.slice(ends[index - 1] ?? first, to));
  const column = /^ */.exec(yaml.slice(first))?.[0].length ?? 0;
  const isFlow = node.items.some((item) => isMap(item) && item.flow === true);
  const used = new Set<number>();
  const written = value.map((item) => {
    const same = old.findIndex((other, index) => !used.has(index) && isDeepStrictEqual(other, item));
    if (same < 0) return yamlItem(item, column, isFlow);
    used.add(same);
    return chunks[same] ?? '';
  });
  return splice(yaml, first, endOfLines(yaml, node), written.join(''));
}

function splice(text: string, from: number, to: number, inserted: string): string {
  return text.slice(0, from) + inserted + text.slice(to);
}

function startOf(pair: { key: unknown } | undefined): number {
  return isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

/** The end of the last line of a field or a value. The YAML must end with a line end. */
function endOfLines(yaml: string, node: unknown): number {
  const end = endOf(node);
  return yaml.charAt(end - 1) === '\n' ? end : yaml.indexOf('\n', end) + 1;
}

/** The end of a field or a value, without the comments below it, which the range of a block includes. */
function endOf(node: unknown): number {
  if (isPair(node)) return Math.max(endOf(node.key), endOf(node.value));
  if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1));
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
}

function lineStart(yaml: string, offset: number): number {
  return yaml.lastIndexOf('\n', offset - 1) + 1;
}

/**
 * In a text, only the part that differs is replaced; quotes, folds and escapes stay.
 * @param source the YAML of the value
 * @param isFlow whether it is inside `{}` or `[]`
 */
function replaceValue(source: string, before: unknown, after: unknown, isFlow: boolean): string {
  // The source of an empty value begins right after the colon.
  const space = source === '' ? ' ' : '';
  if (typeof after !== 'string') return space + yamlInline(after);
  const rewritten = typeof before === 'string' ? rewriteText(source, before, after) : undefined;
  // Inside `{}` or `[]`, a text without quotes can't have commas or brackets.
  if (rewritten !== undefined && !(isFlow && /^[^"'].*[,[\]{}]/.test(rewritten))) return rewritten;
  const written = yamlText(after, isFlow);
  const losesQuotes = /^["']/.test(source) && written === after;
  return space + (losesQuotes ? JSON.stringify(after) : written) + (source.endsWith('\n') ? '\n' : '');
}

/** @returns undefined if the result would mean something else */
function rewriteText(source: string, before: string, after: string): string | undefined {
  const rewritten = replaceDifference(source, before, after);
  const parsed = parse(`a: ${rewritten}`);
  const value = parsed.get('a', true);
  const isSame = isScalar(value) && value.value === after && value.comment === undefined;
  const keepsStyle = isScalar(value) && (value.type !== 'PLAIN' || !/^["']/.test(source));
  return parsed.errors.length === 0 && isSame && keepsStyle ? rewritten : undefined;
}

function replaceDifference(source: string, before: string, after: string): string {
  const [start, end] = measureCommonEnds(before, after);
  // Where each character of the value is in the source.
  const offsets = alignScalar(source, before);
  const quote = /^["']/.exec(source)?.[0];
  const contentEnd = quote ? source.length - 1 : source.trimEnd().length;
  const from = offsets[start] ?? contentEnd;
  const to = end === 0 ? contentEnd : (offsets[before.length - end] ?? contentEnd);
  const inserted = after.slice(start, after.length - end);
  const escaped = quote === '"' ? JSON.stringify(inserted).slice(1, -1) : inserted;
  return source.slice(0, from) + (quote === "'" ? inserted.replaceAll("'", "''") : escaped) + source.slice(to);
}

/** The lengths of the start and the end that two texts share. No character is split. */
export function measureCommonEnds(before: string, after: string): [start: number, end: number] {
  const [old, now] = [[...before], [...after]];
  const max = Math.min(old.length, now.length);
  let [start, end] = [0, 0];
  while (start < max && old[start] === now[start]) start++;
  while (end < max - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [old.slice(0, start).join('').length, old.slice(old.length - end).join('').length];
}
