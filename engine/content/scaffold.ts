/** `npm run new`: writes a new content file. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type FieldPath, fieldNameOf, findSimilar, UsageError } from '../core/index.ts';
import { type CollectionSpec, entryNameOf, listCollections, nextOrder, singularOf } from './collections.ts';
import {
  type FieldSpec,
  fieldHelp,
  fieldsOf,
  type ItemSpec,
  namesAt,
  slugify,
  specAt,
  type ValueSpec,
  valueAt,
  withValue,
} from './field-spec.ts';
import { readContent } from './read.ts';
import { fileIn } from './source.ts';
import type { Rules } from './validate.ts';
import { yamlBlock, yamlInline } from './yaml-text.ts';

export interface ScaffoldOptions {
  content: string;
  /** The kind, the title, and fields such as group=product-categories. */
  args: readonly string[];
  /** The name of the file, without `.md`. Default: made from the title. */
  name?: string | undefined;
  log(line: string): void;
}

/**
 * Builds the site with the new file, without writing the site.
 * @param path in the content folder, e.g. "managers/ann-lee.md"
 * @returns the addresses of the pages that show it
 * @throws BuildFailure
 */
export type TrialBuild = (path: string, isDraft: boolean) => Promise<readonly string[]>;

/** Leaves room for entries before the first one. */
const FIRST_ORDER = 10;

/**
 * Writes a new content file with all required fields, and reports the pages that show it.
 * @throws UsageError if something is missing or the file exists; nothing is written then
 * @throws BuildFailure if the site can't be built with it; the file stays, to be corrected
 */
export async function createEntry(
  rules: Pick<Rules<unknown>, 'collections'>,
  { args: [kind, ...args], name, content, log }: ScaffoldOptions,
  tryBuild: TrialBuild,
): Promise<void> {
  const { path: folder, hasText, spec: specOf } = findKind(kind, listCollections(rules.collections));
  const spec = specOf();
  const { title, entry } = readArgs(args, spec);
  const slug = name ?? slugify(title);
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) {
    throw new UsageError(`\`${slug || title}\` is not a valid file name. Use a to z, digits and hyphens: --name NAME`);
  }
  const path = `${folder}/${slug}.md`;
  const [file, onDisk] = [fileIn(content, path), join(content, path)];
  if (existsSync(onDisk)) {
    throw new UsageError(`\`${file}\` already exists. Choose another title, or another file name: --name NAME`);
  }
  const data = fillImplied(spec, entry, nextOrder(folder, readContent(content).sources) ?? FIRST_ORDER);
  const missing = listMissing(spec, data);
  if (missing.length > 0) throw new UsageError(explainMissing(missing, `npm run new ${kind}`, args));
  mkdirSync(dirname(onDisk), { recursive: true });
  writeFileSync(onDisk, `---\n${yamlFields(spec.value, data, 0)}---\n`, { flag: 'wx' });
  log(`${file}: created. Optional fields are in comments.`);
  log(describePages(await tryBuild(path, valueAt(data, ['draft']) === true)));
  if (hasText) log('Its text goes below the second ---, in Markdown.');
}

/**
 * Finds a collection by its folder, the name of its entries ("hero slide"), or a word that only this name has ("slide").
 * @throws UsageError that lists the kinds
 */
function findKind(kind: string | undefined, collections: readonly CollectionSpec[]): CollectionSpec {
  const typed = slugify(kind ?? '');
  const folders = collections.filter(({ holds }) => holds === 'many');
  const kinds = folders.map((collection) => {
    const keyword = slugify(entryNameOf(collection));
    return { collection, keyword, names: [keyword, collection.path, slugify(singularOf(collection.path))] };
  });
  const exact = kinds.filter(({ names }) => names.includes(typed));
  const partial = kinds.filter(({ keyword }) => typed.split('-').every((part) => keyword.split('-').includes(part)));
  const [found, ...others] = exact.length > 0 ? exact : partial;
  if (found && others.length === 0) return found.collection;
  const similar = findSimilar(
    typed,
    kinds.flatMap(({ names }) => names),
  );
  const errors = [
    kind === undefined && 'Name the kind of the entry: npm run new KIND "Title".',
    found && `\`${kind}\` matches several: ${partial.map(({ keyword }) => keyword).join(', ')}.`,
    similar && `Unknown kind \`${kind}\`. Did you mean \`${similar}\`?`,
    `Unknown kind \`${kind}\`.`,
  ];
  const all = kinds.map(({ keyword, collection }) => `  ${keyword.padEnd(24)}content/${collection.path}`);
  throw new UsageError([`${errors.find(Boolean)} The kinds are:`, ...all].join('\n'));
}

function readArgs(args: readonly string[], spec: ItemSpec): { title: string; entry: unknown } {
  const isField = (arg: string) => /^[a-z][\w.-]*=/i.test(arg);
  const data = parseFields(args.filter(isField), spec);
  const titlePath = findTitle(spec.value);
  // A title without quotes arrives as several arguments.
  const given = args
    .filter((arg) => !isField(arg))
    .join(' ')
    .trim();
  const title = String(given || ((titlePath && valueAt(data, titlePath)) ?? ''));
  if (title === '') throw new UsageError('The title is missing. Add it in quotes: npm run new KIND "Title"');
  return { title, entry: titlePath ? withValue(data, titlePath, title) : data };
}

