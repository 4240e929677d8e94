import type { JsonPath } from '../protocol.ts';

export function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (isGroup(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** A copy with another value at a path; undefined removes the field. */
export function withValue(root: unknown, [key, ...rest]: JsonPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root) || typeof key === 'number') {
    const items = Array.isArray(root) ? [...root] : [];
    items[Number(key)] = withValue(items[Number(key)], rest, value);
    return items;
  }
  const group = isGroup(root) ? root : {};
  const { [key]: old, ...others } = group;
  const next = withValue(old, rest, value);
  return next === undefined ? others : { ...group, [key]: next };
}

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

/** The changes from one value to another: groups field by field, everything else as a whole. */
export function diffFields(
  before: unknown,
  after: unknown,
  path: JsonPath = [],
): { path: (string | number)[]; value?: unknown }[] {
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ path: [...path], value: after }];
  return keysOf(before, after).flatMap((key) => diffFields(before[key], after[key], [...path, key]));
}

const keysOf = (one: object, other: object) => Object.keys({ ...one, ...other });

/** e.g. "figures/0/label", as in the attribute `data-path` of a field */
export const nameOf = (path: JsonPath) => path.join('/');

export const pathOf = (name: string): JsonPath => name.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
