/** Which fields differ between two versions of an entry. The panel and the server use it. */
import { findRole, type JsonSchema, valueAt, withValue } from '../engine/content/browser.ts';
import type { Diagnostic } from '../engine/core/browser.ts';
import type { FieldChange, FileContent, JsonPath } from './protocol.ts';

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equal except for the order of fields. */
export const isSame = (a: unknown, b: unknown) => diffFields(a, b).length === 0;

type ValueChange = Extract<FieldChange, { path: JsonPath }>;

/** The changes from one value to another. Groups are compared field by field, and lists of the same length item by item. */
function diffFields(before: unknown, after: unknown, path: JsonPath = []): ValueChange[] {
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (areLists || (isGroup(before) && isGroup(after))) {
    const keys = areLists ? [...after.keys()] : Object.keys({ ...before, ...after });
    return keys.flatMap((key) => diffFields(valueAt(before, [key]), valueAt(after, [key]), [...path, key]));
  }
  return before === after ? [] : [{ path, value: after }];
}

export function listFieldChanges(before: FileContent, after: FileContent): FieldChange[] {
  const fields = diffFields(before.data, after.data);
  return before.text.trim() === after.text.trim() ? fields : [...fields, { text: after.text }];
}

/** The path of the changed field; `[]` for the body. */
export const getField = (change: FieldChange): JsonPath => ('text' in change ? [] : change.path);

/** @param field `[]` for the body */
export function readField({ data, text }: FileContent, field: JsonPath): unknown {
  return field.length === 0 ? text.trim() : valueAt(data, field);
}

export function applyChange(content: FileContent, change: FieldChange): FileContent {
  if ('text' in change) return { ...content, text: change.text };
  return { ...content, data: withValue(content.data, change.path, change.value) };
}

/** The fields of an entry with another title, if they have one. */
export function withName(spec: JsonSchema, data: unknown, name: string): unknown {
  const field = findRole(spec, data, 'title');
  return field === undefined ? data : withValue(data, [field], name);
}

/** Whether an error says that a field has no value. The help of the field says what to write. */
export const isMissing = ({ code }: Diagnostic<unknown>) => code === 'missing-field' || code === 'empty-field';

/** A value as plain text, to compare versions word by word and to show them. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(toText).filter(Boolean).join(', ');
}
