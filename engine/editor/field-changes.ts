/** Which fields differ between two versions of an entry. The panel and the server use it. */
import { valueAt, withValue } from '../content/browser.ts';
import type { FieldChange, FileContent, JsonPath } from './protocol.ts';

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equal except for the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isGroup(one) && isGroup(other)) return keysOf(one, other).every((key) => isSame(one[key], other[key]));
  return one === other;
}

/**
 * The changes from one value to another: groups field by field, everything else as a whole.
 * @param isDeep whether lists of the same length are compared item by item, too
 */
export function diffFields(
  before: unknown,
  after: unknown,
  isDeep = false,
  path: JsonPath = [],
): { path: JsonPath; value?: unknown }[] {
  if (isSame(before, after)) return [];
  if (isDeep && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, index) => diffFields(before[index], item, true, [...path, index]));
  }
  if (!isGroup(before) || !isGroup(after)) return [{ path, value: after }];
  return keysOf(before, after).flatMap((key) => diffFields(before[key], after[key], isDeep, [...path, key]));
}

/** Everything that differs between two versions of a file. */
export function listFieldChanges(before: FileContent, after: FileContent, isDeep = false): FieldChange[] {
  const fields = diffFields(before.data, after.data, isDeep);
  return before.text.trim() === after.text.trim() ? fields : [...fields, { text: after.text }];
}

/** `[]` for the body. */
export const fieldOf = (change: FieldChange): JsonPath => ('text' in change ? [] : change.path);

/** @param field `[]` for the body */
export function readField({ data, text }: FileContent, field: JsonPath): unknown {
  return field.length === 0 ? text.trim() : valueAt(data, field);
}

export function applyChange(content: FileContent, change: FieldChange): FileContent {
  if ('text' in change) return { ...content, text: change.text };
  return { ...content, data: withValue(content.data, change.path, change.value) };
}

/** A value as text for people. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(toText).filter(Boolean).join(', ');
}

const keysOf = (one: object, other: object) => Object.keys({ ...one, ...other });
