/** Field specs as JSON Schema (draft-07), for editors that know nothing of this project. */
import { type FieldSpec, fieldHelp, type GroupSpec, type ItemSpec, type ValueSpec } from '../content/index.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
}

/**
 * @param title of an entry
 * @param placeholder matches variables in copy: limits hold for the text with their values
 * @returns a schema that accepts null, too: editors see the body below the second `---` as another YAML document
 */
export function writeJsonSchema(title: string, value: ValueSpec, placeholder?: RegExp): JsonSchema {
  const schemaOf = (value: ValueSpec): JsonSchema => {
    if (value.is === 'group') return groupSchema(value);
    if (value.is === 'variants') {
      // All that depends on the choice goes below it, so that an editor reports a wrong choice alone.
      return {
        type: 'object',
        required: [value.by],
        properties: { [value.by]: { enum: value.variants.map(({ name }) => name) } },
        allOf: value.variants.map(({ name, group }) => ({
          if: { type: 'object', required: [value.by], properties: { [value.by]: { const: name } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
          then: groupSchema(group),
        })),
      };
    }
    if (value.is === 'list') {
      return { type: 'array', items: itemSchema(value.item), minItems: value.least || undefined, maxItems: value.most };
    }
    if (value.is === 'number') {
      return { type: value.isWhole ? 'integer' : 'number', minimum: value.least, maximum: value.most };
    }
    if (value.is === 'text') {
      const limits = { minLength: value.least, maxLength: value.most, pattern: value.pattern };
      const isLimited = Object.values(limits).some((limit) => limit !== undefined);
      const isFilled = isLimited && placeholder && value.kind.is === 'copy';
      return { type: 'string', ...(isFilled ? { if: { pattern: placeholder.source }, else: limits } : limits) };
    }
    if (value.is === 'flag') return { type: 'boolean' };
    if (value.is === 'choice') return value.of.length === 1 ? { const: value.of[0] } : { enum: value.of };
    return value.is === 'either' ? { anyOf: value.of.map(schemaOf) } : {};
  };
  const groupSchema = ({ fields, others }: GroupSpec): JsonSchema => {
    const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
      required: required.length > 0 ? required : undefined,
      additionalProperties: others ? itemSchema(others) : false,
    };
  };
  const fieldSchema = (field: FieldSpec): JsonSchema => ({
    title: field.label,
    description: fieldHelp(field),
    ...(field.mayBeEmpty ? orNull(schemaOf(field.value)) : schemaOf(field.value)),
    default: typeof field.standard === 'object' ? undefined : field.standard,
  });
  const itemSchema = ({ label, help, value }: ItemSpec): JsonSchema => ({
    title: label || undefined,
    description: help || undefined,
    ...schemaOf(value),
  });
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...orNull(schemaOf(value)) };
}

function orNull(schema: JsonSchema): JsonSchema {
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}
