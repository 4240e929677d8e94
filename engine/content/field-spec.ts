/** A schema as plain data, for forms. Also runs in the browser. */
import type { FieldPath } from '../core/browser.ts';

/**
 * What the text of a field is for:
 * - `copy`: visitors read it. It is typeset, and the site's rules for copy apply.
 * - `verbatim`: visitors read it as it was written, e.g. the lines of an address.
 * - `picture` and `focus`: the name of a file in assets/images, and the point of the picture that stays in view.
 * - `address`: a link, an email address or a phone number.
 * - `reference`: the file name of an entry in one of the folders `to`.
 * - `date`: a day.
 * - `search`: a word that visitors may search for, though no page shows it.
 * - `data`: any other text that is not copy, e.g. a time zone.
 */
export type FieldKind =
  | { type: 'copy' | 'verbatim' | 'picture' | 'focus' | 'address' | 'date' | 'search' | 'data' }
  | { type: 'reference'; to: readonly string[] };

/** What a field is besides its value. A schema says it with `.meta()`. */
export interface FieldRole {
  /** The title of the entry, or its place in lists. */
  role?: 'title' | 'order' | undefined;
  /** Forms show it last, in a closed section. */
  isRare?: boolean | undefined;
  /** A search of the site does not find its text. */
  isUnsearched?: boolean | undefined;
}

export interface FieldSpec extends FieldRole {
  /** In front matter, e.g. "shortName". */
  name: string;
  /** In a form, e.g. "Short name". */
  label: string;
  /** Continues "write …" in an error; empty if the schema says nothing. */
  help: string;
  isOptional: boolean;
  /** Whether the field may be written without a value. */
  mayBeEmpty?: boolean;
  defaultValue?: unknown;
  value: ValueSpec;
}

export type ValueSpec =
  | TextSpec
  | { type: 'number'; isWhole: boolean; min?: number | undefined; max?: number | undefined }
  | { type: 'boolean' }
  /** A choice of one value is a constant. */
  | { type: 'choice'; of: readonly (string | number | boolean | null)[] }
  | GroupSpec
  | { type: 'list'; item: ItemSpec; min: number; max?: number | undefined }
  | VariantsSpec
  | { type: 'union'; of: readonly ValueSpec[] }
  | { type: 'any' };

export interface TextSpec {
  type: 'text';
  kind: FieldKind;
  /** In characters. */
  min?: number | undefined;
  max?: number | undefined;
  pattern?: string | undefined;
}

export interface GroupSpec {
  type: 'group';
  /** In the order of the schema. */
  fields: readonly FieldSpec[];
  /** The spec of fields with any other name. */
  others?: ItemSpec | undefined;
}

/** One of several groups; the field `by` says which. */
export interface VariantsSpec {
  type: 'variants';
  by: string;
  variants: readonly { name: string; group: GroupSpec }[];
}

/** The spec of a value without a name: an item of a list, or a whole entry. */
export type ItemSpec = Pick<FieldSpec, 'label' | 'help' | 'value'>;

/** The fields of a group. For variants: of the chosen group; before a choice, of all groups. */
export function getFields(value: ValueSpec, data?: unknown): readonly FieldSpec[] {
  if (value.type === 'union') return value.of.flatMap((one) => getFields(one, data));
  if (value.type === 'group') return value.fields;
  if (value.type !== 'variants') return [];
  const chosen = value.variants.find(({ name }) => name === valueAt(data, [value.by]));
  if (chosen) return chosen.group.fields;
  // The field that chooses a variant comes last, so it replaces fields of the variants that have the same name.
  const all = [...value.variants.flatMap(({ group }) => group.fields), makeChooser(value)];
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

/** The name of the field with a role, at the top of an entry. */
export function findRole(value: ValueSpec, data: unknown, role: FieldRole['role']): string | undefined {
  return getFields(value, data).find((field) => field.role === role)?.name;
}

type AnySpec = ItemSpec & Partial<FieldSpec>;

/** The field or item at a path of an entry; undefined if the schema does not have it. */
export function specAt(spec: AnySpec, data: unknown, [key, ...rest]: FieldPath): AnySpec | undefined {
  if (key === undefined) return spec;
  const inner = innerSpec(spec.value, data, key);
  return inner && specAt(inner, valueAt(data, [key]), rest);
}

function innerSpec(value: ValueSpec, data: unknown, key: PropertyKey): AnySpec | undefined {
  if (value.type === 'union') return value.of.map((one) => innerSpec(one, data, key)).find((one) => one !== undefined);
  if (value.type === 'list') return typeof key === 'number' ? value.item : undefined;
  const field = getFields(value, data).find(({ name }) => name === key);
  return field ?? (value.type === 'group' ? value.others : undefined);
}

/** What the text at a path is for; undefined if the schema does not have the field. */
export function kindAt(spec: ItemSpec, data: unknown, path: FieldPath): FieldKind | undefined {
  const value = specAt(spec, data, path)?.value;
  return value?.type === 'text' ? value.kind : value && { type: 'data' };
}

export function namesAt(spec: ItemSpec, data: unknown, path: FieldPath): string[] {
  const group = specAt(spec, data, path);
  return group ? getFields(group.value, valueAt(data, path)).map(({ name }) => name) : [];
}

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

/** The field that chooses one of the groups. */
export function makeChooser({ by, variants }: VariantsSpec): FieldSpec {
  const names = variants.map(({ name }) => name);
  const [own] = variants.flatMap(({ group }) => group.fields.filter(({ name }) => name === by));
  const help = `one of ${names.join(', ')}`;
  return { name: by, label: own?.label ?? by, help, isOptional: false, value: { type: 'choice', of: names } };
}

/** One line on what to write into a field. It continues "write …". */
export function fieldHelp({ help, value, defaultValue }: Pick<FieldSpec, 'help' | 'value' | 'defaultValue'>): string {
  const isShown = typeof defaultValue === 'string' || typeof defaultValue === 'number' || defaultValue === true;
  // The help of variants is not used, because it does not name the field that chooses.
  return `${(value.type !== 'variants' && help) || valueHelp(value)}${isShown ? ` (default: ${defaultValue})` : ''}`;
}

function valueHelp(value: ValueSpec): string {
  if (value.type === 'group') return `a group of ${value.fields.map(({ name }) => name).join(', ')}`;
  if (value.type === 'variants') return `a group, ${value.by}: ${makeChooser(value).help}`;
  if (value.type === 'list') return `a list, each ${value.item.help || valueHelp(value.item.value)}`;
  if (value.type === 'choice') return `one of ${value.of.join(', ')}`;
  if (value.type === 'union') return value.of.map(valueHelp).join(', or ');
  if (value.type === 'boolean') return 'true or false';
  return value.type === 'number' ? 'a number' : 'text';
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
