/** `npm run new`: writes a new content file. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FieldPath, findNear, isIgnored, nameOf, UsageError } from '../core/index.ts';
import { type CollectionSpec, entryNameOf, listCollections, nextOrder, singularOf } from './collections.ts';
import {
  type FieldKind,
  type FieldSpec,
  fieldHelp,
  fieldsOf,
  type ItemSpec,
  namesAt,
  proposeName,
  specAt,
  type ValueSpec,
  valueAt,
  withValue,
} from './field-spec.ts';
import { writeBlock, writeText } from './front-matter.ts';
import { readContent } from './read.ts';
import { type EntryForm, fillForm, fillSettled, listGaps, parseAnswer, type Terminal } from './scaffold-form.ts';
import { fileIn, type Source } from './source.ts';
import type { Rules } from './validate.ts';

export interface ScaffoldOptions {
  /** The folders of the content and of the pictures. */
  content: string;
  images: string;
  /** The kind, the title, and fields such as group=product-categories. */
  words: readonly string[];
  /** The name of the file, without `.md`. Default: made from the title. */
  name?: string | undefined;
  /** None where nobody can be asked. */
  terminal: Terminal | undefined;
  log(line: string): void;
}

/**
 * Builds the site with a new file, without writing anything.
 * @param path in the content folder, e.g. "managers/ann-lee.md"
 * @returns the addresses of the pages that show it
 * @throws BuildFailure
 */
export type TrialBuild = (path: string, isDraft: boolean) => Promise<readonly string[]>;

/** Leaves room for entries before it. */
const FIRST_ORDER = 10;

/**
 * Writes a new content file with all required fields, and reports the pages that show it.
 * @throws UsageError if something is missing or the file exists; nothing is written then
 * @throws BuildFailure if the site can't be built with it; the file stays, to be corrected
 */
export async function createEntry(
  rules: Pick<Rules<unknown>, 'collections'>,
  { words: [word, ...words], name, terminal, log, ...folders }: ScaffoldOptions,
  tryBuild: TrialBuild,
): Promise<void> {
  const collection = findKind(word, listCollections(rules.collections));
  const form = openForm(collection, folders);
  const { title, entry } = await begin(words, form.spec, terminal);
  const slug = name ?? proposeName(title);
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) {
    throw new UsageError(`\`${slug}\` can't name a file. Use lowercase letters, digits and hyphens: --name NAME`);
  }
  const path = `${collection.path}/${slug}.md`;
  const [file, onDisk] = [fileIn(folders.content, path), join(folders.content, path)];
  if (existsSync(onDisk)) {
    throw new UsageError(`\`${file}\` already exists. Choose another title, or another file name: --name NAME`);
  }
  const data = terminal ? await fillForm(form, entry, terminal) : requireAll(form.spec, fillSettled(form, entry));
  mkdirSync(dirname(onDisk), { recursive: true });
  writeFileSync(onDisk, `---\n${writeFields(form.spec.value, data, 0)}---\n`, { flag: 'wx' });
  log(`${file}: created. Optional fields are in comments.`);
  log(reportPages(await tryBuild(path, valueAt(data, ['draft']) === true)));
  if (collection.kind.hasText) log('Its text goes below the second ---, in Markdown.');
}

/**
 * Finds a folder by its name, by what its entries are called, or by words of that which no other has, e.g. "slide".
 * @throws UsageError that lists the kinds
 */
function findKind(word: string | undefined, collections: readonly CollectionSpec[]): CollectionSpec {
  const typed = proposeName(word ?? '');
  const kinds = collections
    .filter(({ holds }) => holds === 'many')
    .map((collection) => ({ collection, keyword: proposeName(entryNameOf(collection)) }));
  const keywordsOf = ({ keyword, collection: { path } }: (typeof kinds)[number]) => [
    ...[keyword, path, proposeName(singularOf(path))],
  ];
  const exact = kinds.filter((kind) => keywordsOf(kind).includes(typed));
  const alike = kinds.filter(({ keyword }) => typed.split('-').every((part) => keyword.split('-').includes(part)));
  const [found, ...others] = exact.length > 0 ? exact : alike;
  if (found && others.length === 0) return found.collection;
  const near = findNear(typed, kinds.flatMap(keywordsOf));
  const errors = [
    word === undefined && 'Name the kind of the entry: npm run new KIND "Title".',
    found && `\`${word}\` matches several: ${alike.map(({ keyword }) => keyword).join(', ')}.`,
    near && `Unknown kind \`${word}\`. Did you mean \`${near}\`?`,
    `Unknown kind \`${word}\`.`,
  ];
  const all = kinds.map(({ keyword, collection }) => `  ${keyword.padEnd(24)}content/${collection.path}`);
  throw new UsageError([`${errors.find(Boolean)} The kinds are:`, ...all].join('\n'));
}

