import type { FieldPath, Position } from '../core/index.ts';
import type { Source } from './source.ts';

/** A text of a source: the value of a field, or the Markdown below the front matter. */
export interface FieldText {
  /** `[]` for the body. */
  path: FieldPath;
  text: string;
  /** The place in the file of the character at an offset. */
  locate(offset: number): Position;
}

/** Every text of a source, in the order of the file. */
export function listTexts({ data, body, positionsIn }: Source): FieldText[] {
  const texts = [...listStrings(data), { path: [], text: body }];
  return texts.map((one) => ({ ...one, locate: positionsIn(one.path) }));
}

/** Every string in a value, and its path. */
export function listStrings(value: unknown): { path: FieldPath; text: string }[] {
  const found: { path: FieldPath; text: string }[] = [];
  mapStrings(value, (text, path) => {
    found.push({ path, text });
    return text;
  });
  return found;
}

/** A value with every string in it changed; `path` is within the value. */
export function mapStrings(
  value: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]),
  );
}

/** A text with values in place of its variables. */
export interface Interpolated {
  text: string;
  /** The offset before interpolation, or that of the variable. */
  offsetBefore(offset: number): number;
}

/** @param pattern global; matches a variable */
export function interpolate(before: string, pattern: RegExp, toText: (...match: string[]) => string): Interpolated {
  const seams = [{ after: 0, before: 0, isNew: false }];
  let [text, end] = ['', 0];
  for (const match of before.matchAll(pattern)) {
    text += before.slice(end, match.index);
    seams.push({ after: text.length, before: match.index, isNew: true });
    text += toText(...match);
    end = match.index + match[0].length;
    seams.push({ after: text.length, before: end, isNew: false });
  }
  const offsetBefore = (offset: number) => {
    const seam = seams.findLast(({ after }) => after <= offset);
    return seam ? seam.before + (seam.isNew ? 0 : offset - seam.after) : offset;
  };
  return { text: text + before.slice(end), offsetBefore };
}
