/**
 * Text that a page computes from a field, such as a formatted date or an amount, has no mark. We resolve the page again with
 * other values in its fields; whatever changes came from them. Half of the fields are tried at a time, and a half that changes
 * nothing is not looked at further: the effort depends on what a page shows, hardly on the size of the content.
 */

import { ADDED, choicesAt, kindAt, type TextRules, type ValidatedEntry, valueAt } from '../../content/index.ts';
import type { FieldPath } from '../../core/index.ts';
import { type FileEntry, listEntries, put } from './mark-content.ts';
import type { Place } from './marks.ts';

/** A field that pages may compute text from. */
export interface ValueField {
  place: Place;
  set(value: unknown): void;
  value: unknown;
  /** Other values. A page may not accept one, or not show the difference. */
  others: readonly unknown[];
}

/**
 * The fields that a page computes text from, and that text.
 * @param isChanged whether the page differs with the values that are set
 * @param compare what differs; none if it can't be seen with these values
 */
export function findComputed<Found>(
  fields: readonly ValueField[],
  isChanged: () => boolean,
  compare: () => Found | undefined,
): Map<ValueField, Found> {
  const computed = new Map<ValueField, Found>();
  // Neighbors in a list get different values: two that trade theirs might change nothing.
  const turns = new Map(fields.map((field, index) => [field, index]));
  const otherOf = (field: ValueField, round: number) =>
    field.others[(round + (turns.get(field) ?? 0)) % field.others.length];
  /** A page may not accept a value, such as an end before its beginning. */
  const tryOthers = <Result>(
    some: readonly ValueField[],
    round: number,
    make: () => Result,
    failed: Result,
  ): Result => {
    try {
      for (const field of some) field.set(otherOf(field, round));
      return make();
    } catch {
      return failed;
    } finally {
      for (const { set, value } of some) set(value);
    }
  };
  const search = (some: readonly ValueField[], round: number): void => {
    const [first, ...more] = some;
    if (first === undefined) return;
    if (more.length === 0) {
      const found = tryOthers(some, round, compare, undefined);
      if (found !== undefined) computed.set(first, found);
    } else if (tryOthers(some, round, isChanged, true)) {
      const half = some.length >> 1;
      search(some.slice(0, half), round);
      search(some.slice(half), round);
    }
  };
  const rounds = Math.max(0, ...fields.map(({ others }) => others.length));
  for (let round = 0; round < rounds; round++) {
    search(
      fields.filter((field) => round < field.others.length && !computed.has(field)),
      round,
    );
  }
  return computed;
}

/** @param content its values are replaced for a moment */
export function listValueFields(content: unknown, checked: readonly ValidatedEntry[], rules: TextRules): ValueField[] {
  return listEntries(content, checked).flatMap((entry) => valueFieldsOf(entry, rules));
}

function valueFieldsOf(entry: FileEntry, rules: TextRules): ValueField[] {
  const { object, source } = entry;
  return listLeaves(object).flatMap(({ path, value }) => {
    const others = othersOf(entry, path, value);
    if (others.length === 0) return [];
    const written = valueAt(source.data, path);
    const borrowed = typeof written === 'string' ? (rules.valuesIn?.(written) ?? []) : [];
    return [{ place: { file: source.file, path, borrowed }, set: (other) => put(object, path, other), value, others }];
  });
}

function listLeaves(value: unknown, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listLeaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

/** Other values of a field that is not shown as it was written: one more or less, the next day, another choice. */
function othersOf({ kind, source }: FileEntry, path: FieldPath, value: unknown): readonly unknown[] {
  // An order is only visible in the positions of entries.
  if (path.at(-1) === 'order' || ADDED.some((name) => name === path[0])) return [];
  if (typeof value === 'number') return [value + 1, value - 1];
  const is = kindAt(kind.fields, source.data, path)?.is;
  if (typeof value !== 'string') return [];
  if (is === 'address') return [value.replace(/(?<=\/.*?)\./, 'x.')].filter((one) => one !== value);
  if (is !== 'date' && is !== 'setting') return [];
  const choices = choicesAt(kind.fields, source.data, path);
  return choices.length > 0 ? choices.filter((one) => one !== value) : neighborsOf(value);
}

/** e.g. "08:00" → "08:01"; "2027-03-31" → "2027-03-30", as March has no later day */
function neighborsOf(value: string): string[] {
  const bump = (by: number) => value.replace(/\d(?=\D*$)/, (digit) => String(Number(digit) + by));
  return [bump(1), bump(-1)].filter((one) => one.length === value.length && one !== value && !one.includes('-1'));
}
