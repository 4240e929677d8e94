/** The values and the names of fields. Also runs in the browser. */
import type { FieldPath } from '../core/browser.ts';

export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** A copy of the data with another value at a path. Missing groups and lists around it are created; undefined deletes a field. */
export function withValue(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(valueAt(data, [key]), rest, value);
  if (typeof key === 'number') return Object.assign(Array.isArray(data) ? [...data] : [], { [key]: inner });
  const group = { ...(typeof data === 'object' && data), [String(key)]: inner };
  return Object.fromEntries(Object.entries(group).filter(([, field]) => field !== undefined));
}

/** e.g. "shortName" → "Short name" */
export function toLabel(name: string): string {
  const label = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** e.g. "Café & Bar" → "cafe-bar" */
export function slugify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}

/** A text as a value in front matter: in double quotes, or in single quotes if that saves backslashes. */
export function quote(text: string): string {
  const quoted = JSON.stringify(text);
  return quoted === `"${text}"` || text.includes("'") || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? quoted : `'${text}'`;
}

/** The quotation marks of word processors, e.g. “10”, which mean nothing in YAML. */
const CURLY = /^\s*[“”„‘’](.*)[“”‘’]\s*$/su;

export function isCurly(text: unknown): boolean {
  return typeof text === 'string' && CURLY.test(text);
}

export const withoutCurly = (text: string): string => text.replace(CURLY, '$1');
