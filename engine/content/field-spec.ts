/** What a field accepts, as plain data: for forms, `npm run new`, JSON Schemas and the list of fields. */
import type { FieldKind } from './field-kinds.ts';

/** A field of a group, in the order of its schema. */
export interface FieldSpec {
  /** In front matter, e.g. "shortName". */
  name: string;
  /** In a form, e.g. "Short name". */
  label: string;
  /** What to write, as it follows "write" in an error; empty if the schema says nothing. */
  help: string;
  isOptional: boolean;
  /** Whether the name may be followed by nothing. */
  mayBeEmpty?: boolean;
  /** The default. */
  standard?: unknown;
  value: ValueSpec;
}

export type ValueSpec =
  | TextSpec
  | { is: 'number'; isWhole: boolean; least?: number | undefined; most?: number | undefined }
  | { is: 'flag' }
  /** A single value can't be changed. */
  | { is: 'choice'; of: readonly (string | number | boolean | null)[] }
  | GroupSpec
  | { is: 'list'; item: ItemSpec; least: number; most?: number | undefined }
  | VariantsSpec
  | { is: 'either'; of: readonly ValueSpec[] }
  /** Nothing is known of it. */
  | { is: 'any' };

export interface TextSpec {
  is: 'text';
  kind: FieldKind;
  /** In characters. */
  least?: number | undefined;
  most?: number | undefined;
  /** A regular expression. */
  pattern?: string | undefined;
}

export interface GroupSpec {
  is: 'group';
  fields: readonly FieldSpec[];
  /** What fields of any other name accept. */
  others?: ItemSpec | undefined;
}

/** One of several groups; the field `by` says which. */
export interface VariantsSpec {
  is: 'variants';
  by: string;
  variants: readonly { name: string; group: GroupSpec }[];
}

/** A value without a name. */
export type ItemSpec = Pick<FieldSpec, 'label' | 'help' | 'value'>;

/** The field that chooses one of several groups. */
export function chooserOf({ by, variants }: VariantsSpec): FieldSpec {
  const names = variants.map(({ name }) => name);
  const [own] = variants.flatMap(({ group }) => group.fields.filter(({ name }) => name === by));
  const help = `one of ${names.join(', ')}`;
  return { name: by, label: own?.label ?? by, help, isOptional: false, value: { is: 'choice', of: names } };
}

/** What to write into a field, in one line, as it follows "write". */
export function fieldHelp({ help, value, standard }: Pick<FieldSpec, 'help' | 'value' | 'standard'>): string {
  const isShown = typeof standard === 'string' || typeof standard === 'number' || standard === true;
  return `${help || valueHelp(value)}${isShown ? ` (default: ${standard})` : ''}`;
}

function valueHelp(value: ValueSpec): string {
  if (value.is === 'group') return `a group of ${value.fields.map(({ name }) => name).join(', ')}`;
  if (value.is === 'variants') return `a group, ${value.by}: ${chooserOf(value).help}`;
  if (value.is === 'list') return `a list, each ${value.item.help || valueHelp(value.item.value)}`;
  if (value.is === 'choice') return `one of ${value.of.join(', ')}`;
  if (value.is === 'either') return value.of.map(valueHelp).join(', or ');
  if (value.is === 'flag') return 'true or false';
  return value.is === 'number' ? 'a number' : 'text';
}

/** e.g. "shortName" → "Short name" */
export function labelOf(name: string): string {
  const label = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
