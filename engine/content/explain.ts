import type { z } from 'zod';
import type { Diagnostic, FieldPath } from '../core/diagnostics.ts';
import { findNear } from '../core/nearest.ts';
import { isCurly } from './curly.ts';
import { namesAt, valueAt } from './field-kinds.ts';
import { nameOf } from './name-of.ts';
import { fieldError, type Source } from './source.ts';
import { explainUnknown, listMisspelt, listSplit, type Refused } from './unknown-field.ts';

type Issue = z.core.$ZodIssue;

/** Says the issues of an entry's schema in an author's words, in the author's file. A field that is only misspelt is not missed, too. */
export function explainAll(issues: readonly Issue[], refused: Refused): Diagnostic[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue] : []));
  const misspelt = new Set(unknown.flatMap(({ keys, path }) => listMisspelt(keys, path, refused)));
  const split = new Set(unknown.flatMap(({ keys, path }) => listSplit(keys, path, refused)));
  const isMissing = ({ path }: Issue) => valueAt(refused.data, path) === undefined;
  return issues
    .filter(({ path }) => !split.has(nameOf(path)))
    .filter((issue) => !(isMissing(issue) && misspelt.has(nameOf(issue.path))))
    .flatMap((issue) => explain(issue, refused));
}

function explain(issue: Issue, refused: Refused): Diagnostic[] {
  const { source, data } = refused;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknown(key, issue.path, refused));
  const value = valueAt(data, issue.path);
  if (waitsForFact(issue, value)) return [];
  const near = value === undefined ? findMisnamed(issue.path, refused) : undefined;
  if (near !== undefined) return [explainMisnamed(near, issue.path, source)];
  const found =
    isCurly(value) && !isOfLength(issue)
      ? `${value} in curly quotation marks, write straight ones or none:`
      : `${describe(value)}${tellLength(issue, value)}, write`;
  const message = `${nameOf(issue.path)}: found ${found} ${cureOf(issue)}`;
  const code = value === undefined ? 'missing-field' : 'invalid-field';
  return [fieldError(source, issue.path, { code, message, fix: '' })];
}

/** Where one name is as good as another, one that is asked for may be misspelt: what stands there besides and is near. */
function findMisnamed(path: FieldPath, { data, kind }: Refused): string | undefined {
  const group = path.slice(0, -1);
  const said = valueAt(data, group);
  const known = namesAt(kind.fields, data, group);
  const others =
    typeof said === 'object' && said !== null ? Object.keys(said).filter((name) => !known.includes(name)) : [];
  return findNear(String(path.at(-1)), others);
}

function explainMisnamed(found: string, path: FieldPath, source: Source): Diagnostic {
  const place = [...path.slice(0, -1), found];
  const wanted = String(path.at(-1));
  const message = `${nameOf(place)}: found "${found}", but no "${wanted}" beside it, did you mean "${wanted}"?`;
  return {
    ...{ file: source.file, position: source.positionOfKey(place), path: place },
    ...{ code: 'misnamed-field', message, fix: '' },
  };
}

/** Of words that are quoted in whole; others are told by their length alone. */
function tellLength(issue: Issue, value: unknown): string {
  const isQuoted = typeof value === 'string' && value.length <= LONGEST;
  return isQuoted && isOfLength(issue) ? ` (${value.length} characters)` : '';
}

const isOfLength = ({ code }: Issue) => code === 'too_small' || code === 'too_big';

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

/** Of words that a message quotes, in signs. */
const LONGEST = 60;

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return `the ${typeof value} ${String(value)}`;
  return value.length > LONGEST ? `${value.length} characters` : `"${value}"`;
}
