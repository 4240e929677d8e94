import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { valueAt, withValue } from '../../engine/content/index.ts';
import type { FieldPath } from '../../engine/core/index.ts';
import { isGroup } from '../field-changes.ts';

/** The names of the fields of a group, in the order of the schema. */
export type FieldOrder = (path: FieldPath) => readonly string[];

/** A field to set; without a value, it is removed. */
interface ValueEdit {
  path: FieldPath;
  value?: unknown;
}

/**
 * Sets fields. Comments, the order of fields, and the quotes of other values stay. Unusual spacing and folded lines don't, because the
 * `yaml` package writes the result.
 * @throws Error if the YAML has errors, or an edit names an item that its list does not have
 */
export function editYaml(yaml: string, edits: readonly ValueEdit[], order: FieldOrder): string {
  const document: Document = parseDocument(yaml, { logLevel: 'silent' });
  const before: unknown = document.toJS() ?? {};
  const after = edits.reduce((data, edit) => {
    checkItems(data, edit.path);
    return withValue(data, edit.path, edit.value);
  }, before);
  if (isDeepStrictEqual(before, after)) return yaml;
  document.contents = updateNode({ document, order }, document.contents, [], before, after);
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  return isEmpty ? '' : document.toString({ lineWidth: 0 });
}

function checkItems(data: unknown, path: FieldPath): void {
  for (const [depth, key] of path.entries()) {
    const list = valueAt(data, path.slice(0, depth));
    if (!Array.isArray(list) || (typeof key === 'number' && key < list.length)) continue;
    throw new Error(`The list \`${path.slice(0, depth).join('.')}\` has no item ${String(key)}.`);
  }
}

interface Context {
  document: Document;
  order: FieldOrder;
}

/** @returns the node with another value. Its parts with the same values keep their comments and quotes */
function updateNode(context: Context, node: unknown, path: FieldPath, before: unknown, after: unknown): Node {
  if (isGroup(after)) return updateMap(context, isMap(node) ? node : new YAMLMap(), path, before, after);
  if (isSeq<unknown>(node) && Array.isArray(after)) return updateList(context, node, path, before, after);
  if (!isScalar(node) || typeof after === 'object') return context.document.createNode(after);
  node.value = after;
  return node;
}

type FieldPair = Pair<unknown, unknown>;

function updateMap(context: Context, map: YAMLMap, path: FieldPath, before: unknown, after: Record<string, unknown>) {
  const getName = ({ key }: FieldPair) => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter((pair) => getName(pair) in after);
  const order = context.order(path);
  for (const [name, value] of Object.entries(after)) {
    const pair = map.items.find((one) => getName(one) === name);
    const node = updateNode(context, pair?.value, [...path, name], valueAt(before, [name]), value);
    if (pair) pair.value = node;
    else map.items.splice(findIndex(map.items.map(getName), name, order), 0, context.document.createPair(name, node));
  }
  return map;
}

/** After the last field that comes before it in the schema. A field that the schema does not name comes last. */
function findIndex(names: readonly string[], name: string, order: readonly string[]): number {
  if (!order.includes(name)) return names.length;
  const earlier = order.slice(0, order.indexOf(name));
  return names.findLastIndex((one) => earlier.includes(one)) + 1;
}

function updateList(
  context: Context,
  list: YAMLSeq,
  path: FieldPath,
  before: unknown,
  after: readonly unknown[],
): YAMLSeq {
  const old = list.items.map((node, index) => ({ node, value: valueAt(before, [index]) }));
  const isFlow = list.items.some((node) => isMap(node) && node.flow === true);
  list.items = after.map((value, index) => {
    const same = old.find((item) => isDeepStrictEqual(item.value, value));
    if (same) return same.node;
    // A changed item keeps its place.
    const changed = after.some((one) => isDeepStrictEqual(one, old[index]?.value)) ? undefined : old[index];
    const node = updateNode(context, changed?.node, [...path, index], changed?.value, value);
    if (isMap(node) && isFlow) node.flow = true;
    return node;
  });
  return list;
}