function openForm(
  { path, kind }: CollectionSpec,
  { content, images }: Pick<ScaffoldOptions, 'content' | 'images'>,
): EntryForm {
  const { sources } = readContent(content);
  return {
    fields: kind.fields,
    spec: kind.spec(),
    order: nextOrder(path, sources) ?? FIRST_ORDER,
    namesFor: (kind) => listNames(kind, sources, images),
  };
}

function listNames(kind: FieldKind, sources: readonly Source[], images: string): readonly string[] | undefined {
  if (kind.is === 'picture') return readdirSync(images).filter((name) => !isIgnored(name));
  if (kind.is !== 'reference') return undefined;
  return sources.flatMap(({ path }) => {
    const [folder = '', name = ''] = path.replace(/\.md$/, '').split('/');
    return kind.to.includes(folder) ? [name] : [];
  });
}

/** Reads the title and the fields from the command line, and asks for the title if it has none. */
async function begin(
  words: readonly string[],
  spec: ItemSpec,
  terminal: Terminal | undefined,
): Promise<{ title: string; entry: unknown }> {
  const isField = (word: string) => /^[a-z][\w.-]*=/i.test(word);
  const data = parseFields(words.filter(isField), spec);
  const place = findTitle(spec.value);
  // Without quotes it comes as several arguments.
  const given = words
    .filter((word) => !isField(word))
    .join(' ')
    .trim();
  const known = given || (place && valueAt(data, place));
  const title = String(known ?? ((await terminal?.ask('Title or name: ')) ?? '').trim());
  if (title === '') throw new UsageError('The title is missing. Add it in quotes: npm run new KIND "Title"');
  return { title, entry: place ? withValue(data, place, title) : data };
}

/**
 * @param words e.g. "order=7", "picture.src=floral.jpg"
 * @throws UsageError with every unknown field
 */
function parseFields(words: readonly string[], spec: ItemSpec): unknown {
  const errors: string[] = [];
  const data = words.reduce<unknown>((entry, word) => {
    const [name = ''] = word.split('=', 1);
    const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const field = specAt(spec, entry, path);
    if (field) return withValue(entry, path, parseAnswer(field.value, word.slice(name.length + 1)));
    errors.push(explainUnknown(path, entry, spec));
    return entry;
  }, {});
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return data;
}

function explainUnknown(path: FieldPath, data: unknown, spec: ItemSpec): string {
  const depth = path.findIndex((_, index) => !specAt(spec, data, path.slice(0, index + 1)));
  const group = path.slice(0, depth);
  const names = namesAt(spec, data, group);
  const near = findNear(String(path[depth]), names);
  const others = names.length > 0 ? `Use one of ${names.join(', ')}.` : `\`${nameOf(group)}\` has no parts.`;
  return `Unknown field \`${nameOf(path)}\`. ${near ? `Did you mean \`${near}\`?` : others}`;
}

/** The path of the field that holds the title of an entry, if there is one: at the top, or in a group. */
function findTitle(value: ValueSpec): FieldPath | undefined {
  const fields = fieldsOf(value);
  const own = ['name', 'title', 'heading'].find((name) => fields.some((field) => field.name === name));
  if (own !== undefined) return [own];
  for (const { name, value: group } of fields) {
    const below = group.is === 'group' ? findTitle(group) : undefined;
    if (below) return [name, ...below];
  }
  return undefined;
}

/** @throws UsageError with every required field that is missing */
function requireAll(spec: ItemSpec, data: unknown): unknown {
  const gaps = listGaps(spec, data);
  if (gaps.length === 0) return data;
  const lines = gaps.map((gap) => `  ${`${nameOf(gap.path)}=…`.padEnd(16)} ${fieldHelp(gap)}`);
  throw new UsageError(['These fields are required. Add them after the title:', ...lines].join('\n'));
}

function reportPages([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No page shows it yet.';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Shown on ${first}${more}. Preview it with npm start.`;
}

/** YAML in the order of the schema, with a comment for each optional field that has no value. */
function writeFields(group: ValueSpec, data: unknown, column: number): string {
  return fieldsOf(group, data)
    .map((field) => writeField(field, valueAt(data, [field.name]), column))
    .join('');
}

function writeField(field: FieldSpec, found: unknown, column: number): string {
  const indent = ' '.repeat(column);
  if (found === undefined) return `${indent}# ${field.name}: ${fieldHelp(field)}\n`;
  const inner = typeof found === 'object' ? writeFields(field.value, found, column + 2) : '';
  return inner === ''
    ? writeBlock({ [field.name]: found }, column)
    : `${indent}${writeText(field.name, true)}:\n${inner}`;
}
