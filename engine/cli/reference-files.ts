/** What is generated from the schemas of a site, for those who write its content in an editor. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionSpec, listCollections } from '../content/collection-specs.ts';
import { introspect } from '../content/introspect.ts';
import type { Rules } from '../content/rules.ts';
import { nameOfKind } from '../content/titles.ts';
import { writeFieldsList } from './fields-list.ts';
import { writeJsonSchema } from './json-schema.ts';
import { writeSnippets } from './snippets.ts';
import { SCHEMAS, type Wanted } from './wanted.ts';

const SNIPPETS = '.vscode/content.code-snippets';
const README = 'content/README.md';
/** What stands between the two in content/README.md. */
const [BEGIN, END] = ['<!-- Written by npm run schema, from here -->', '<!-- to here -->'];

/** Every generated file that is not as it should be. */
export function listStale(root: string, rules: Pick<Rules<unknown>, 'entries' | 'placeholder'>): Wanted[] {
  const homes = listCollections(rules);
  const schemas = homes.map((home) => ({ path: schemaOf(home), text: writeSchema(home, rules) }));
  const wanted = [
    ...schemas,
    { path: SNIPPETS, text: asJson(writeSnippets(homes.filter(({ kind }) => kind.hasText))) },
    ...readmeOf(root, homes),
    ...listOthers(root, schemas),
  ];
  return wanted.filter(({ path, text }) => read(join(root, path)) !== text);
}

/** The schema of a home, e.g. ".vscode/schemas/pages-home.json". */
export function schemaOf({ path }: CollectionSpec): string {
  return `${SCHEMAS}/${path.replaceAll('/', '-')}.json`;
}

function writeSchema(home: CollectionSpec, { placeholder }: Pick<Rules<unknown>, 'placeholder'>): string {
  const title = home.holds === 'one' ? `content/${home.path}.md` : nameOfKind(home);
  return asJson(writeJsonSchema(title, introspect(home.kind.fields), { placeholder }));
}

/** Of kinds that there are no longer. */
function listOthers(root: string, schemas: readonly Wanted[]): Wanted[] {
  const folder = join(root, SCHEMAS);
  const found = existsSync(folder) ? readdirSync(folder).map((name) => `${SCHEMAS}/${name}`) : [];
  return found
    .filter((path) => !schemas.some((schema) => schema.path === path))
    .map((path) => ({ path, text: undefined }));
}

/** The guide for editors with its list of fields; one that has no place for the list stays as it is. */
function readmeOf(root: string, homes: readonly CollectionSpec[]): Wanted[] {
  const text = read(join(root, README)) ?? '';
  const [before = '', rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) return [];
  return [{ path: README, text: `${before}${BEGIN}\n\n${writeFieldsList(homes)}\n\n${END}${after}` }];
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** With the line ends of any checkout. */
function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
}
