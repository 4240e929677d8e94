import type { Position } from '../core/diagnostics.ts';

/** Words that a comma ends too early, and where they stand. */
export interface SplitText {
  /** The field that they were meant for. */
  field: string;
  /** As typed, e.g. "22,000". */
  words: string;
  position: Position;
}

/** In signs: a line, or two. */
const LONGEST = 300;
const FIELD = new RegExp(
  `(?<before>(?<![\\w-])(?<field>[\\w-]{1,60}):\\s{1,60})(?<words>[^\\s"'{}[\\]:,][^"'{}[\\]:\\n]{0,${LONGEST}}?)(?=\\s{0,60}(?:,\\s{0,60}[\\w-]{1,60}:\\s|,?\\s{0,60}\\}))`,
  'g',
);

/**
 * YAML ends the value of `{ value: 22,000 }` at the comma, and takes what follows for a field: 000, or 0 as it reads it.
 * @param group where the group begins that holds both
 * @param key the field that is none
 */
export function findSplitText(raw: string, group: Position, key: string): SplitText | undefined {
  const lines = raw.split('\n').slice(group.line - 1);
  const text = lines.join('\n').slice(group.column - 1);
  for (const { index, groups = {} } of text.matchAll(FIELD)) {
    const { before = '', field = '', words = '' } = groups;
    const [, ...others] = words.split(',').map(asKey);
    if (!others.includes(key)) continue;
    const above = text.slice(0, index + before.length).split('\n');
    const column = (above.at(-1) ?? '').length + (above.length === 1 ? group.column : 1);
    return { field, words, position: { line: group.line + above.length - 1, column } };
  }
  return undefined;
}

/** As the parser reads it. */
function asKey(words: string): string {
  const name = words.trim();
  return /^\d+$/.test(name) ? String(Number(name)) : name;
}