/**
 * @param args e.g. "order=7", "picture.src=floral.jpg"
 * @throws UsageError with every unknown field
 */
function parseFields(args: readonly string[], spec: ItemSpec): unknown {
  const errors: string[] = [];
  const data = args.reduce<unknown>((entry, arg) => {
    const [name = ''] = arg.split('=', 1);
    const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const field = specAt(spec, entry, path);
    if (field) return withValue(entry, path, parseValue(field.value, arg.slice(name.length + 1)));
    errors.push(explainUnknown(path, entry, spec));
    return entry;
  }, {});
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return data;
}

function parseValue(value: ValueSpec, typed: string): unknown {
  if (value.type === 'text') return typed;
  try {
    return parse(typed);
  } catch {
    return typed;
  }
}

function explainUnknown(path: FieldPath, data: unknown, spec: ItemSpec): string {
  const depth = path.findIndex((_, index) => !specAt(spec, data, path.slice(0, index + 1)));
  const group = path.slice(0, depth);
  const names = namesAt(spec, data, group);
  const similar = findSimilar(String(path[depth]), names);
  const fix = similar ? `Did you mean \`${similar}\`?` : `Use one of ${names.join(', ')}.`;
  return `Unknown field \`${fieldNameOf(path)}\`.${names.length > 0 ? ` ${fix}` : ''}`;
}

/** The path of the field that holds the title of an entry: at the top, or in a group. */
function findTitle(value: ValueSpec): FieldPath | undefined {
  const fields = fieldsOf(value);
  const own = ['name', 'title', 'heading'].find((name) => fields.some((field) => field.name === name));
  if (own !== undefined) return [own];
  for (const { name, value: group } of fields) {
    const below = group.type === 'group' ? findTitle(group) : undefined;
    if (below) return [name, ...below];
  }
  return undefined;
}

interface MissingField extends ItemSpec {
  path: FieldPath;
}

function listMissing({ value }: Pick<ItemSpec, 'value'>, data: unknown, path: FieldPath = []): MissingField[] {
  return knownFields(value, data).flatMap((field) => {
    const [current, fieldPath] = [valueAt(data, [field.name]), [...path, field.name]];
    if (current === undefined && field.isOptional) return [];
    if (field.value.type === 'group' || field.value.type === 'variants') return listMissing(field, current, fieldPath);
    return current === undefined ? [{ ...field, path: fieldPath }] : [];
  });
}

/** The fields of a group. Before a variant is chosen: those that all variants require. */
function knownFields(value: ValueSpec, data: unknown): readonly FieldSpec[] {
  const fields = fieldsOf(value, data);
  if (value.type !== 'variants' || valueAt(data, [value.by]) !== undefined) return fields;
  const required = value.variants.map(({ group }) => group.fields.filter(({ isOptional }) => !isOptional));
  return fields.filter(({ name }) => required.every((own) => own.some((field) => field.name === name)));
}

/** Fills in `order`, choices that have a single option, and lists that may be empty. */
function fillImplied(spec: ItemSpec, data: unknown, order: number): unknown {
  return listMissing(spec, data).reduce((entry, { path, value }) => {
    const implied = fieldNameOf(path) === 'order' ? order : impliedValue(value);
    return implied === undefined ? entry : withValue(entry, path, implied);
  }, data);
}

function impliedValue(value: ValueSpec): unknown {
  if (value.type === 'choice' && value.of.length === 1) return value.of[0];
  return value.type === 'list' && value.min === 0 ? [] : undefined;
}

function explainMissing(missing: readonly MissingField[], command: string, args: readonly string[]): string {
  const fields = missing.map((field) => ({ field: `${fieldNameOf(field.path)}=…`, help: fieldHelp(field) }));
  const quoted = [...args, ...fields.map(({ field }) => field)].map((arg) => JSON.stringify(arg));
  return [
    'These fields are required. Add them after the title:',
    ...fields.map(({ field, help }) => `  ${field.padEnd(16)} ${help}`),
    `For example: ${command} ${quoted.join(' ')}`,
    'Or fill in a form: npm start, then Edit and New.',
  ].join('\n');
}

function describePages([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No page shows it yet.';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Shown on ${first}${more}. Preview it with npm start.`;
}

/** The fields in the order of the schema. Optional fields without a value become YAML comments. */
function yamlFields(group: ValueSpec, data: unknown, column: number): string {
  return fieldsOf(group, data)
    .map((field) => yamlField(field, valueAt(data, [field.name]), column))
    .join('');
}

function yamlField(field: FieldSpec, value: unknown, column: number): string {
  const indent = ' '.repeat(column);
  if (value === undefined) return `${indent}# ${field.name}: ${fieldHelp(field)}\n`;
  const inner = typeof value === 'object' ? yamlFields(field.value, value, column + 2) : '';
  return inner === '' ? yamlBlock({ [field.name]: value }, column) : `${indent}${yamlInline(field.name)}:\n${inner}`;
}
