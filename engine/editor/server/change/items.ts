import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, type YAMLSeq } from 'yaml';
import { writeInline, writeItem } from '../../../content/write-yaml.ts';
import { endOfLines, lineStart } from './extents.ts';
import type { Splice } from './splice.ts';

/** Items that stay keep their lines, and the comments above them. */
export function rewriteList(
  yaml: string,
  node: YAMLSeq,
  before: readonly unknown[],
  value: readonly unknown[],
): Splice {
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
