import type { FieldSpec, ItemSpec, ValueSpec } from './field-spec.ts';

/** What is to be written into a field, in one line, as it follows "write". */
export function fieldHelp({ help, value, standard }: Pick<FieldSpec, 'help' | 'value' | 'standard'>): string {
  const says = sayItem({ label: '', help, value });
  const isPlain = typeof standard === 'string' || typeof standard === 'number' || standard === true;
  return isPlain ? `${says} (${standard}, unless it is said)` : says;
}

function sayItem({ help, value }: ItemSpec): string {
  return help === '' ? sayValue(value) : help;
}

function sayValue(value: ValueSpec): string {
  if (value.is === 'group') return `a group of ${value.fields.map(({ name }) => name).join(', ')}`;
  if (value.is === 'variants')
    return `a group, whose ${value.by} is one of ${value.variants.map(({ name }) => name).join(', ')}`;
  if (value.is === 'list') return `a list, each ${sayItem(value.item)}`;
  if (value.is === 'choice') return `one of ${value.of.join(', ')}`;
  if (value.is === 'either') return value.of.map(sayValue).join(', or ');
  if (value.is === 'flag') return 'true or false';
  return value.is === 'number' ? 'a number' : 'words';
}
