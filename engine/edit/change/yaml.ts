import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldPath } from '../../read/field-path.ts';
import { valueAt } from '../../schema/field-kinds.ts';
import { writeBlock, writeItem } from './block.ts';
import { rewriteText, writeInline, writeKey, writeText } from './scalar.ts';

/** The names of the fields of a group, in the order in which they are to stand. */
export type Order = (path: FieldPath) => readonly string[];

/** A part of a text, and what is to stand there. */
export interface Splice {
  from: number;
  to: number;
  words: string;
}

/**
 * YAML in which a field says something else; nothing else in it changes, neither comments nor order nor quotes.
 * @param value undefined takes the field out
 * @throws Error where the field cannot be changed without changing others
 */
export function changeYaml(yaml: string, path: FieldPath, value: unknown, order: Order): string {
  const document = parse(yaml);
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(valueAt(before, path), value)) return yaml;
  const changed =
    path.length === 0 ? changeGroup(yaml, [], before, value, order) : changeAt(yaml, document, path, value, order);
  const wanted = withValue(before, path, value);
  const found: unknown = parse(changed).toJS();
  if (!isDeepStrictEqual(found ?? {}, wanted ?? {})) throw new Error(`${path.join('.')}: found no way to write it`);
  return changed;
}

function parse(yaml: string): Document {
  return parseDocument(yaml, { logLevel: 'silent', prettyErrors: false });
}

function changeAt(yaml: string, document: Document, path: FieldPath, value: unknown, order: Order): string {
  const node = document.getIn(path, true);
  const key = path.at(-1) ?? '';
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (value === undefined) return splice(yaml, takeOut(yaml, parent, key));
  if (isMap(parent) && !parent.has(key))
    return splice(yaml, putIn(yaml, parent, String(key), value, order(path.slice(0, -1))));
  if (!isMap(parent) && !isSeq(parent)) {
    const group = { [String(key)]: value };
    return path.length === 1
      ? `${yaml.trim() === '' ? '' : `${yaml.trimEnd()}\n`}${writeBlock(group, 0)}`
      : changeYaml(yaml, path.slice(0, -1), group, order);
  }
  if (isScalar(node) && node.range)
    return splice(yaml, replaceScalar(yaml, node.value, node.range, value, isInline(parent)));
  if (isMap(node) && isGroup(value)) return changeGroup(yaml, path, node.toJS(document), value, order);
  if (isSeq(node) && Array.isArray(value) && value.length > 0)
    return changeList(yaml, node, path, value, document, order);
  // Something of another form: what was there goes first.
  const without = changeYaml(yaml, path, undefined, order);
  return changeYaml(without, path, value, order);
}

function changeGroup(yaml: string, path: FieldPath, before: unknown, value: unknown, order: Order): string {
  const [old, wanted] = [isGroup(before) ? before : {}, isGroup(value) ? value : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(wanted)])];
  return names.reduce((text, name) => changeYaml(text, [...path, name], wanted[name], order), yaml);
}

function changeList(
  yaml: string,
  node: YAMLSeq,
  path: FieldPath,
  value: unknown[],
  document: Document,
  order: Order,
): string {
  const before: unknown = node.toJS(document);
  if (Array.isArray(before) && before.length === value.length && !isShuffled(before, value)) {
    return value.reduce((text: string, item, index) => changeYaml(text, [...path, index], item, order), yaml);
  }
  return splice(yaml, rewriteList(yaml, node, Array.isArray(before) ? before : [], value));
}

/** Whether what stood at one place stands at another. */
function isShuffled(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.some(
    (item, index) => !isDeepStrictEqual(item, before[index]) && before.some((other) => isDeepStrictEqual(item, other)),
  );
}

/** Items that stay keep their lines, and the comments above them. */
function rewriteList(yaml: string, node: YAMLSeq, before: readonly unknown[], value: readonly unknown[]): Splice {
  const [from = 0, to = 0] = node.range ?? [];
  if (node.flow) return { from, to, words: writeInline(value) };
  const starts = node.items.map((item) => lineStart(yaml, isNode(item) ? (item.range?.[0] ?? 0) : 0));
  const end = endOfLines(yaml, node);
  const chunks = starts.map((start, index) =>
    yaml.slice(
      index === 0 ? start : lastEnd(yaml, node, index - 1),
      index + 1 < starts.length ? lastEnd(yaml, node, index) : end,
    ),
  );
  const used = new Set<number>();
  const column = /^ */.exec(yaml.slice(starts[0]))?.[0].length ?? 0;
  const isFlow = node.items.some((item) => isMap(item) && item.flow === true);
  const words = value.map((item) => {
    const same = before.findIndex((other, index) => !used.has(index) && isDeepStrictEqual(other, item));
    if (same < 0) return writeItem(item, column, isFlow);
    used.add(same);
    const chunk = chunks[same] ?? '';
    return chunk.endsWith('\n') ? chunk : `${chunk}\n`;
  });
  return { from: starts[0] ?? from, to: end, words: words.join('') };
}

function lastEnd(yaml: string, node: YAMLSeq, index: number): number {
  const item = node.items[index];
  return isNode(item) ? endOfLines(yaml, item) : 0;
}

