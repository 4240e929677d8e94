import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../build/index.ts';
import { type CollectionSpec, entryNameOf, listCollections } from '../content/index.ts';
import { UsageError } from '../core/index.ts';
import { runCommand } from './command.ts';
import { writeFieldsList } from './fields-list.ts';
import { SCHEMA } from './flags.ts';
import { writeJsonSchema } from './json-schema.ts';
import { writeSnippets } from './snippets.ts';

const SCHEMAS = '.vscode/schemas';
const SNIPPETS = '.vscode/content.code-snippets';
const README = 'content/README.md';
/** Around the list of fields in content/README.md. */
const [BEGIN, END] = ['<!-- Written by npm run schema, from here -->', '<!-- to here -->'];

/** The collections of a site, and where its files are. */
export interface SchemaSource extends Pick<Site<unknown>, 'root'> {
  rules: Pick<Site<unknown>['rules'], 'collections' | 'variable'>;
}

/** `npm run schema`: writes what is generated from the schemas; with --check, fails if that would change anything. */
export function runSchema(args: readonly string[], source: SchemaSource): Promise<number> {
  return runCommand(args, SCHEMA, async ({ check }, log) => {
    const stale = listStale(source);
    const names = stale.map(({ path }) => path).join(', ');
    if (check && stale.length > 0) {
      throw new UsageError(`Out of date: ${names}. Run npm run schema, and commit the changes.`);
    }
    for (const one of stale) update(join(source.root, one.path), one.text);
    log(stale.length === 0 ? 'Everything is up to date.' : `Updated: ${names}`);
  });
}

function update(file: string, text: string | undefined): void {
  mkdirSync(dirname(file), { recursive: true });
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
}

/** A file by its path in the checkout; one to be deleted has no text. */
interface GeneratedFile {
  path: string;
  text: string | undefined;
}

/** Every generated file that is out of date. */
export function listStale({ root, rules }: SchemaSource): GeneratedFile[] {
  const collections = listCollections(rules.collections);
  const schemas = collections.map((one) => ({ path: schemaPath(one), text: writeSchema(one, rules.variable) }));
  const files = [
    ...schemas,
    { path: SNIPPETS, text: asJson(writeSnippets(collections.filter(({ kind }) => kind.hasText))) },
    ...listReadme(root, collections),
    ...listRemoved(root, schemas),
  ];
  return files.filter(({ path, text }) => read(join(root, path)) !== text);
}

/** e.g. ".vscode/schemas/pages-home.json" */
export function schemaPath({ path }: CollectionSpec): string {
  return `${SCHEMAS}/${path.replaceAll('/', '-')}.json`;
}

function writeSchema(collection: CollectionSpec, placeholder: RegExp | undefined): string {
  const title = collection.holds === 'one' ? `content/${collection.path}.md` : entryNameOf(collection);
  return asJson(writeJsonSchema(title, collection.kind.spec().value, placeholder));
}

/** Schemas of collections that no longer exist. */
function listRemoved(root: string, schemas: readonly GeneratedFile[]): GeneratedFile[] {
  const folder = join(root, SCHEMAS);
  const found = existsSync(folder) ? readdirSync(folder).map((name) => `${SCHEMAS}/${name}`) : [];
  const removed = found.filter((path) => !schemas.some((schema) => schema.path === path));
  return removed.map((path) => ({ path, text: undefined }));
}

/** A guide without a place for the list stays as it is. */
function listReadme(root: string, collections: readonly CollectionSpec[]): GeneratedFile[] {
  const [before = '', rest = ''] = (read(join(root, README)) ?? '').split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) return [];
  return [{ path: README, text: `${before}${BEGIN}\n\n${writeFieldsList(collections)}\n\n${END}${after}` }];
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** With Unix line ends, whatever the checkout has. */
function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
}
