/** What an entry that is nowhere yet still lacks. */
import { choiceOf } from './choice-of.ts';
import { valueAt } from './field-kinds.ts';
import type { FieldPath } from './field-path.ts';
import type { FieldSpec, ValueSpec } from './field-spec.ts';

/** A field that is needed, and says nothing. */
export interface Gap extends Pick<FieldSpec, 'label' | 'help' | 'value'> {
  path: FieldPath;
}

/** The fields that are needed and missing, in the order in which they stand. */
export function listGaps(value: ValueSpec, data: unknown, path: FieldPath = []): Gap[] {
  return fieldsOf(value, data).flatMap((field) => gapsOf(field, valueAt(data, [field.name]), [...path, field.name]));
}

/** The fields of a group; of several variants those of the one that is chosen, or the field that chooses. */
export function fieldsOf(value: ValueSpec, data: unknown): readonly FieldSpec[] {
  if (value.is === 'group') return value.fields;
  if (value.is !== 'variants') return [];
  const chosen = value.variants.find(({ name }) => name === valueAt(data, [value.by]))?.group;
  return chosen ? chosen.fields : [choiceOf(value)];
}

function gapsOf({ label, help, isOptional, value }: FieldSpec, found: unknown, path: FieldPath): Gap[] {
  const isGroup = value.is === 'group' || value.is === 'variants';
  if (found === undefined && isOptional) return [];
  if (isGroup) return listGaps(value, found, path);
  return found === undefined ? [{ path, label, help, value }] : [];
}

/** What needs no asking: a choice of one, and a list that may be empty. */
export function settle({ value }: Gap): unknown {
  if (value.is === 'choice' && value.of.length === 1) return value.of[0];
  return value.is === 'list' && value.least === 0 ? [] : undefined;
}

/** Data with a value put in, and all that has to stand around it. */
export function withValue(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key !== 'number') return { ...asGroup(data), [String(key)]: withValue(valueAt(data, [key]), rest, value) };
  const items: unknown[] = Array.isArray(data) ? [...data] : [];
  items[key] = withValue(items[key], rest, value);
  return items;
}

function asGroup(data: unknown): object {
  return typeof data === 'object' && data !== null ? data : {};
}