function replaceScalar(
  yaml: string,
  before: unknown,
  [from, to]: readonly [number, number, number],
  value: unknown,
  inline: boolean,
): Splice {
  const source = yaml.slice(from, to);
  if (typeof value !== 'string') return { from, to, words: (source === '' ? ' ' : '') + writeInline(value) };
  const rewritten = typeof before === 'string' ? rewriteText(source, before, value) : undefined;
  const isFit = rewritten !== undefined && !(inline && /^[^"'].*[,[\]{}]/.test(rewritten));
  if (isFit) return { from, to, words: rewritten };
  const fresh = writeText(value, inline);
  const isQuoted = /^["']/.test(source) && fresh === value;
  const words = isQuoted ? JSON.stringify(value) : fresh;
  return { from, to, words: `${source === '' ? ' ' : ''}${words}${source.endsWith('\n') ? '\n' : ''}` };
}

/** Behind the last of those that are to stand before it. */
function putIn(yaml: string, parent: YAMLMap, key: string, value: unknown, order: readonly string[]): Splice {
  const [start = 0, end = 0] = parent.range ?? [];
  const pairs = parent.items.filter(isPair);
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const known = pairs.filter((pair) => before.includes(nameOf(pair)));
  const after = order.includes(key) ? known.at(-1) : pairs.at(-1);
  if (parent.flow) {
    const inside = `${writeKey(key)}: ${writeInline(value)}`;
    if (pairs.length === 0) return { from: start, to: end, words: `{ ${inside} }` };
    const at = after ? endOf(after) : startOf(pairs[0]);
    return { from: at, to: at, words: after ? `, ${inside}` : `${inside}, ` };
  }
  const column = columnOf(yaml, startOf(pairs[0]));
  const lines = writeBlock({ [key]: value }, column);
  if (after) {
    const at = endOfLines(yaml, after.value ?? after.key);
    return { from: at, to: at, words: yaml.charAt(at - 1) === '\n' ? lines : `\n${lines.trimEnd()}` };
  }
  const at = startOf(pairs[0]);
  return { from: at, to: at, words: `${lines.trim()}\n${' '.repeat(column)}` };
}

function takeOut(yaml: string, parent: unknown, key: PropertyKey): Splice {
  if (isSeq(parent)) throw new Error('an item is taken out with its list');
  if (!isMap(parent)) return { from: 0, to: 0, words: '' };
  const pairs = parent.items.filter(isPair);
  const index = pairs.findIndex((pair) => nameOf(pair) === String(key));
  const pair = pairs[index];
  if (pair === undefined) return { from: 0, to: 0, words: '' };
  const [start = 0, end = 0] = parent.range ?? [];
  if (pairs.length === 1 && (parent.flow || start > 0))
    return { from: start, to: parent.flow ? end : endOf(pair), words: '{}' };
  const next = pairs[index + 1];
  if (parent.flow) {
    return next
      ? { from: startOf(pair), to: startOf(next), words: '' }
      : { from: endOf(pairs[index - 1]), to: endOf(pair), words: '' };
  }
  const line = lineStart(yaml, startOf(pair));
  // The first of an item stands behind its hyphen.
  if (yaml.slice(line, startOf(pair)).trim() !== '' && next)
    return { from: startOf(pair), to: startOf(next), words: '' };
  return { from: line, to: endOfLines(yaml, pair.value ?? pair.key), words: '' };
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function startOf(pair: Pair | undefined): number {
  return isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

/** Where the value of a pair ends, its last sign included. */
function endOf(pair: Pair | undefined): number {
  const last = isNode(pair?.value) ? pair.value : pair?.key;
  return isNode(last) ? (last.range?.[1] ?? 0) : 0;
}

/** Where the lines of a value end, with the comment behind it. */
function endOfLines(yaml: string, value: unknown): number {
  const end = deepestEnd(value);
  if (yaml.charAt(end - 1) === '\n') return end;
  const line = yaml.indexOf('\n', end);
  return line < 0 ? yaml.length : line + 1;
}

function deepestEnd(value: unknown): number {
  if (isMap(value) && !value.flow && value.items.length > 0) {
    const last = value.items.at(-1);
    return last ? Math.max(deepestEnd(last.key), deepestEnd(last.value)) : 0;
  }
  if (isSeq(value) && !value.flow && value.items.length > 0) return deepestEnd(value.items.at(-1));
  return isNode(value) ? (value.range?.[1] ?? 0) : 0;
}

function lineStart(yaml: string, at: number): number {
  return yaml.lastIndexOf('\n', at - 1) + 1;
}

function columnOf(yaml: string, at: number): number {
  return at - lineStart(yaml, at);
}

function isInline(parent: unknown): boolean {
  return (isMap(parent) || isSeq(parent)) && parent.flow === true;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withValue(root: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  const { [String(key)]: old, ...others } = isGroup(root) ? root : {};
  const next = withValue(old, rest, value);
  if (next === undefined) return others;
  return { ...(isGroup(root) ? root : {}), [String(key)]: next };
}

function splice(text: string, { from, to, words }: Splice): string {
  return text.slice(0, from) + words + text.slice(to);
}
