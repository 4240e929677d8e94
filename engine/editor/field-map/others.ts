import type { FieldKind } from '../../content/field-kinds.ts';
import type { FieldSpec, ValueSpec } from '../../content/field-spec.ts';
import type { FieldPath } from '../../core/diagnostics.ts';

/**
 * Other values of a field that are not shown as they were written: a day later or earlier, one more or less, another choice.
 * A page may stumble over one of them, which then says nothing.
 * @param kind what the field is
 * @param described what its kind of entry takes
 */
export function othersOf(
  value: unknown,
  kind: FieldKind | undefined,
  described: ValueSpec,
  path: FieldPath,
): readonly unknown[] {
  // Nothing says an order but where things stand.
  if (path.at(-1) === 'order') return [];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string' || kind === undefined) return [];
  if (kind.is === 'address')
    return value.includes('/') ? [value.replace('.', 'x.')].filter((one) => one !== value) : [];
  if (kind.is !== 'date' && kind.is !== 'setting') return [];
  const choices = valuesAt(described, path).flatMap((one) => (one.is === 'choice' ? one.of : []));
  return choices.length > 0 ? choices.filter((one) => one !== value) : neighbours(value);
}

/** e.g. "08:00" → "08:01"; "2027-03-31" → "2027-03-30", for there is no later one in March */
function neighbours(value: string): string[] {
  const bump = (by: number) => value.replace(/\d(?=\D*$)/, (digit) => String(Number(digit) + by));
  return [bump(1), bump(-1)].filter((one) => one.length === value.length && one !== value && !one.includes('-1'));
}

/** What a path of a value may take. */
function valuesAt(value: ValueSpec, path: FieldPath): ValueSpec[] {
  return path.reduce<ValueSpec[]>((values, key) => values.flatMap((one) => step(one, key)), [value]).flatMap(bare);
}

function step(value: ValueSpec, key: PropertyKey): ValueSpec[] {
  const byName = (fields: readonly FieldSpec[]) =>
    fields.filter(({ name }) => name === key).map((field) => field.value);
  return bare(value).flatMap((one) => {
    if (one.is === 'group') return [...byName(one.fields), ...(one.others ? [one.others.value] : [])];
    return one.is === 'list' ? [one.item.value] : [];
  });
}

/** Of several that a value may be, each. */
function bare(value: ValueSpec): ValueSpec[] {
  if (value.is === 'either') return value.of.flatMap(bare);
  return value.is === 'variants' ? value.variants.map(({ group }) => group) : [value];
}
