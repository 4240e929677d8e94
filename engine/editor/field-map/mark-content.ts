import type { Checked } from '../../content/entry.ts';
import { type FieldKind, kindAt, valueAt } from '../../content/field-kinds.ts';
import { listTexts } from '../../content/passages.ts';
import type { Borrowed, TextRules } from '../../content/rules.ts';
import type { FieldPath } from '../../core/diagnostics.ts';
import { markBody } from './mark-body.ts';
import type { Marker, Place } from './marks.ts';

const SHOWN: readonly FieldKind['is'][] = ['copy', 'verbatim'];

/**
 * A copy of the content in which all that visitors read carries its place.
 * @param checked the entries of its files
 * @param rules those that have filled their texts
 */
export function markContent<Content>(
  content: Content,
  checked: readonly Checked[],
  rules: TextRules,
  marker: Marker,
): Content {
  const byFile = new Map(checked.map((one) => [one.source.file, one]));
  const copy = structuredClone(content);
  for (const entry of listEntries(copy)) {
    const known = byFile.get(String(Reflect.get(entry, 'file')));
    if (known) markEntry(entry, known, rules, marker);
  }
  return copy;
}

/** Every object of a value that is an entry: it says its file. */
export function listEntries(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  if ('file' in value && 'body' in value) found.add(value);
  else for (const item of Object.values(value)) listEntries(item, found);
  return found;
}

function markEntry(entry: object, { source, kind }: Checked, rules: TextRules, marker: Marker): void {
  const { file } = source;
  const borrow = (text: string): readonly Borrowed[] => rules.borrowed?.(text) ?? [];
  for (const { path, text } of listTexts(entry)) {
    const written = valueAt(source.data, path);
    if (typeof written !== 'string' || !isShown(kindAt(kind.fields, source.data, path), path, text)) continue;
    const place: Place = { file, path, length: text.length, borrowed: borrow(written) };
    put(entry, path, text + marker.mark(place));
  }
  if (source.body.trim() === '') return;
  const lines = source.body.split('\n');
  const body = markBody(rules.fill(source).source, ([first, last]) =>
    marker.mark({ file, lines: [first, last], length: 0, borrowed: borrow(lines.slice(first, last + 1).join('\n')) }),
  );
  Reflect.set(entry, 'body', body);
}

/** Addresses that are read, such as phone numbers, are shown as they are; others lead somewhere and stand in no text. */
function isShown(kind: FieldKind | undefined, path: FieldPath, text: string): boolean {
  if (kind === undefined) return false;
  if (kind.is === 'address') return !text.includes('/');
  return SHOWN.includes(kind.is) && (text !== '' || path.at(-1) === 'alt');
}

/** Puts another value into a field. */
export function put(root: object, path: FieldPath, value: unknown): void {
  const group = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof group === 'object' && group !== null && key !== undefined) Reflect.set(group, key, value);
}
