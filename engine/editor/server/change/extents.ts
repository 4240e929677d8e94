/** Where parts of YAML begin and end. */
import { isMap, isNode, isScalar, isSeq, type Pair } from 'yaml';

export function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

export function startOf(pair: Pair | undefined): number {
  return isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

/** Where the value of a pair ends, its last sign included. */
export function endOf(pair: Pair | undefined): number {
  const last = isNode(pair?.value) ? pair.value : pair?.key;
  return isNode(last) ? (last.range?.[1] ?? 0) : 0;
}

/** Where the lines of a value end, with the comment behind it. */
export function endOfLines(yaml: string, value: unknown): number {
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

export function lineStart(yaml: string, at: number): number {
  return yaml.lastIndexOf('\n', at - 1) + 1;
}

export function columnOf(yaml: string, at: number): number {
  return at - lineStart(yaml, at);
}
