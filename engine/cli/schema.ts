import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../build/index.ts';
import { type CollectionSpec, entryNameOf, listCollections } from '../content/index.ts';
import { UsageError } from '../core/index.ts';
import { runCommand } from './command.ts';
import { SCHEMA } from './flags.ts';
import { formatFieldsList, toJsonSchema, toSnippets } from './schema-files.ts';

const SCHEMAS = '.vscode/schemas';
const SNIPPETS = '.vscode/content.code-snippets';
const README = 'content/README.md';
/** The lines around the list of fields in content/README.md. */
const [BEGIN, END] = ['<!-- Written by npm run schema, from here -->', '<!-- to here -->'];

type SchemaSource = Pick<Site<unknown>, 'root' | 'rules'>;

/** `npm run schema`: writes what is generated from the schemas; with --check, fails if that would change anything. */
export function runSchema(args: readonly string[], source: SchemaSource): Promise<number> {
  return runCommand(args, SCHEMA, async ({ check }, log) => {
    const stale = listStale(source);
    const names = stale.map(({ path }) => path).join(', ');
    if (check && stale.length > 0) {
      throw new UsageError(`Out of date: ${names}. Run npm run schema, and commit the changes.`);
    }
    for (const { path, text } of stale) {
      const file = join(source.root, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
    }
    log(stale.length === 0 ? 'Everything is up to date.' : `Updated: ${names}`);
  });
}

/** Generated files that are out of date, with their new text; undefined for a file to delete. */
export function listStale({ root, rules }: SchemaSource): { path: string; text: string | undefined }[] {
  const collections = listCollections(rules.collections);
  const folder = join(root, SCHEMAS);
  const files = new Map<string, string | undefined>(
    // Deleted, unless a collection sets its text below.
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [`${SCHEMAS}/${name}`, undefined]),
  );
  for (const collection of collections) {
    const title = collection.holds === 'one' ? `content/${collection.path}.md` : entryNameOf(collection);
    files.set(schemaPath(collection), asJson(toJsonSchema(title, collection.spec().value, rules.variable)));
  }
  files.set(SNIPPETS, asJson(toSnippets(collections)));
  const list = `${BEGIN}\n\n${formatFieldsList(collections)}\n\n${END}`;
  files.set(
    README,
    read(join(root, README))?.replace(new RegExp(`${BEGIN}[^]*${END}`), () => list),
  );
  return [...files].map(([path, text]) => ({ path, text })).filter(({ path, text }) => read(join(root, path)) !== text);
}

/** e.g. ".vscode/schemas/pages-home.json" */
export function schemaPath({ path }: CollectionSpec): string {
  return `${SCHEMAS}/${path.replaceAll('/', '-')}.json`;
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** With Unix line endings, whatever the checkout has. */
function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
}
