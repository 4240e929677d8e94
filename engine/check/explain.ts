import type { z } from 'zod';
import { AuthorError } from '../faults/errors.ts';
import { findNear } from '../faults/near.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Reading } from '../read/read.ts';
import { knownFields, valueAt } from './known-fields.ts';
import { findSplitNumber } from './split-number.ts';
import type { Tree } from './tree.ts';
import { findUnused } from './unused.ts';

type Issue = z.core.$ZodIssue;

/** Says an issue of the content's schema in an author's words, in the author's file. */
export function explain(issue: Issue, tree: Tree, reading: Reading): AuthorError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.flatMap((key) => explainUnknown(key, issue.path, tree, reading));
  }
  const place = tree.placeOf(issue.path);
  if (!place) return missingFile(issue.path, reading);
  const value = valueAt(tree.root, issue.path);
  if (waitsForFact(issue, value)) return [];
  const found = place.field === 'text' ? 'a text' : describe(value);
  return [new AuthorError(place.file, place.position, `${place.field}: found ${found}, write ${cureOf(issue)}`)];
}

/** Where braces are left, a fact could not be put in. That is a fault of its own, and what a text or list lacks may be it. */
function waitsForFact(issue: Issue, value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && issue.code === 'custom') ? holdsBrace(value) : false;
}

function holdsBrace(value: unknown): boolean {
  if (typeof value === 'string') return /[{}]/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBrace);
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

function explainUnknown(key: string, path: FieldPath, tree: Tree, { sources }: Reading): AuthorError[] {
  const group = tree.placeOf(path);
  const place = tree.placeOf([...path, key], 'name');
  if (!place || !group) return findUnused([...path, key], tree);
  const raw = sources.find(({ file }) => file === place.file)?.raw ?? '';
  const split = findSplitNumber(raw, group.position, key);
  if (split) {
    const message = `${group.field}: found ${split.words}, write the number without a comma: ${split.words.replace(',', '')}`;
    return [new AuthorError(place.file, split.position, message)];
  }
  const message = `${place.field}: found an unknown field, ${cureOfField(key, path, tree)}`;
  return [new AuthorError(place.file, place.position, message)];
}

/** What the group says already is not offered: nothing can be said twice. */
function cureOfField(key: string, path: FieldPath, tree: Tree): string {
  const group = valueAt(tree.root, path);
  const free = knownFields(path, tree).filter((name) => valueAt(group, [name]) === undefined);
  const near = findNear(key, free);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (free.length > 1) return `write one of ${free.join(', ')}`;
  return free.length === 1 ? `write "${free[0]}" or delete it` : 'delete it';
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
