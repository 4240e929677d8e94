/** Every field of every kind of entry, as Markdown for those who write them. */
import { choiceOf } from '../content/choice-of.ts';
import type { CollectionSpec } from '../content/collection-specs.ts';
import type { FieldSpec, GroupSpec, ValueSpec } from '../content/field-spec.ts';
import { fieldHelp } from '../content/field-words.ts';
import { introspect } from '../content/introspect.ts';
import { nameOfKind } from '../content/titles.ts';

/** A line of a table. */
interface Row {
  /** e.g. "picture.src" */
  name: string;
  needed: boolean;
  says: string;
}

/** How many kinds have to have a field alike for it to be told once for all. */
const MANY = 3;

/** @param homes every place of the content */
export function writeFieldsList(homes: readonly CollectionSpec[]): string {
  const kinds = homes.map((home) => ({ home, fields: fieldsOf(introspect(home.kind.fields)) }));
  const all = kinds.flatMap(({ fields }) => fields);
  const alike = (field: FieldSpec) => all.filter((other) => keyOf(other) === keyOf(field));
  const isShared = (field: FieldSpec) => alike(field).length >= MANY;
  const shared = [...new Map(all.filter(isShared).map((field) => [keyOf(field), field])).values()].map((field) => ({
    ...field,
    isOptional: alike(field).some(({ isOptional }) => isOptional),
  }));
  // Groups are taken apart once.
  const told = new Map<string, string>();
  const rowsOf = (fields: readonly FieldSpec[]) => fields.flatMap((field) => listRows(field, '', told));
  const parts = [
    '### Fields of many kinds',
    writeTable(rowsOf(shared)),
    ...kinds.flatMap(({ home, fields }) => [
      `### ${headingOf(home)}`,
      tellShared(fields.filter(isShared), home),
      writeTable(rowsOf(fields.filter((field) => !isShared(field)))),
    ]),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function headingOf(home: CollectionSpec): string {
  return home.holds === 'one' ? `\`${home.path}.md\`` : `${nameOfKind(home)}: a file in \`${home.path}/\``;
}

function tellShared(fields: readonly FieldSpec[], { kind }: CollectionSpec): string {
  const name = ({ name, isOptional }: FieldSpec) => (isOptional ? `\`${name}\`` : `**\`${name}\`**`);
  const above = fields.length === 0 ? '' : `As above: ${fields.map(name).join(', ')}. `;
  return `${above}${kind.hasText ? 'A text may stand below.' : 'No text stands below.'}`;
}

/** Of several variants, what all have comes first, and says nothing of them. */
function fieldsOf(value: ValueSpec): readonly FieldSpec[] {
  if (value.is !== 'variants') return value.is === 'group' ? value.fields : [];
  const { by, variants } = value;
  const isCommon = (field: FieldSpec) =>
    variants.every(({ group }) => group.fields.some((other) => keyOf(other) === keyOf(field)));
  const common = (variants[0]?.group.fields ?? []).filter(isCommon);
  const own = variants.flatMap(({ name, group }) =>
    group.fields
      .filter((field) => field.name !== by && !isCommon(field))
      .map((field) => ({ ...field, help: `with \`${by}: ${name}\`: ${fieldHelp(field)}` })),
  );
  return [...common, choiceOf(value), ...own];
}

function listRows(field: FieldSpec, before: string, told: Map<string, string>): Row[] {
  const name = `${before}${field.name}`;
  const group = groupIn(field.value);
  const known = group && told.get(JSON.stringify(group));
  const says = known === undefined ? fieldHelp(field) : `${fieldHelp(field)}; its parts are those of \`${known}\``;
  const row = { name, needed: !field.isOptional, says };
  if (group === undefined || known !== undefined) return [row];
  told.set(JSON.stringify(group), name);
  return [row, ...group.fields.flatMap((part) => listRows(part, `${name}.`, told))];
}

/** The group that a field is, or that each of its items is. */
function groupIn(value: ValueSpec): GroupSpec | undefined {
  if (value.is === 'list') return groupIn(value.item.value);
  if (value.is === 'variants') return { is: 'group', fields: fieldsOf(value) };
  return value.is === 'group' ? value : undefined;
}

function writeTable(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ name, needed, says }) => `| ${needed ? `**\`${name}\`**` : `\`${name}\``} | ${inCell(says)} |`,
  );
  return ['| field | what to write |', '| --- | --- |', ...lines].join('\n');
}

function inCell(words: string): string {
  return words.replaceAll('|', '\\|');
}

/** Equal for fields that are alike, needed or not. */
function keyOf({ name, help, standard, value }: FieldSpec): string {
  return JSON.stringify([name, help, standard, value]);
}
