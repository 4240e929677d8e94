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

/** A field to set; without a value, it is removed. */
interface ValueEdit {
  path: FieldPath;
  value?: unknown;
}

/**
 * Sets fields. Comments, the order of fields, and the quotes of other values stay. Unusual spacing and folded lines don't, because the
 * `yaml` package writes the result.
 * @throws Error if the YAML has errors
 */
export function editYaml(yaml: string, edits: readonly ValueEdit[]): string {
  const document: Document = parseDocument(yaml, { logLevel: 'silent' });
  const before: unknown = document.toJS() ?? {};
  const after = edits.reduce((data, edit) => withValue(data, edit.path, edit.value), before);
  if (isDeepStrictEqual(before, after)) return yaml;
  document.contents = updateNode(document, document.contents, before, after);
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  return isEmpty ? '' : document.toString({ lineWidth: 0 });
}

/** @returns the node with another value. Its parts with the same values keep their comments and quotes */
function updateNode(document: Document, node: unknown, before: unknown, after: unknown): Node {
  if (isGroup(after)) return updateMap(document, isMap(node) ? node : new YAMLMap(), before, after);
  if (isSeq<unknown>(node) && Array.isArray(after)) return updateList(document, node, before, after);
  if (!isScalar(node) || typeof after === 'object') return document.createNode(after);
  node.value = after;
  return node;
}

/** A new field comes last. */
function updateMap(document: Document, map: YAMLMap, before: unknown, after: Record<string, unknown>): YAMLMap {
  const getName = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter((pair) => getName(pair) in after);
  for (const [name, value] of Object.entries(after)) {
    const pair = map.items.find((one) => getName(one) === name);
    const node = updateNode(document, pair?.value, valueAt(before, [name]), value);
    if (pair) pair.value = node;
    else map.items.push(document.createPair(name, node));
  }
  return map;
}

function updateList(document: Document, list: YAMLSeq, before: unknown, after: readonly unknown[]): YAMLSeq {
  const old = list.items.map((node, index) => ({ node, value: valueAt(before, [index]) }));
  list.items = after.map((value, index) => {
    const same = old.find((item) => isDeepStrictEqual(item.value, value));
    if (same) return same.node;
    // A changed item keeps its place.
    const changed = after.some((one) => isDeepStrictEqual(one, old[index]?.value)) ? undefined : old[index];
    return updateNode(document, changed?.node, changed?.value, value);
  });
  return list;
}
