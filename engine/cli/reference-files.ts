import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryNameOf } from '../content/collection-specs.ts';
import { type CollectionSpec, listCollections } from '../content/collections.ts';
import { introspect } from '../content/introspect.ts';
import type { Rules } from '../content/rules.ts';
import { writeFieldsList } from './fields-list.ts';
import { writeJsonSchema } from './json-schema.ts';
import { type GeneratedFile, SCHEMAS } from './schema.ts';
import { writeSnippets } from './snippets.ts';

const SNIPPETS = '.vscode/content.code-snippets';
const README = 'content/README.md';
/** Around the list of fields in content/README.md. */
const [BEGIN, END] = ['<!-- Written by npm run schema, from here -->', '<!-- to here -->'];

/** Every generated file that is out of date. */
export function listStale(root: string, rules: Pick<Rules<unknown>, 'collections' | 'placeholder'>): GeneratedFile[] {
  const collections = listCollections(rules.collections);
  const schemas = collections.map((one) => ({ path: schemaPath(one), text: writeSchema(one, rules.placeholder) }));
  const files = [
    ...schemas,
    { path: SNIPPETS, text: asJson(writeSnippets(collections.filter(({ kind }) => kind.hasText))) },
    ...readmeOf(root, collections),
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
  return asJson(writeJsonSchema(title, introspect(collection.kind.fields).value, placeholder));
}

/** Schemas of collections that no longer exist. */
function listRemoved(root: string, schemas: readonly GeneratedFile[]): GeneratedFile[] {
  const folder = join(root, SCHEMAS);
  const found = existsSync(folder) ? readdirSync(folder).map((name) => `${SCHEMAS}/${name}`) : [];
  const removed = found.filter((path) => !schemas.some((schema) => schema.path === path));
  return removed.map((path) => ({ path, text: undefined }));
}

/** A guide without a place for the list stays as it is. */
function readmeOf(root: string, collections: readonly CollectionSpec[]): GeneratedFile[] {
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
