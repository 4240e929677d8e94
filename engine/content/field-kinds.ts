/** What a field is, declared where it is defined; see fields.ts. */
import { z } from 'zod';
import type { FieldPath } from '../core/browser.ts';

export type FieldKind = (
  | {
      is:
        | 'group'
        /** Text that visitors read: it is typeset, and the site's rules for texts apply. */
        | 'copy'
        /** Text that visitors read as it was written, e.g. the lines of an address. */
        | 'verbatim'
        /** The name of a file in assets/images, and the point of it that stays in view. */
        | 'picture'
        | 'focus'
        /** Links, e-mail addresses, phone numbers. */
        | 'address'
        | 'date'
        | 'setting';
    }
  /** The file name of an entry of any of these folders. */
  | { is: 'reference'; to: readonly string[] }
) & {
  /** A valid value, if the type does not imply one. */
  placeholder?: unknown;
};

type Schema = z.core.$ZodType;

export const fieldKinds = z.registry<FieldKind>();

/** What the text at a path of a value is; of a field that the schema does not know, nothing. */
export function kindAt(schema: Schema, value: unknown, path: FieldPath): FieldKind | undefined {
  const found = schemasAt(schema, value, path);
  return found.length === 0 ? undefined : (kindOf(found) ?? { is: 'setting' });
}

/** A valid value for the field or group at a path, if it declares one. */
export function placeholderAt(schema: Schema, value: unknown, path: FieldPath): unknown {
  return kindOf(schemasAt(schema, value, path))?.placeholder;
}

/** The one value that the field at a path takes, if there is but one. */
export function literalAt(schema: Schema, path: FieldPath): unknown {
  const values = schemasAt(schema, {}, path).flatMap((found) =>
    found instanceof z.ZodLiteral ? [...found.values] : [],
  );
  return values.length === 1 ? values[0] : undefined;
}

/** The values of a field that accepts only some. */
export function choicesAt(schema: Schema, value: unknown, path: FieldPath): unknown[] {
  const found = schemasAt(schema, value, path).flatMap((one) => variantsOf(one, undefined));
  return found.flatMap((one) => (one instanceof z.ZodEnum ? one.options : []));
}

/** Whether the field at a path may be left out. */
export function isOptionalAt(schema: Schema, value: unknown, path: FieldPath): boolean {
  return schemasAt(schema, value, path).some((found) => found instanceof z.ZodOptional);
}

function kindOf(found: readonly Schema[]): FieldKind | undefined {
  return found.flatMap(layersOf).flatMap((layer) => fieldKinds.get(layer) ?? [])[0];
}

/** The names of the fields of the group at a path; of variants, those of the chosen one, e.g. by `layout`. */
export function namesAt(schema: Schema, value: unknown, path: FieldPath): string[] {
  const groups = schemasAt(schema, value, path).flatMap((found) => variantsOf(found, valueAt(value, path)));
  const names = groups.flatMap((group) => (group instanceof z.ZodObject ? Object.keys(group.shape) : []));
  return [...new Set(names)];
}

export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce(fieldOf, root);
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function schemasAt(schema: Schema, value: unknown, path: FieldPath): Schema[] {
  return path.reduce<Schema[]>(
    (schemas, key, depth) => {
      const group = valueAt(value, path.slice(0, depth));
      return schemas.flatMap((found) => variantsOf(found, group)).flatMap((found) => step(found, key));
    },
    [schema],
  );
}

/** A field of any name has its schema in `catchall`. */
function step(schema: Schema, key: PropertyKey): Schema[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (!(schema instanceof z.ZodObject)) return [];
  // An author may call a field "constructor".
  const field: Schema | undefined = Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : schema.def.catchall;
  return field === undefined || field instanceof z.ZodNever ? [] : [field];
}

/** A schema without its wrappers; of a union, the variant that the value chooses, if it does. */
function variantsOf(schema: Schema, value: unknown): Schema[] {
  const bare = layersOf(schema).at(-1) ?? schema;
  if (!(bare instanceof z.ZodUnion)) return [bare];
  const variants = bare.options.flatMap((option) => variantsOf(option, value));
  const chosen = variants.filter((variant) => isChosen(variant, value));
  return chosen.length > 0 ? chosen : variants;
}

function isChosen(schema: Schema, value: unknown): boolean {
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.entries(schema.shape).every(
    ([name, field]) =>
      !(field instanceof z.ZodLiteral) || [...field.values].some((literal) => literal === fieldOf(value, name)),
  );
}

/** A schema and those that it wraps, from the outside in. */
function layersOf(schema: Schema): Schema[] {
  if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return [schema, ...layersOf(schema.unwrap())];
  }
  return [schema];
}
