import { type FieldPath, findNear, nameOf, UsageError } from '../core/index.ts';
import { valueAt } from './field-kinds.ts';
import type { FieldSpec, ValueSpec } from './field-spec.ts';
import { parseAnswer } from './scaffold-fill.ts';
import { fieldsOf, withValue } from './scaffold-gaps.ts';

/**
 * The title and the fields on a command line, e.g. `Ann Lee order=7`. A title without quotes comes as several arguments.
 * @throws UsageError with every unknown field
 */
export function parseArguments(words: readonly string[], value: ValueSpec): { title: string; data: unknown } {
  const isField = (word: string) => /^[a-z][\w.-]*=/i.test(word);
  const title = words.filter((word) => !isField(word));
  const errors: string[] = [];
  const data = words.filter(isField).reduce<unknown>((entry, word) => {
    const [name = ''] = word.split('=', 1);
    const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const field = findField(value, entry, path);
    if ('error' in field) errors.push(field.error);
    return 'error' in field ? entry : withValue(entry, path, parseAnswer(field.value, word.slice(name.length + 1)));
  }, {});
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return { title: title.join(' ').trim(), data };
}

type Found = Pick<FieldSpec, 'value'> | { error: string };

function findField(value: ValueSpec, data: unknown, path: FieldPath, depth = 0): Found {
  const key = path[depth];
  if (key === undefined) return { value };
  if (value.is === 'list' && typeof key === 'number') return findField(value.item.value, undefined, path, depth + 1);
  const fields = listFields(value, data);
  const field = fields.find(({ name }) => name === key);
  if (field) return findField(field.value, undefined, path, depth + 1);
  const names = [...new Set(fields.map(({ name }) => name))];
  const near = findNear(String(key), names);
  const others =
    names.length > 0 ? `Use one of ${names.join(', ')}.` : `\`${nameOf(path.slice(0, depth))}\` has no parts.`;
  return { error: `Unknown field \`${nameOf(path)}\`. ${near ? `Did you mean \`${near}\`?` : others}` };
}

/** The fields of all variants, as long as none is chosen. */
function listFields(value: ValueSpec, data: unknown): readonly FieldSpec[] {
  const isOpen = value.is === 'variants' && valueAt(data, [value.by]) === undefined;
  return isOpen ? value.variants.flatMap(({ group }) => group.fields) : fieldsOf(value, data);
}

/** The path of the field that holds the title of an entry, if there is one: at the top, or in a group. */
export function findTitle(value: ValueSpec): FieldPath | undefined {
  const fields = value.is === 'variants' ? (value.variants[0]?.group.fields ?? []) : fieldsOf(value, {});
  const own = ['name', 'title', 'heading'].find((name) => fields.some((field) => field.name === name));
  if (own !== undefined) return [own];
  for (const { name, value: group } of fields) {
    const below = group.is === 'group' ? findTitle(group) : undefined;
    if (below) return [name, ...below];
  }
  return undefined;
}
