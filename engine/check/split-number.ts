import type { Position } from '../faults/errors.ts';

/** A number that a comma ends too early, and where it stands. */
export interface SplitNumber {
  /** As typed, e.g. "22,000". */
  words: string;
  position: Position;
}

/**
 * YAML ends the value of `{ value: 22,000 }` at the comma, and takes what follows for a field: 000, or 0 as it reads it.
 * @param group where the group begins that holds both
 */
export function findSplitNumber(raw: string, group: Position, field: string): SplitNumber | undefined {
  if (!/^\d{1,3}$/.test(field)) return undefined;
  const lines = raw.split('\n').slice(group.line - 1);
  const found = new RegExp(`\\d{1,3},0{0,2}${field}(?=\\s*[,}])`).exec(lines.join('\n').slice(group.column - 1));
  if (!found) return undefined;
  const before = lines
    .join('\n')
    .slice(0, group.column - 1 + found.index)
    .split('\n');
  const position = { line: group.line + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
  return { words: found[0], position };
}
