import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isIgnored, nameOf, UsageError } from '../core/index.ts';
import { nextOrder } from './collection-specs.ts';
import { type CollectionSpec, listCollections } from './collections.ts';
import { valueAt } from './field-kinds.ts';
import { type FieldSpec, fieldHelp, type ValueSpec } from './field-spec.ts';
import { introspect } from './introspect.ts';
import { proposeName } from './propose-name.ts';
import { readContent } from './read.ts';
import type { Rules } from './rules.ts';
import { findTitle, parseArguments } from './scaffold-arguments.ts';
import { type EntryForm, fillIn, fillSettled, type Terminal } from './scaffold-fill.ts';
import { fieldsOf, listGaps, onlyValue, withValue } from './scaffold-gaps.ts';
import { findKind, listEntryKinds } from './scaffold-kinds.ts';
import { fileIn, type Source } from './source.ts';
import { writeBlock, writeKey } from './write-yaml.ts';

export interface ScaffoldOptions {
  /** The folders of the content and of the pictures. */
  content: string;
  images: string;
  /** The kind, the title, and fields such as group=product-categories. */
  words: readonly string[];
  /** Of the file, without its ending; by default it is made from the title. */
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
  const { collection } = findKind(word, listEntryKinds(listCollections(rules.collections)));
  const form = openForm(collection, folders);
  const { title, entry } = await begin(words, form.value, terminal);
  const path = `${collection.path}/${name ?? proposeName(title)}.md`;
  const file = fileIn(folders.content, path);
  checkPath(path, file, folders.content);
  const data = terminal ? await fillIn(form, entry, terminal) : requireAll(form.value, fillSettled(form, entry));
  mkdirSync(dirname(join(folders.content, path)), { recursive: true });
  writeFileSync(join(folders.content, path), writeScaffold(form.value, data), { flag: 'wx' });
  log(`${file}: created. Optional fields are in comments.`);
  log(reportPages(await tryBuild(path, valueAt(data, ['draft']) === true)));
  if (collection.kind.hasText) log('Its text goes below the second ---, in Markdown.');
}

function openForm(
  { path, kind: { fields } }: CollectionSpec,
  { content, images }: Pick<ScaffoldOptions, 'content' | 'images'>,
): EntryForm {
  const { sources } = readContent(content);
  const order = nextOrder(path, sources) ?? FIRST_ORDER;
  return {
    fields,
    value: introspect(fields).value,
    settle: (gap) => (nameOf(gap.path) === 'order' ? order : onlyValue(gap)),
    namesFor: (value) => (value.is === 'text' ? listNames(value.kind, sources, images) : undefined),
  };
}

function listNames(
  kind: Extract<ValueSpec, { is: 'text' }>['kind'],
  sources: readonly Source[],
  images: string,
): readonly string[] | undefined {
  if (kind.is === 'picture') return readdirSync(images).filter((name) => !isIgnored(name));
  if (kind.is !== 'reference') return undefined;
  return sources.flatMap(({ path }) => {
    const [folder = '', name = ''] = path.replace(/\.md$/, '').split('/');
    return kind.to.includes(folder) ? [name] : [];
  });
}

/** Reads the command line, and asks for the title if it has none. */
async function begin(
  words: readonly string[],
  value: ValueSpec,
  terminal: Terminal | undefined,
): Promise<{ title: string; entry: unknown }> {
  const { title: given, data } = parseArguments(words, value);
  const place = findTitle(value);
  const known = given || (place && valueAt(data, place));
  const title = String(known ?? ((await terminal?.ask('Title or name: ')) ?? '').trim());
  if (title === '') throw new UsageError('The title is missing. Add it in quotes: npm run new KIND "Title"');
  return { title, entry: place ? withValue(data, place, title) : data };
}

/** @throws UsageError */
function checkPath(path: string, file: string, content: string): void {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
  if (!/^[a-z0-9-]{1,100}$/.test(name)) {
    throw new UsageError(`\`${name}\` can't name a file. Use lowercase letters, digits and hyphens: --name NAME`);
  }
  if (existsSync(join(content, path))) {
    throw new UsageError(`\`${file}\` already exists. Choose another title, or another file name: --name NAME`);
  }
}

/** @throws UsageError with every required field that is missing */
function requireAll(value: ValueSpec, data: unknown): unknown {
  const gaps = listGaps(value, data);
  if (gaps.length === 0) return data;
  const lines = gaps.map((gap) => `  ${`${nameOf(gap.path)}=…`.padEnd(16)} ${fieldHelp(gap)}`);
  throw new UsageError(['These fields are required. Add them after the title:', ...lines].join('\n'));
}

function reportPages([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No page shows it yet.';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Shown on ${first}${more}. Preview it with npm start.`;
}

/** Front matter in the order of the schema, with a comment for each optional field that has no value. */
function writeScaffold(value: ValueSpec, data: unknown): string {
  return `---\n${writeFields(fieldsOf(value, data), data, 0)}---\n`;
}

function writeFields(fields: readonly FieldSpec[], data: unknown, column: number): string {
  return fields.map((field) => writeField(field, valueAt(data, [field.name]), column)).join('');
}

function writeField(field: FieldSpec, found: unknown, column: number): string {
  const indent = ' '.repeat(column);
  if (found === undefined) return `${indent}# ${field.name}: ${fieldHelp(field)}\n`;
  const inner = typeof found === 'object' ? fieldsOf(field.value, found) : [];
  if (inner.length === 0) return writeBlock({ [field.name]: found }, column);
  return `${indent}${writeKey(field.name)}:\n${writeFields(inner, found, column + 2)}`;
}
