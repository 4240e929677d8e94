/** Generates files from the schemas: JSON Schemas and snippets for text editors, and the list of fields for authors. */
import {
  type CollectionSpec,
  chooserOf,
  entryNameOf,
  type FieldSpec,
  fieldHelp,
  fieldsOf,
  type GroupSpec,
  type ItemSpec,
  type TextSpec,
  type ValueSpec,
  type VariantsSpec,
} from '../content/index.ts';

type JsonSchema = Record<string, unknown>;

/**
 * A JSON Schema (draft-07) for entries. It also accepts null, because text editors read what follows the second `---` as another
 * YAML document, which is null if the file has no text.
 * @param variable matches the beginning of a variable. Text with one may exceed the limits, which apply after interpolation
 */
export function toJsonSchema(title: string, value: ValueSpec, variable?: RegExp): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...orNull(valueSchema(value, variable)) };
}

function orNull(schema: JsonSchema): JsonSchema {
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}

function valueSchema(value: ValueSpec, variable?: RegExp): JsonSchema {
  if (value.type === 'group') return groupSchema(value, variable);
  if (value.type === 'variants') return variantsSchema(value, variable);
  if (value.type === 'text') return textSchema(value, variable);
  if (value.type === 'boolean') return { type: 'boolean' };
  if (value.type === 'choice') return value.of.length === 1 ? { const: value.of[0] } : { enum: value.of };
  if (value.type === 'union') return { anyOf: value.of.map((one) => valueSchema(one, variable)) };
  if (value.type === 'any') return {};
  const { min, max } = value;
  if (value.type === 'number') return { type: value.isWhole ? 'integer' : 'number', minimum: min, maximum: max };
  return { type: 'array', items: itemSchema(value.item, variable), minItems: min || undefined, maxItems: max };
}

