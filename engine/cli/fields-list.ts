/** Every field of every collection, as Markdown for authors. */
import {
  type CollectionSpec,
  chooserOf,
  entryNameOf,
  type FieldSpec,
  fieldHelp,
  type GroupSpec,
  type ValueSpec,
} from '../content/index.ts';

/** A field that so many collections share is listed once for all of them. */
const MANY = 3;

export function writeFieldsList(collections: readonly CollectionSpec[]): string {
  const listed = collections.map((one) => ({ collection: one, fields: fieldsOf(one.kind.spec().value) }));
  const all = listed.flatMap(({ fields }) => fields);
  const alike = (field: FieldSpec) => all.filter((other) => keyOf(other) === keyOf(field));
  const isShared = (field: FieldSpec) => alike(field).length >= MANY;
  const shared = all
    .filter((field) => isShared(field) && alike(field)[0] === field)
    .map((field) => ({ ...field, isOptional: alike(field).some(({ isOptional }) => isOptional) }));
  // The parts of a group are listed once.
  const known = new Map<string, string>();
  const tableOf = (fields: readonly FieldSpec[]) => writeTable(fields.flatMap((field) => rowsOf(field, '', known)));
  const parts = [
    '### Fields of many kinds',
    tableOf(shared),
    ...listed.flatMap(({ collection, fields }) => [
      `### ${headingOf(collection)}`,
      listShared(fields.filter(isShared), collection),
      tableOf(fields.filter((field) => !isShared(field))),
    ]),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function headingOf(collection: CollectionSpec): string {
  const { holds, path } = collection;
  return holds === 'one' ? `\`${path}.md\`` : `${entryNameOf(collection)}: a file in \`${path}/\``;
}

function listShared(fields: readonly FieldSpec[], { kind }: CollectionSpec): string {
  const names = fields.map(({ name, isOptional }) => (isOptional ? `\`${name}\`` : `**\`${name}\`**`));
  const above = names.length === 0 ? '' : `As above: ${names.join(', ')}. `;
  return `${above}${kind.hasText ? 'Text may follow below.' : 'No text below.'}`;
}

/** Of variants: the fields that all share, the one that chooses, and the others with the choice that they need. */
function fieldsOf(value: ValueSpec): readonly FieldSpec[] {
  if (value.is !== 'variants') return value.is === 'group' ? value.fields : [];
  const { by, variants } = value;
  const isCommon = (field: FieldSpec) =>
    variants.every(({ group }) => group.fields.some((other) => keyOf(other) === keyOf(field)));
  const own = variants.flatMap(({ name, group }) =>
    group.fields
      .filter((field) => field.name !== by && !isCommon(field))
      .map((field) => ({ ...field, help: `with \`${by}: ${name}\`: ${fieldHelp(field)}` })),
  );
  return [...(variants[0]?.group.fields ?? []).filter(isCommon), chooserOf(value), ...own];
}

type Row = [field: string, help: string];

function rowsOf(field: FieldSpec, before: string, known: Map<string, string>): Row[] {
  const name = `${before}${field.name}`;
  const label = field.isOptional ? `\`${name}\`` : `**\`${name}\`**`;
  const group = groupIn(field.value);
  const key = JSON.stringify(group);
  const same = known.get(key);
  if (group === undefined) return [[label, fieldHelp(field)]];
  if (same !== undefined) return [[label, `${fieldHelp(field)}; its parts are those of \`${same}\``]];
  known.set(key, name);
  return [[label, fieldHelp(field)], ...group.fields.flatMap((part) => rowsOf(part, `${name}.`, known))];
}

/** The group that a field is, or that each of its items is. */
function groupIn(value: ValueSpec): GroupSpec | undefined {
  if (value.is === 'list') return groupIn(value.item.value);
  if (value.is === 'variants') return { is: 'group', fields: fieldsOf(value) };
  return value.is === 'group' ? value : undefined;
}

function writeTable(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(([field, help]) => `| ${field} | ${help.replaceAll('|', '\\|')} |`);
  return ['| field | what to write |', '| --- | --- |', ...lines].join('\n');
}

/** The same for fields that are alike, required or not. */
function keyOf({ name, help, standard, value }: FieldSpec): string {
  return JSON.stringify([name, help, standard, value]);
}
