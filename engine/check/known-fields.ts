import { z } from 'zod';
import type { FieldPath } from '../read/field-path.ts';
import { FILLED_IN, type Tree } from './tree.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The names that a strict group of fields knows. Where there are variants, that which its value names counts, e.g. by `layout`. */
export function knownFields(path: FieldPath, { root, schema: whole }: Tree): string[] {
  const schema: JsonSchema = z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any' });
  const { schemas } = path.reduce<{ schemas: JsonSchema[]; value: unknown }>(
    ({ schemas, value }, key) => {
      const next = fieldOf(value, key);
      return { schemas: schemas.flatMap((level) => step(level, key, next)), value: next };
    },
    { schemas: [schema], value: root },
  );
  const names = schemas.flatMap((level) => Object.keys(level.properties ?? {}));
  return [...new Set(names)].filter((name) => !FILLED_IN.includes(name));
}

export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce(fieldOf, root);
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** A field of any name has its schema in `additionalProperties`, e.g. a fact. */
function step(schema: JsonSchema, key: PropertyKey, value: unknown): JsonSchema[] {
  const next = schema.properties?.[String(key)] ?? schema.items ?? schema.additionalProperties;
  if (typeof next !== 'object' || Array.isArray(next)) return [];
  const variants = (next.oneOf ?? next.anyOf ?? [next]).filter((variant) => typeof variant === 'object');
  const chosen = variants.filter((variant) => isChosen(variant, value));
  return chosen.length > 0 ? chosen : variants;
}

function isChosen({ properties = {} }: JsonSchema, value: unknown): boolean {
  return Object.entries(properties).every(
    ([name, field]) => typeof field !== 'object' || field.const === undefined || field.const === fieldOf(value, name),
  );
}
