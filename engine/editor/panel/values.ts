/** Values of front matter, as a form holds them. */
export type Path = readonly (string | number)[];

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isGroup(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** A value with another one in it; undefined takes it out. */
export function withValue(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root) || typeof key === 'number') {
    const items = Array.isArray(root) ? [...root] : [];
    items[Number(key)] = withValue(items[Number(key)], rest, value);
    return items;
  }
  const { [key]: old, ...others } = isGroup(root) ? root : {};
  const next = withValue(old, rest, value);
  // The order of what is there stays.
  return next === undefined ? others : { ...(isGroup(root) ? root : {}), [key]: next };
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equal but for the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isGroup(one) && isGroup(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  }
  return one === other;
}

/** What makes one value of another: groups field by field, all else as a whole. */
export function diffFields(
  before: unknown,
  after: unknown,
  path: Path = [],
): { path: (string | number)[]; value?: unknown }[] {
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ path: [...path], ...(after !== undefined && { value: after }) }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    diffFields(before[key], after[key], [...path, key]),
  );
}

/** As a list of fields names it, e.g. "figures/0/label". */
export const nameOf = (path: Path) => path.map(String).join('/');
