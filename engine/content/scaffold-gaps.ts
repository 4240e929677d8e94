import type { FieldPath } from '../core/index.ts';
import { valueAt } from './field-kinds.ts';
import { chooserOf, type FieldSpec, type ItemSpec, type ValueSpec } from './field-spec.ts';

/** A required field without a value. */
export interface Gap extends ItemSpec {
  path: FieldPath;
}

/** The required fields without a value, in their order. */
export function listGaps(value: ValueSpec, data: unknown, path: FieldPath = []): Gap[] {
  return fieldsOf(value, data).flatMap((field) => gapsOf(field, valueAt(data, [field.name]), [...path, field.name]));
}

/** The fields of a group; of variants, those of the chosen one, or the field that chooses. */
export function fieldsOf(value: ValueSpec, data: unknown): readonly FieldSpec[] {
  if (value.is === 'group') return value.fields;
  if (value.is !== 'variants') return [];
  const chosen = value.variants.find(({ name }) => name === valueAt(data, [value.by]))?.group;
  return chosen ? chosen.fields : [chooserOf(value)];
}

function gapsOf({ label, help, isOptional, value }: FieldSpec, found: unknown, path: FieldPath): Gap[] {
  if (found === undefined && isOptional) return [];
  if (value.is === 'group' || value.is === 'variants') return listGaps(value, found, path);
  return found === undefined ? [{ path, label, help, value }] : [];
}

/** The value of a field that leaves no choice. */
export function onlyValue({ value }: Gap): unknown {
  if (value.is === 'choice' && value.of.length === 1) return value.of[0];
  return value.is === 'list' && value.least === 0 ? [] : undefined;
}

/** A copy of the data with another value at a path, and the groups and lists around it; undefined removes a field. */
export function withValue(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(valueAt(data, [key]), rest, value);
  if (typeof key === 'number') return Object.assign(Array.isArray(data) ? [...data] : [], { [key]: inner });
  const group = { ...(typeof data === 'object' && data), [String(key)]: inner };
  return Object.fromEntries(Object.entries(group).filter(([, field]) => field !== undefined));
}
