/** Kinds of entry as JSON Schema (draft-07), for editors that know nothing of this project. */
import type { FieldSpec, GroupSpec, ItemSpec, TextSpec, ValueSpec } from '../content/field-spec.ts';
import { fieldHelp } from '../content/field-words.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
}

/** What is not known of a site by its schemas alone. */
export interface Writing {
  /** What stands in copy for words that are put in later: limits hold for what comes of them. */
  placeholder?: RegExp | undefined;
}

/**
 * @param title what one of the kind is called
 * @returns a schema that lets nothing pass, too: to editors, what stands below the second `---` is another document of YAML
 */
export function writeJsonSchema(title: string, value: ValueSpec, writing: Writing): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...orEmpty(schemaOf(value, writing)) };
}

function schemaOf(value: ValueSpec, writing: Writing): JsonSchema {
  if (value.is === 'text') return textSchema(value, writing);
  if (value.is === 'number') {
    return trim({ type: value.isWhole ? 'integer' : 'number', minimum: value.least, maximum: value.most });
  }
  if (value.is === 'flag') return { type: 'boolean' };
  if (value.is === 'choice') return value.of.length === 1 ? { const: value.of[0] } : { enum: value.of };
  if (value.is === 'group') return groupSchema(value, writing);
  if (value.is === 'list') {
    return trim({
      type: 'array',
      items: itemSchema(value.item, writing),
      minItems: value.least || undefined,
      maxItems: value.most,
    });
  }
  if (value.is === 'variants') return variantsSchema(value, writing);
  return value.is === 'either' ? { anyOf: value.of.map((one) => schemaOf(one, writing)) } : {};
}

function textSchema({ kind, least, most, pattern }: TextSpec, { placeholder }: Writing): JsonSchema {
  const limits = trim({ minLength: least, maxLength: most, pattern });
  const isFilled = kind.is === 'copy' && placeholder !== undefined && Object.keys(limits).length > 0;
  if (!isFilled) return { type: 'string', ...limits };
  return { type: 'string', if: { pattern: placeholder.source }, else: limits };
}

function groupSchema({ fields, others }: GroupSpec, writing: Writing): JsonSchema {
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, writing)])),
    ...(required.length > 0 && { required }),
    additionalProperties: others ? itemSchema(others, writing) : false,
  };
}

function fieldSchema(field: FieldSpec, writing: Writing): JsonSchema {
  const { label, standard, value, mayBeEmpty } = field;
  const schema = schemaOf(value, writing);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof standard);
  return {
    title: label,
    description: fieldHelp(field),
    ...(mayBeEmpty ? orEmpty(schema) : schema),
    ...(isPlain && { default: standard }),
  };
}

function itemSchema({ label, help, value }: ItemSpec, writing: Writing): JsonSchema {
  return trim({ title: label || undefined, description: help || undefined, ...schemaOf(value, writing) });
}

/** All that depends on the field that chooses stands with its choice, so that an editor complains of that one alone. */
function variantsSchema({ by, variants }: Extract<ValueSpec, { is: 'variants' }>, writing: Writing): JsonSchema {
  return {
    type: 'object',
    required: [by],
    properties: { [by]: { enum: variants.map(({ name }) => name) } },
    allOf: variants.map(({ name, group }) => ({
      if: { type: 'object', required: [by], properties: { [by]: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: groupSchema(group, writing),
    })),
  };
}

function orEmpty(schema: JsonSchema): JsonSchema {
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}

/** Without what is not known. */
function trim(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
