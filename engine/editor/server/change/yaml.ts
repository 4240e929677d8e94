import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { valueAt } from '../../../content/field-kinds.ts';
import { writeBlock } from '../../../content/write-yaml.ts';
import type { FieldPath } from '../../../core/diagnostics.ts';
import { rewriteList } from './items.ts';
import { putIn, takeOut } from './pairs.ts';
import { replaceScalar } from './replace.ts';
import { splice } from './splice.ts';

/** The names of the fields of a group, in the order in which they are to stand. */
export type Order = (path: FieldPath) => readonly string[];

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
  if (isSeq(parent) && !parent.has(key))
    throw new Error(`\`${path.slice(0, -1).join('.')}\` has no item ${String(key)}`);
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
