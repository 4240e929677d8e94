import type { z } from 'zod';
import { AuthorError } from '../faults/errors.ts';
import { findNear } from '../faults/near.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Source } from '../read/source.ts';
import { namesAt, valueAt } from '../schema/field-kinds.ts';
import { ADDED, type Kind } from '../schema/kind.ts';
import { findSplitNumber } from './split-number.ts';

type Issue = z.core.$ZodIssue;

/** What was refused: a source, and its fields with words put in and typeset. */
interface Refused {
  source: Source;
  data: unknown;
  kind: Kind;
}

/** Says the issues of an entry's schema in an author's words, in the author's file. A field that is only misspelt is not missed, too. */
export function explainAll(issues: readonly Issue[], refused: Refused): AuthorError[] {
  const misspelt = new Set(issues.flatMap((issue) => listMisspelt(issue, refused)));
  const isMissing = ({ path }: Issue) => valueAt(refused.data, path) === undefined;
  return issues
    .filter((issue) => !(isMissing(issue) && misspelt.has(nameOf(issue.path))))
    .flatMap((issue) => explain(issue, refused));
}

/** The names that unknown fields were meant to be. */
function listMisspelt(issue: Issue, refused: Refused): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const free = listFree(issue.path, refused);
  return issue.keys.map((key) => nameOf([...issue.path, findNear(key, free) ?? '']));
}

function explain(issue: Issue, refused: Refused): AuthorError[] {
  const { source, data } = refused;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknown(key, issue.path, refused));
  const value = valueAt(data, issue.path);
  if (waitsForFact(issue, value)) return [];
  const message = `${nameOf(issue.path)}: found ${describe(value)}, write ${cureOf(issue)}`;
  return [new AuthorError(source.file, source.positionOf(issue.path), message)];
}

/** A field within its file, e.g. "figures.0.label". */
export function nameOf(path: FieldPath): string {
  return path.map(String).join('.') || 'front matter';
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

function explainUnknown(key: string, path: FieldPath, { source, data, kind }: Refused): AuthorError {
  const place = source.positionOfKey([...path, key]);
  const name = nameOf([...path, key]);
  const split = findSplitNumber(source.raw, source.positionOf(path), key);
  if (split) {
    const message = `${nameOf(path)}: found ${split.words}, write the number without a comma: ${split.words.replace(',', '')}`;
    return new AuthorError(source.file, split.position, message);
  }
  if (path.length === 0 && ADDED.includes(key)) {
    return new AuthorError(
      source.file,
      place,
      `${name}: found a field that the build fills in itself, write it nowhere`,
    );
  }
  const free = listFree(path, { source, data, kind });
  return new AuthorError(source.file, place, `${name}: found an unknown field, ${cureOfField(key, free)}`);
}

/** What the group says already is not offered: nothing can be said twice. */
function listFree(path: FieldPath, { data, kind }: Refused): string[] {
  return namesAt(kind.fields, data, path).filter((known) => valueAt(data, [...path, known]) === undefined);
}

function cureOfField(key: string, free: readonly string[]): string {
  const near = findNear(key, free);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (free.length > 1) return `write one of ${free.join(', ')}`;
  return free.length === 1 ? `write "${free[0]}" or delete it` : 'delete it';
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return `the ${typeof value} ${String(value)}`;
  return value.length > 60 ? `${value.length} characters` : `"${value}"`;
}
