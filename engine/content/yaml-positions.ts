import { type Document, isNode, isScalar, visit } from 'yaml';
import type { FieldPath } from '../core/diagnostics.ts';
import { alignScalar } from './scalar.ts';

/** Offsets in YAML: of a field's value, or the nearest field around it. */
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

/** Of each sign of a field's text. */
export function signOffsets(document: Document, path: FieldPath, yaml: string): (index: number) => number | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return () => nodeOffset(document, path);
  const [start, end] = node.range;
  const offsets = alignScalar(yaml.slice(start, end), node.value);
  return (index) => start + (offsets[index] ?? 0);
}
