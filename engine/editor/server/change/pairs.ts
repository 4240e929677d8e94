import { isMap, isPair, isSeq, type YAMLMap } from 'yaml';
import { writeBlock, writeInline, writeKey } from '../../../content/write-yaml.ts';
import { columnOf, endOf, endOfLines, lineStart, nameOf, startOf } from './extents.ts';
import type { Splice } from './splice.ts';

/** Behind the last of those that are to stand before it. */
export function putIn(yaml: string, parent: YAMLMap, key: string, value: unknown, order: readonly string[]): Splice {
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

export function takeOut(yaml: string, parent: unknown, key: PropertyKey): Splice {
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
