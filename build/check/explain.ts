import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { AuthorError } from '../errors.ts';
import type { FieldPath } from '../front-matter.ts';
import type { Reading } from '../read.ts';
import { contentSchema } from '../schema/content.ts';
import { FILLED_IN, type Tree } from './tree.ts';

type Issue = z.core.$ZodIssue;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Says an issue of the content's schema in an author's words, in the author's file. */
export function explain(issue: Issue, tree: Tree, reading: Reading): AuthorError[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.flatMap((key) => explainUnknown(key, issue.path, tree));
  const place = tree.placeOf(issue.path);
  if (!place) return missingFile(issue.path, reading);
  const found = place.field === 'text' ? 'a text' : describe(valueAt(tree.root, issue.path));
  return [new AuthorError(place.file, place.position, `${place.field}: found ${found}, write ${cureOf(issue)}`)];
}

/** In place of zod's own words, for groups and lists that carry no cure of their own. */
const SHAPES = new Map([
  ['array', 'a list'],
  ['object', 'a group of fields'],
]);

function cureOf(issue: Issue): string {
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  return SHAPES.get(issue.expected) ?? issue.expected;
}

function explainUnknown(key: string, path: FieldPath, tree: Tree): AuthorError[] {
  const known = knownFields(path);
  const place = tree.placeOf([...path, key], 'name');
  if (!place || tree.placeOf(path) === undefined) return unusedFiles([...path, key], tree);
  const near = closest(key, known);
  const cure = distance(key, near) <= 3 ? `did you mean "${near}"?` : `write one of ${known.join(', ')}`;
  return [new AuthorError(place.file, place.position, `${place.field}: found an unknown field, ${cure}`)];
}

function unusedFiles(path: FieldPath, tree: Tree): AuthorError[] {
  const message = `file: found a content file that no page uses, move it to ${homes().join(', ')}, or delete it`;
  return tree.sourcesBelow(path).map(({ file }) => new AuthorError(file, { line: 1, column: 1 }, message));
}

/** A page that is not there, unless its file is and could not be read. */
function missingFile(path: FieldPath, { folder, faults }: Reading): AuthorError[] {
  const file = `${folder}/${path.join('/')}.md`;
  if (faults.some((fault) => fault.file === file)) return [];
  return [
    new AuthorError(file, { line: 1, column: 1 }, 'file: found no such file, write it: the site cannot do without'),
  ];
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return `the ${typeof value} ${String(value)}`;
  return value.length > 60 ? `${value.length} characters` : `"${value}"`;
}

function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** The names that a strict group of fields knows, whatever its variant. */
function knownFields(path: FieldPath): string[] {
  const root: JsonSchema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  const levels = path.reduce<JsonSchema[]>((schemas, key) => schemas.flatMap((schema) => step(schema, key)), [root]);
  const names = levels.flatMap((schema) => Object.keys(schema.properties ?? {}));
  return [...new Set(names)].filter((name) => !FILLED_IN.includes(name));
}

function step(schema: JsonSchema, key: PropertyKey): JsonSchema[] {
  const next = schema.properties?.[String(key)] ?? schema.items;
  if (typeof next !== 'object' || Array.isArray(next)) return [];
  return (next.oneOf ?? [next]).filter((variant) => typeof variant === 'object');
}

function homes(): string[] {
  const folders = knownFields([]).filter((name) => name !== 'site' && name !== 'facts');
  return folders.map((folder) => `content/${folder}`);
}
