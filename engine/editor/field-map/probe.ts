/**
 * What a page works out, such as a day in words or an amount, carries no mark: the field is found by what else the page would
 * say if another value stood in it.
 */
import type { Checked } from '../../content/entry.ts';
import { kindAt, valueAt } from '../../content/field-kinds.ts';
import { introspect } from '../../content/introspect.ts';
import type { TextRules } from '../../content/rules.ts';
import type { FieldPath } from '../../core/diagnostics.ts';
import { listEntries, put } from './mark-content.ts';
import type { Place } from './marks.ts';
import { othersOf } from './others.ts';

/** A field in which other values are tried. */
export interface Probe {
  place: Omit<Place, 'length'>;
  /** What somebody makes of the content with another value in the field: of several, the first that gives anything. */
  tryOthers<Result>(make: () => Result | undefined): Result | undefined;
}

/** @param content its values are replaced for a moment */
export function listProbes(content: unknown, checked: readonly Checked[], rules: TextRules): Probe[] {
  const byFile = new Map(checked.map((one) => [one.source.file, one]));
  return [...listEntries(content)].flatMap((entry) => {
    const known = byFile.get(String(Reflect.get(entry, 'file')));
    return known ? probesOf(entry, known, rules) : [];
  });
}

function probesOf(entry: object, { source, kind }: Checked, rules: TextRules): Probe[] {
  const described = introspect(kind.fields).value;
  const { slug: _slug, file, body: _body, ...fields } = { file: source.file, slug: '', body: '', ...entry };
  return listLeaves(fields).flatMap(({ path, value }) => {
    const others = othersOf(value, kindAt(kind.fields, source.data, path), described, path);
    if (others.length === 0) return [];
    const written = valueAt(source.data, path);
    const borrowed = typeof written === 'string' ? (rules.borrowed?.(written) ?? []) : [];
    return [{ place: { file, path, borrowed }, tryOthers: (make) => tryEach(entry, path, value, others, make) }];
  });
}

function tryEach<Result>(
  entry: object,
  path: FieldPath,
  value: unknown,
  others: readonly unknown[],
  make: () => Result | undefined,
): Result | undefined {
  try {
    for (const other of others) {
      put(entry, path, other);
      const made = quietly(make);
      if (made !== undefined) return made;
    }
    return undefined;
  } finally {
    put(entry, path, value);
  }
}

/** What no page is made for, such as an end before its beginning, may make one stumble. */
function quietly<Result>(make: () => Result | undefined): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function listLeaves(value: unknown, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listLeaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...path, key]));
}