function groupSchema({ fields, others }: GroupSpec, variable?: RegExp): JsonSchema {
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const schemaOf = (field: FieldSpec): JsonSchema => ({
    ...{ title: field.label, description: fieldHelp(field) },
    ...(field.mayBeEmpty ? orNull(valueSchema(field.value, variable)) : valueSchema(field.value, variable)),
    default: typeof field.defaultValue === 'object' ? undefined : field.defaultValue,
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    required: required.length > 0 ? required : undefined,
    additionalProperties: others ? itemSchema(others, variable) : false,
  };
}

function itemSchema({ label, help, value }: ItemSpec, variable?: RegExp): JsonSchema {
  return { title: label || undefined, description: help || undefined, ...valueSchema(value, variable) };
}

/** The fields of a variant apply only if it is chosen. If the choice is wrong, a text editor reports only that. */
function variantsSchema({ by, variants }: VariantsSpec, variable?: RegExp): JsonSchema {
  const groups = variants.map(({ name, group }) => ({
    if: { type: 'object', required: [by], properties: { [by]: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: groupSchema(group, variable),
  }));
  const names = variants.map(({ name }) => name);
  return { type: 'object', required: [by], properties: { [by]: { enum: names } }, allOf: groups };
}

function textSchema({ kind, min, max, pattern }: TextSpec, variable?: RegExp): JsonSchema {
  const limits = { minLength: min, maxLength: max, pattern };
  const isLimited = Object.values(limits).some((limit) => limit !== undefined);
  const mayHaveVariable = isLimited && variable && kind.type === 'copy';
  return { type: 'string', ...(mayHaveVariable ? { if: { pattern: variable.source }, else: limits } : limits) };
}

/**
 * Fields as snippets (code.visualstudio.com/docs/editing/userdefinedsnippets). In the front matter of Markdown files, VS Code
 * completes from snippets only, not from schemas.
 */
export function toSnippets(collections: readonly CollectionSpec[]) {
  const snippets = new Map<string, ReturnType<typeof toSnippet> & { include: string[] }>();
  for (const collection of collections.filter(({ hasText }) => hasText)) {
    for (const field of fieldsOf(collection.spec().value)) {
      const snippet = toSnippet(field, collection, collections);
      const key = JSON.stringify(snippet);
      snippets.set(key, { ...snippet, include: [...(snippets.get(key)?.include ?? []), patternOf(collection)] });
    }
  }
  return Object.fromEntries(
    [...snippets.values()].map((one) => [
      // e.g. "title in services,company"
      `${one.prefix} in ${one.include}`.replace(/\*\*\/content\/|(\/\*)?\.md/g, ''),
      one,
    ]),
  );
}

function toSnippet(field: FieldSpec, { path }: CollectionSpec, collections: readonly CollectionSpec[]) {
  let stops = 0;
  // Files in the folder of this collection that are collections of their own.
  const others = collections.filter((other) => other.holds === 'one' && other.path.startsWith(`${path}/`));
  return {
    prefix: field.name,
    scope: 'yaml,markdown',
    body: fieldLines(field, () => ++stops),
    description: `${field.label}: ${fieldHelp(field)}`,
    ...(others.length > 0 && { exclude: others.map(patternOf) }),
  };
}

function patternOf({ path, holds }: CollectionSpec): string {
  return `**/content/${path}${holds === 'one' ? '' : '/*'}.md`;
}

/** @param nextStop returns the number of the next tab stop; each value has one */
function fieldLines({ name, value }: FieldSpec, nextStop: () => number): string[] {
  const [first = '', ...others] = valueLines(value, nextStop);
  const isBlock = value.type === 'list' || snippetFieldsOf(value).length > 0;
  return isBlock ? [`${name}:`, ...[first, ...others].map(indent)] : [`${name}: ${first}`];
}

const indent = (line: string) => `  ${line}`;

function valueLines(value: ValueSpec, nextStop: () => number): string[] {
  if (value.type === 'list') {
    const [first = '', ...others] = valueLines(value.item.value, nextStop);
    return [`- ${first}`, ...others.map(indent)];
  }
  const fields = snippetFieldsOf(value);
  if (fields.length > 0) return fields.flatMap((field) => fieldLines(field, nextStop));
  const choices = value.type === 'boolean' ? ['true', 'false'] : value.type === 'choice' ? value.of.map(String) : [];
  if (choices.length === 1) return choices;
  const offered = choices.map((one) => one.replace(/[\\,|]/g, '\\$&')).join(',');
  return [offered === '' ? `$${nextStop()}` : `\${${nextStop()}|${offered}|}`];
}

/** The required fields of a group, or all of them if none is; of variants, the field that chooses. */
function snippetFieldsOf(value: ValueSpec): readonly FieldSpec[] {
  if (value.type === 'variants') return [chooserOf(value)];
  const fields = value.type === 'group' ? value.fields : [];
  const required = fields.filter(({ isOptional }) => !isOptional);
  return required.length > 0 ? required : fields;
}

/** A field that at least this many collections share is listed once for all of them. */
const MIN_SHARED = 3;

/** Every field of every collection, as Markdown for authors. */
export function formatFieldsList(collections: readonly CollectionSpec[]): string {
  const listed = collections.map((collection) => ({ collection, fields: fieldsIn(collection.spec().value) }));
  const byKey = new Map<string, FieldSpec & { count: number }>();
  for (const field of listed.flatMap(({ fields }) => fields)) {
    const { count, isOptional } = byKey.get(keyOf(field)) ?? { count: 0, isOptional: false };
    byKey.set(keyOf(field), { ...field, count: count + 1, isOptional: isOptional || field.isOptional });
  }
  const isShared = (field: FieldSpec) => (byKey.get(keyOf(field))?.count ?? 0) >= MIN_SHARED;
  const shared = [...byKey.values()].filter(isShared);
  // By the fields of a group, as JSON: the field under which they are listed. Equal groups are listed once.
  const listedAt = new Map<string, string>();
  const sections = ['### Fields of many kinds', formatTable(shared, listedAt)];
  for (const { collection, fields } of listed) {
    const own = fields.filter((field) => !isShared(field));
    const [file, folder] = [`\`${collection.path}.md\``, `a file in \`${collection.path}/\``];
    sections.push(`### ${collection.holds === 'one' ? file : `${entryNameOf(collection)}: ${folder}`}`);
    sections.push(formatShared(fields.filter(isShared), collection), formatTable(own, listedAt));
  }
  return sections.filter((section) => section !== '').join('\n\n');
}

function formatShared(fields: readonly FieldSpec[], { hasText }: CollectionSpec): string {
  const above = fields.length === 0 ? '' : `As above: ${fields.map((field) => formatName(field)).join(', ')}. `;
  return `${above}${hasText ? 'Text may follow below.' : 'No text below.'}`;
}

/** The fields of a value or of each of its items. If only some variants have a field, its help names them. */
function fieldsIn(value: ValueSpec): readonly FieldSpec[] {
  if (value.type === 'list') return fieldsIn(value.item.value);
  if (value.type !== 'variants') return fieldsOf(value);
  return fieldsOf(value).map((field) => {
    const owners = value.variants.filter(({ group }) => group.fields.some(({ name }) => name === field.name));
    if (owners.length === value.variants.length) return field;
    const choice = owners.map(({ name }) => name).join(' or ');
    return { ...field, help: `with \`${value.by}: ${choice}\`: ${fieldHelp(field)}` };
  });
}

function formatTable(fields: readonly FieldSpec[], listedAt: Map<string, string>): string {
  const rowsOf = (field: FieldSpec, prefix: string): string[] => {
    const name = `${prefix}${field.name}`;
    const inner = fieldsIn(field.value);
    const key = JSON.stringify(inner);
    const first = inner.length > 0 ? listedAt.get(key) : undefined;
    const help = `${fieldHelp(field)}${first === undefined ? '' : `, with the same parts as \`${first}\` above`}`;
    if (first === undefined) listedAt.set(key, name);
    const below = first === undefined ? inner.flatMap((part) => rowsOf(part, `${name}.`)) : [];
    return [`| ${formatName(field, prefix)} | ${help.replaceAll('|', '\\|')} |`, ...below];
  };
  if (fields.length === 0) return '';
  return ['| field | what to write |', '| --- | --- |', ...fields.flatMap((field) => rowsOf(field, ''))].join('\n');
}

/** @param prefix the names of the fields around it, e.g. "address." */
function formatName({ name, isOptional }: FieldSpec, prefix = ''): string {
  return isOptional ? `\`${prefix}${name}\`` : `**\`${prefix}${name}\`**`;
}

/** Fields with equal keys count as the same field. They may differ in whether they are required. */
function keyOf({ name, help, defaultValue, value }: FieldSpec): string {
  return JSON.stringify([name, help, defaultValue, value]);
}
