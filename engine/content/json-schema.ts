/** What a JSON Schema says of the fields of an entry. Also runs in the browser. */
import type { z } from 'zod';
import type { FieldPath } from '../core/browser.ts';
import { toLabel, valueAt } from './values.ts';

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

/** What a schema says about a field with `.meta()`. */
export interface FieldMeta {
  /** Set by `ofKind()` of fields.ts. */
  kind?: FieldKind;
  /** The title of the entry, or its place in lists. */
  role?: 'title' | 'order';
  /** Forms show it last, in a closed section. */
  isRare?: boolean;
  /** A search of the site does not find its text. */
  isUnsearched?: boolean;
  /** Its name in earlier versions. */
  formerly?: string;
}

/** The `description` continues "write …" in an error. */
export type JsonSchema = z.core.JSONSchema.BaseSchema &
  FieldMeta & {
    /** The field whose value chooses one of `oneOf`. */
    discriminator?: string;
  };

/** JSON Schema also allows `true` and `false` as schemas. */
const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null;

/** The schemas of a union. Of groups, the one that the data chooses; before a choice, all. */
export function listOptions(
  { anyOf = [], oneOf = [], discriminator }: JsonSchema,
  data: unknown,
): readonly JsonSchema[] {
  const options = [...anyOf, ...oneOf].filter(isSchema);
  if (discriminator === undefined) return options;
  const choice = valueAt(data, [discriminator]);
  const chosen = options.find(({ properties }) => valueAt(properties, [discriminator, 'const']) === choice);
  return chosen ? [chosen] : options;
}

/** The values of the field that chooses one of several groups. */
function listChoices(schema: JsonSchema, discriminator: string): string[] {
  return listOptions(schema, undefined).map(({ properties }) => String(valueAt(properties, [discriminator, 'const'])));
}

function findField(schema: JsonSchema, data: unknown, key: PropertyKey): JsonSchema | undefined {
  const { properties, items, additionalProperties, discriminator } = schema;
  const [own] = [typeof key === 'number' ? items : valueAt(properties, [key])].filter(isSchema);
  const inner =
    own ??
    listOptions(schema, data)
      .map((one) => findField(one, data, key))
      .find(isSchema);
  if (discriminator !== undefined && key === discriminator) {
    const choices = listChoices(schema, discriminator);
    return { title: labelOf(key, inner), enum: choices, description: `one of ${choices.join(', ')}` };
  }
  if (inner || typeof key === 'number') return inner;
  return isSchema(additionalProperties) ? additionalProperties : undefined;
}

/** The schema of the field or item at a path of an entry; undefined if there is none. */
export function schemaAt(schema: JsonSchema, data: unknown, [key, ...rest]: FieldPath): JsonSchema | undefined {
  if (key === undefined) return schema;
  const inner = findField(schema, data, key);
  return inner && schemaAt(inner, valueAt(data, [key]), rest);
}

/** What the text at a path is for; undefined if the schema does not have the field. */
export function kindAt(schema: JsonSchema, data: unknown, path: FieldPath): FieldKind | undefined {
  const field = schemaAt(schema, data, path);
  return field && (field.kind ?? { type: 'data' });
}

/** The names of the fields of a group, in the order of the schema. Before a choice of one of several groups: those of all. */
export function listNames(schema: JsonSchema, data: unknown): string[] {
  const inner = listOptions(schema, data).flatMap((one) => listNames(one, data));
  return [...new Set([...Object.keys(schema.properties ?? {}), ...inner])];
}

export function namesAt(schema: JsonSchema, data: unknown, path: FieldPath): string[] {
  const group = schemaAt(schema, data, path);
  return group ? listNames(group, valueAt(data, path)) : [];
}

/** The label of a field, e.g. "Short name". */
export const labelOf = (name: string, schema: JsonSchema | undefined): string => schema?.title ?? toLabel(name);

/** The name of the field with a role, at the top of an entry. */
export function findRole(schema: JsonSchema, data: unknown, role: FieldMeta['role']): string | undefined {
  return listNames(schema, data).find((name) => findField(schema, data, name)?.role === role);
}

/** One line on what to write into a field. It continues "write …". */
export function fieldHelp(schema: JsonSchema): string {
  const { description, discriminator, default: value } = schema;
  const isShown = typeof value === 'string' || typeof value === 'number' || value === true;
  // The description of a union does not name the field that chooses.
  const help = (discriminator === undefined && description) || valueHelp(schema);
  return isShown ? `${help} (default: ${value})` : help;
}

function valueHelp(schema: JsonSchema): string {
  const { type, items, discriminator, anyOf } = schema;
  if (discriminator !== undefined)
    return `a group, ${discriminator}: one of ${listChoices(schema, discriminator).join(', ')}`;
  if (anyOf) return listOptions(schema, undefined).map(valueHelp).join(', or ');
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return `one of ${choices.join(', ')}`;
  if (type === 'object') return `a group of ${listNames(schema, undefined).join(', ')}`;
  if (type === 'array') return `a list, each ${isSchema(items) ? items.description || valueHelp(items) : 'text'}`;
  if (type === 'boolean') return 'true or false';
  return type === 'number' || type === 'integer' ? 'a number' : 'text';
}
