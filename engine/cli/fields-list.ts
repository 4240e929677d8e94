/** Every field of every collection, as Markdown for authors. */
import {
  type CollectionSpec,
  entryNameOf,
  type FieldSpec,
  fieldHelp,
  fieldsOf,
  type ValueSpec,
} from '../content/index.ts';

/** A field that so many collections share is listed once for all of them. */
const MANY = 3;

export function writeFieldsList(collections: readonly CollectionSpec[]): string {
  const listed = collections.map((collection) => ({ collection, fields: fieldsIn(collection.kind.spec().value) }));
  const all = listed.flatMap(({ fields }) => fields);
  const alike = (field: FieldSpec) => all.filter((other) => keyOf(other) === keyOf(field));
  const isShared = (field: FieldSpec) => alike(field).length >= MANY;
  const shared = all
    .filter((field) => isShared(field) && alike(field)[0] === field)
    .map((field) => ({ ...field, isOptional: alike(field).some(({ isOptional }) => isOptional) }));
  // The parts of a group are listed once.
  const known = new Map<string, string>();
  const parts = ['### Fields of many kinds', writeTable(shared, known)];
  for (const { collection, fields } of listed) {
    const own = fields.filter((field) => !isShared(field));
    parts.push(headingOf(collection), listShared(fields.filter(isShared), collection), writeTable(own, known));
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

function headingOf(collection: CollectionSpec): string {
  const { holds, path } = collection;
  return `### ${holds === 'one' ? `\`${path}.md\`` : `${entryNameOf(collection)}: a file in \`${path}/\``}`;
}

function listShared(fields: readonly FieldSpec[], { kind }: CollectionSpec): string {
  const above = fields.length === 0 ? '' : `As above: ${fields.map((field) => nameOf(field)).join(', ')}. `;
  return `${above}${kind.hasText ? 'Text may follow below.' : 'No text below.'}`;
}

/** The fields of a value or of each of its items; one that only some variants have says which. */
function fieldsIn(value: ValueSpec): readonly FieldSpec[] {
  if (value.is === 'list') return fieldsIn(value.item.value);
  if (value.is !== 'variants') return fieldsOf(value);
  return fieldsOf(value).map((field) => {
    const owners = value.variants.filter(({ group }) => group.fields.some(({ name }) => name === field.name));
    if (owners.length === value.variants.length) return field;
    const choice = owners.map(({ name }) => name).join(' or ');
    return { ...field, help: `with \`${value.by}: ${choice}\`: ${fieldHelp(field)}` };
  });
}

/** @param known where each group was listed first */
function writeTable(fields: readonly FieldSpec[], known: Map<string, string>): string {
  const rowsOf = (field: FieldSpec, before: string): string[] => {
    const name = `${before}${field.name}`;
    const inner = fieldsIn(field.value);
    const key = JSON.stringify(inner);
    const first = inner.length > 0 ? known.get(key) : undefined;
    const help = `${fieldHelp(field)}${first === undefined ? '' : `; its parts are those of \`${first}\``}`;
    if (first === undefined) known.set(key, name);
    const below = first === undefined ? inner.flatMap((part) => rowsOf(part, `${name}.`)) : [];
    return [`| ${nameOf(field, before)} | ${help.replaceAll('|', '\\|')} |`, ...below];
  };
  if (fields.length === 0) return '';
  return ['| field | what to write |', '| --- | --- |', ...fields.flatMap((field) => rowsOf(field, ''))].join('\n');
}

/** Bold if it is required. */
function nameOf({ name, isOptional }: FieldSpec, before = ''): string {
  return isOptional ? `\`${before}${name}\`` : `**\`${before}${name}\`**`;
}

/** The same for fields that are alike, required or not. */
function keyOf({ name, help, standard, value }: FieldSpec): string {
  return JSON.stringify([name, help, standard, value]);
}
