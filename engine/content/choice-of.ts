import type { FieldSpec, ValueSpec } from './field-spec.ts';

/** The field by which one of several groups is chosen. */
export function choiceOf({ by, variants }: Extract<ValueSpec, { is: 'variants' }>): FieldSpec {
  const names = variants.map(({ name }) => name);
  const [own] = variants.flatMap(({ group }) => group.fields.filter(({ name }) => name === by));
  const help = `one of ${names.join(', ')}`;
  return { name: by, label: own?.label ?? by, help, isOptional: false, value: { is: 'choice', of: names } };
}
