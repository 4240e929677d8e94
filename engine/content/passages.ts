import type { FieldPath, Position } from '../core/diagnostics.ts';
import type { Source } from './source.ts';

/** A text of a source: the value of a field, or the Markdown below the front matter. */
export interface Passage {
  /** `[]` for the body. */
  path: FieldPath;
  text: string;
  /** Where the sign at an offset of the text stands in the file. */
  locate(offset: number): Position;
}

/** Every text of a source, in the order of the file. */
export function listPassages(source: Source): Passage[] {
  const fields = listTexts(source.data).map(({ path, text }) => ({
    path,
    text,
    locate: locateInField(source, path),
  }));
  const body = { path: [], text: source.body, locate: source.positionInBody };
  return [...fields, body];
}

/** Prepared at the first call: most texts have no fault. */
function locateInField(source: Source, path: FieldPath): Passage['locate'] {
  let locate: ((offset: number) => Position) | undefined;
  return (offset) => {
    locate ??= source.positionsIn(path);
    return locate(offset);
  };
}

/** Every text in a value, and its path. */
export function listTexts(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
}

/** A value with every text in it changed; `path` is that of the text within the value. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]));
}
