/** What stands behind the kind on a command line: a title, and fields such as group=product-categories. */

import { findNear } from '../core/nearest.ts';
import { UsageError } from '../core/options.ts';
import { valueAt } from './field-kinds.ts';
import type { FieldPath } from './field-path.ts';
import type { FieldSpec, ValueSpec } from './field-spec.ts';
import { readAnswer } from './scaffold-fill.ts';
import { fieldsOf, withValue } from './scaffold-gaps.ts';

interface Said {
  title: string | undefined;
  /** The fields, as an author would write them. */
  data: unknown;
}

/**
 * Words as fields of a kind of entry. A title without quotes comes as several words.
 * @throws UsageError naming every field that there is not
 */
export function readWords(words: readonly string[], value: ValueSpec): Said {
  const isField = (word: string) => /^[a-z][\w.-]*=/i.test(word);
  const title = words
    .filter((word) => !isField(word))
    .join(' ')
    .trim();
  const faults: string[] = [];
  const data = words.filter(isField).reduce<unknown>((entry, word) => {
    const [name = ''] = word.split('=', 1);
    const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const field = findField(value, entry, path);
    if (typeof field === 'string') faults.push(`${name}: ${field}`);
    return typeof field === 'string' ? entry : withValue(entry, path, readAnswer(field, word.slice(name.length + 1)));
  }, {});
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return { title: title === '' ? undefined : title, data };
}

/** What the field at a path takes, or why there is none. */
function findField(value: ValueSpec, data: unknown, [key, ...rest]: FieldPath): ValueSpec | string {
  if (key === undefined) return value;
  if (value.is === 'list' && typeof key === 'number') return findField(value.item.value, undefined, rest);
  const fields = listFields(value, data);
  const field = fields.find(({ name }) => name === key);
  if (field) return findField(field.value, undefined, rest);
  const names = [...new Set(fields.map(({ name }) => name))];
  const near = findNear(String(key), names);
  const cure = near
    ? `did you mean "${near}"?`
    : names.length > 0
      ? `write one of ${names.join(', ')}`
      : 'it has no parts';
  return `found no field "${String(key)}", ${cure}`;
}

/** As long as no variant is chosen, those of all. */
function listFields(value: ValueSpec, data: unknown): readonly FieldSpec[] {
  const isOpen = value.is === 'variants' && valueAt(data, [value.by]) === undefined;
  return isOpen ? value.variants.flatMap(({ group }) => group.fields) : fieldsOf(value, data);
}

/** Where the title of an entry stands, if anywhere: in a field of its own, or of a group. */
export function findTitle(value: ValueSpec): FieldPath | undefined {
  const fields = value.is === 'variants' ? (value.variants[0]?.group.fields ?? []) : fieldsOf(value, {});
  const [own] = TITLES.filter((name) => fields.some((field) => field.name === name));
  if (own !== undefined) return [own];
  const groups = fields.filter((field) => field.value.is === 'group');
  const [found] = groups.flatMap(({ name, value: group }) => {
    const below = findTitle(group);
    return below ? [[name, ...below]] : [];
  });
  return found;
}

const TITLES = ['name', 'title', 'heading'];
