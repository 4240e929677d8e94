/** Schema introspection: what a schema accepts from an author, as plain data. */
import { z } from 'zod';
import {
  type FieldKind,
  type FieldRole,
  type FieldSpec,
  type GroupSpec,
  type ItemSpec,
  toLabel,
  type ValueSpec,
} from './field-spec.ts';

declare module 'zod' {
  interface GlobalMeta extends FieldRole {
    /** Set by `ofKind()` of fields.ts. */
    kind?: FieldKind;
  }
}

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema &
  FieldRole & {
    kind?: FieldKind;
    /** The field that chooses one of `oneOf`. */
    discriminator?: string;
  };

export function introspect(schema: Schema): ItemSpec {
  // By default, zod repeats a schema that is used twice, so there is no `$ref`.
  const options = { io: 'input', target: 'draft-07', unrepresentable: 'any', override: addMetadata } as const;
  return itemSpec(z.toJSONSchema(schema, options));
}

/** Called by zod for each schema. A wrapper, such as `optional`, already has the metadata of the schema inside. */
function addMetadata(at: { zodSchema: Schema; jsonSchema: JsonSchema; path: readonly unknown[] }): void {
  const { zodSchema, jsonSchema, path } = at;
  const { def } = zodSchema._zod;
  // An entry as a whole (an empty path) needs no help on what to write.
  const help = path.length > 0 ? getHelp(zodSchema) : undefined;
  if (help !== undefined) jsonSchema.description ??= help;
  if ('discriminator' in def && typeof def.discriminator === 'string') jsonSchema.discriminator = def.discriminator;
  const rules = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  const hasFlags = (rule: object) => 'pattern' in rule && rule.pattern instanceof RegExp && rule.pattern.flags !== '';
  // JSON Schema has no flags, and a pattern means something else without them.
  if (rules.some(hasFlags)) delete jsonSchema.pattern;
}

/** Without a description, the help text is the error message for a missing value (see fields.ts). */
function getHelp(schema: Schema): string | undefined {
  const [issue] = z.safeParse(schema, undefined).error?.issues ?? [];
  return issue?.message.startsWith('Invalid input') ? undefined : issue?.message;
}

function itemSpec(schema: JsonSchema): ItemSpec {
  const { title = '', description = '' } = schema;
  return { label: title, help: description, value: valueSpec(schema) };
}

function valueSpec(schema: JsonSchema): ValueSpec {
  const { type, anyOf, oneOf, discriminator } = schema;
  const options = (anyOf ?? oneOf ?? []).map(asSchema).flatMap((one) => (one.type === 'null' ? [] : [valueSpec(one)]));
  if (discriminator !== undefined) return variantsSpec(discriminator, options);
  const [only] = options;
  if (only) return options.length === 1 ? only : { type: 'union', of: options };
  if (schema.const !== undefined) return { type: 'choice', of: [schema.const] };
  if (schema.enum) return { type: 'choice', of: schema.enum };
  if (type === 'object') return groupSpec(schema);
  if (type === 'array') {
    const { items, minItems = 0, maxItems } = schema;
    return { type: 'list', item: itemSpec(asSchema(items)), min: minItems, max: maxItems };
  }
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'number' || type === 'integer') return numberSpec(schema);
  if (type !== 'string') return { type: 'any' };
  const { kind = { type: 'data' }, minLength, maxLength, pattern } = schema;
  return { type: 'text', kind, min: minLength, max: maxLength, pattern };
}

function groupSpec({ properties = {}, required = [], additionalProperties }: JsonSchema): GroupSpec {
  const fields = Object.entries(properties).map(([name, property]) =>
    fieldSpec(name, asSchema(property), required.includes(name)),
  );
  const others = asSchema(additionalProperties);
  return { type: 'group', fields, others: Object.keys(others).length > 0 ? itemSpec(others) : undefined };
}

function fieldSpec(name: string, schema: JsonSchema, isRequired: boolean): FieldSpec {
  const mayBeEmpty = schema.anyOf?.some((one) => asSchema(one).type === 'null') ?? false;
  const { role, isRare, isUnsearched } = schema;
  const item = itemSpec(schema);
  return {
    ...item,
    name,
    label: item.label || toLabel(name),
    isOptional: !isRequired || mayBeEmpty,
    ...(mayBeEmpty && { mayBeEmpty }),
    ...(role && { role }),
    ...(isRare && { isRare }),
    ...(isUnsearched && { isUnsearched }),
    ...(schema.default !== undefined && { defaultValue: schema.default }),
  };
}

function variantsSpec(by: string, groups: readonly ValueSpec[]): ValueSpec {
  const variants = groups.flatMap((group) => {
    if (group.type !== 'group') return [];
    const value = group.fields.find(({ name }) => name === by)?.value;
    return value?.type === 'choice' ? value.of.map((name) => ({ name: String(name), group })) : [];
  });
  return { type: 'variants', by, variants };
}

function numberSpec({ type, minimum, maximum }: JsonSchema): ValueSpec {
  // zod limits every whole number to what JavaScript can hold exactly.
  const limit = (value?: number) => (Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : value);
  return { type: 'number', isWhole: type === 'integer', min: limit(minimum), max: limit(maximum) };
}

/** JSON Schema also allows `true` and `false` as schemas. */
function asSchema(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null ? { ...schema } : {};
}
