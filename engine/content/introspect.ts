import { z } from 'zod';
import {
  type FieldKind,
  type FieldSpec,
  type GroupSpec,
  type ItemSpec,
  labelOf,
  type ValueSpec,
} from './field-spec.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** What the text of a field is for; `as()` sets it. */
    kind?: FieldKind;
  }
}

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema & {
  kind?: FieldKind;
  /** The field that chooses one of `oneOf`. */
  discriminator?: string;
};

/** Schema introspection: what a schema accepts from an author, as plain data. */
export function introspect(schema: Schema): ItemSpec {
  // In draft-07 every limit is a number, and nothing refers to a definition elsewhere.
  const options = { io: 'input', target: 'draft-07', unrepresentable: 'any', override: addMetadata } as const;
  return itemSpec(z.toJSONSchema(schema, options));
}

/** zod lets a wrapper, such as `optional`, inherit what is set on the schema inside, and override it. */
function addMetadata(at: { zodSchema: Schema; jsonSchema: JsonSchema; path: readonly unknown[] }): void {
  const { zodSchema, jsonSchema, path } = at;
  const { def } = zodSchema._zod;
  // An entry as a whole is never missing.
  if (path.length > 0 && jsonSchema.description === undefined) jsonSchema.description = helpOf(zodSchema);
  if ('discriminator' in def && typeof def.discriminator === 'string') jsonSchema.discriminator = def.discriminator;
  const rules = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  const hasFlags = (rule: object) => 'pattern' in rule && rule.pattern instanceof RegExp && rule.pattern.flags !== '';
  // JSON Schema has no flags, without which a pattern means something else.
  if (rules.some(hasFlags)) delete jsonSchema.pattern;
}

/** The error's advice for a missing value, where the schema has no description. */
function helpOf(schema: Schema): string | undefined {
  const [issue] = z.safeParse(schema, undefined).error?.issues ?? [];
  return issue?.message.startsWith('Invalid input') ? undefined : issue?.message;
}

function itemSpec(schema: JsonSchema): ItemSpec {
  const { title = '', description = '', kind } = schema;
  return { label: title, help: description, placeholder: kind?.placeholder, value: valueSpec(schema) };
}

function valueSpec(schema: JsonSchema): ValueSpec {
  const { type, anyOf, oneOf, discriminator } = schema;
  const options = (anyOf ?? oneOf ?? []).map(asSchema).flatMap((one) => (one.type === 'null' ? [] : [valueSpec(one)]));
  if (discriminator !== undefined) return variantsSpec(discriminator, options);
  const [only] = options;
  if (only) return options.length === 1 ? only : { is: 'either', of: options };
  if (schema.const !== undefined) return { is: 'choice', of: [schema.const] };
  if (schema.enum) return { is: 'choice', of: schema.enum };
  if (type === 'object') return groupSpec(schema);
  if (type === 'array') return listSpec(schema);
  if (type === 'boolean') return { is: 'flag' };
  if (type === 'number' || type === 'integer') return numberSpec(schema);
  return type === 'string' ? textSpec(schema) : { is: 'any' };
}

function groupSpec({ properties = {}, required = [], additionalProperties }: JsonSchema): GroupSpec {
  const fields = Object.entries(properties).map(([name, property]) =>
    fieldSpec(name, asSchema(property), required.includes(name)),
  );
  const others = asSchema(additionalProperties);
  return { is: 'group', fields, others: Object.keys(others).length > 0 ? itemSpec(others) : undefined };
}

function fieldSpec(name: string, schema: JsonSchema, isRequired: boolean): FieldSpec {
  const mayBeEmpty = schema.anyOf?.some((one) => asSchema(one).type === 'null') ?? false;
  const item = itemSpec(schema);
  return {
    ...item,
    ...{ name, label: item.label || labelOf(name), isOptional: !isRequired || mayBeEmpty },
    ...(mayBeEmpty && { mayBeEmpty }),
    ...(schema.default !== undefined && { defaultValue: schema.default }),
  };
}

function listSpec({ items, minItems = 0, maxItems }: JsonSchema): ValueSpec {
  return { is: 'list', item: itemSpec(asSchema(items)), least: minItems, most: maxItems };
}

function variantsSpec(by: string, groups: readonly ValueSpec[]): ValueSpec {
  const variants = groups.flatMap((group) => {
    if (group.is !== 'group') return [];
    const value = group.fields.find(({ name }) => name === by)?.value;
    return value?.is === 'choice' ? value.of.map((name) => ({ name: String(name), group })) : [];
  });
  return { is: 'variants', by, variants };
}

function numberSpec({ type, minimum, maximum }: JsonSchema): ValueSpec {
  // zod limits every whole number to what JavaScript can hold exactly.
  const limit = (value?: number) => (Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : value);
  return { is: 'number', isWhole: type === 'integer', least: limit(minimum), most: limit(maximum) };
}

function textSpec({ kind = { is: 'setting' }, minLength, maxLength, pattern }: JsonSchema): ValueSpec {
  return { is: 'text', kind, least: minLength, most: maxLength, pattern };
}

/** A schema may be `true` or `false` in JSON, too. */
function asSchema(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null ? { ...schema } : {};
}
