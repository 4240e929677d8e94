/** The errors of a schema, in an author's words. */
import type { z } from 'zod';
import { inCode, isVisible } from '../core/characters.ts';
import { type Diagnostic, type FieldPath, type Finding, nameOf, type Position } from '../core/diagnostics.ts';
import { findNear } from '../core/nearest.ts';
import { ADDED, type Kind } from './collections.ts';
import { kindAt, namesAt, valueAt } from './field-kinds.ts';
import { isCurly, quote } from './quoting.ts';
import { fieldError, type Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** A source whose fields a schema refuses; `data` has its variables filled in and is typeset. */
export interface Refused {
  source: Source;
  data: unknown;
  kind: Kind;
}

/** One error for each issue; a field whose name is only misspelled is not missing, too. */
export function explainIssues(issues: readonly Issue[], refused: Refused): Diagnostic[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue] : []));
  const misspelled = new Set(unknown.flatMap(({ keys, path }) => listMisspelled(keys, path, refused)));
  const split = new Set(unknown.flatMap(({ keys, path }) => listSplit(keys, path, refused)));
  const isMissing = ({ path }: Issue) => valueAt(refused.data, path) === undefined;
  const isOfOtherType = (issue: Issue) =>
    isOfSize(issue) &&
    issues.some((other) => other.code === 'invalid_type' && nameOf(other.path) === nameOf(issue.path));
  return issues
    .filter((issue) => !split.has(nameOf(issue.path)) && !isOfOtherType(issue))
    .filter((issue) => !(isMissing(issue) && misspelled.has(nameOf(issue.path))))
    .flatMap((issue) => explain(issue, refused));
}

function explain(issue: Issue, refused: Refused): Diagnostic[] {
  const { source, data } = refused;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknown(key, path, refused));
  const value = valueAt(data, path);
  if (waitsForFact(issue, value)) return [];
  const near = value === undefined ? findMisnamed(path, refused) : undefined;
  if (near !== undefined) return [explainMisnamed(near, path, source)];
  const isText = ['copy', 'verbatim'].includes(kindAt(refused.kind.fields, data, path)?.is ?? '');
  return [fieldError(source, path, describe(issue, value, isText))];
}

const isOfSize = (issue: Issue) => issue.code === 'too_big' || issue.code === 'too_small';

function describe(issue: Issue, value: unknown, isText: boolean): Finding {
  const field = inCode(nameOf(issue.path));
  const help = helpOf(issue);
  if (value === undefined) return { code: 'missing-field', message: `${field} is missing.`, fix: `Write ${help}.` };
  const error = (message: string, fix: string) => ({ code: 'invalid-field', message, fix, value: String(value) });
  if (isEmpty(value)) return { code: 'empty-field', message: `${field} is empty.`, fix: `Write ${help}.` };
  const own = issue.code === 'custom' ? issue.params : undefined;
  if (own) return error(`${field} ${own.message}.`, `${own.fix}.`);
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeSize(issue, value, field);
  if (isCurly(value)) return error(`${field} is in curly quotation marks.`, `Write ${help}, without them.`);
  if (isText && typeof value !== 'string') return error(`${field} must be text.`, `Write ${help}.`);
  return error(`${field} must be ${help}.`, `Replace ${show(value)}.`);
}

function describeSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  field: string,
): Finding {
  const error = (message: string, fix: string) => ({ code: 'invalid-field', message, fix, value: String(value) });
  if (typeof value === 'string') {
    return error(`${field} must be ${issue.message}.`, `It has ${value.length} characters; write ${more(issue)}.`);
  }
  const isList = issue.origin === 'array';
  return error(
    `${field} must ${isList ? 'have' : 'be'} ${issue.message}.`,
    isList && Array.isArray(value) ? `It has ${value.length}; write ${more(issue)}.` : `Replace ${show(value)}.`,
  );
}

const more = ({ code }: Issue) => (code === 'too_big' ? 'fewer' : 'more');

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !isVisible(value);
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** For groups and lists without a help text of their own. */
const SHAPES = new Map([
  ['array', 'a list'],
  ['object', 'a group of fields'],
]);

function helpOf(issue: Issue): string {
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  return SHAPES.get(issue.expected) ?? issue.expected;
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'the list';
  return typeof value === 'object' ? 'the group' : inCode(String(value));
}

/** Where a group accepts any name, a required one may be misspelled: the nearest of the others. */
function findMisnamed(path: FieldPath, { data, kind }: Refused): string | undefined {
  const group = path.slice(0, -1);
  const found = valueAt(data, group);
  const known = namesAt(kind.fields, data, group);
  const others =
    typeof found === 'object' && found !== null ? Object.keys(found).filter((name) => !known.includes(name)) : [];
  return findNear(String(path.at(-1)), others);
}

function explainMisnamed(found: string, path: FieldPath, source: Source): Diagnostic {
  const place = [...path.slice(0, -1), found];
  return {
    ...{ file: source.file, position: source.positionOfKey(place), path: place, code: 'misnamed-field', value: found },
    message: `${inCode(nameOf(path))} is missing, but ${inCode(found)} is there.`,
    fix: `Did you mean ${inCode(String(path.at(-1)))}?`,
  };
}

/** An unknown variable in a text or list is an error of its own. */
function waitsForFact(issue: Issue, value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && issue.code === 'custom') ? holdsBrace(value) : false;
}

function holdsBrace(value: unknown): boolean {
  if (typeof value === 'string') return /[{}]/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBrace);
}

/** The names that unknown fields were meant to be. */
function listMisspelled(keys: readonly string[], path: FieldPath, refused: Refused): string[] {
  const free = listFree(path, refused);
  return keys.map((key) => nameOf([...path, findUnspaced(key, free)?.name ?? findNear(key, free) ?? '']));
}

/** The names of fields whose text ends at a comma too early. */
function listSplit(keys: readonly string[], path: FieldPath, { source }: Refused): string[] {
  const group = source.positionOf(path);
  const found = keys.flatMap((key) => findSplitText(source.raw, group, key) ?? []);
  return found.map(({ field }) => nameOf([...path, field]));
}

function explainUnknown(key: string, path: FieldPath, refused: Refused): Diagnostic {
  const { source } = refused;
  const own = [...path, key];
  const name = inCode(nameOf(own));
  const split = findSplitText(source.raw, source.positionOf(path), key);
  if (split) {
    const place = { file: source.file, position: split.position, path: [...path, split.field] };
    return { ...place, ...describeSplit(split, place.path, refused) };
  }
  const place = { file: source.file, position: source.positionOfKey(own), path: own, value: key };
  if (path.length === 0 && ADDED.some((added) => added === key)) {
    return { ...place, code: 'reserved-field', message: `The build sets ${name} itself.`, fix: 'Delete it.' };
  }
  return {
    ...place,
    code: 'unknown-field',
    message: `Unknown field ${name}.`,
    fix: fixUnknown(key, listFree(path, refused)),
  };
}

/** A text needs quotes, a number no comma. */
function describeSplit({ words }: SplitText, path: FieldPath, { data, kind }: Refused): Finding {
  const code = 'unquoted-comma';
  const field = inCode(nameOf(path));
  const { is } = kindAt(kind.fields, data, path) ?? {};
  if (/^\d+,\d+$/.test(words) && is === 'setting') {
    const number = words.replace(',', /,\d{3}$/.test(words) ? '' : '.');
    const message = `${field} has a comma in its number: ${inCode(words)}.`;
    return { code, message, fix: `Write ${inCode(number)}.`, value: words };
  }
  const message = `${field} ends at the comma, because it is not in quotes: ${inCode(words)}.`;
  return { code, message, fix: `Write \`${quote(words)}\`.`, value: words };
}

/** e.g. "alt:Fruit" for a field named alt: without the space the colon is part of the name. */
function findUnspaced(key: string, free: readonly string[]): { name: string; value: string } | undefined {
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/s.exec(key) ?? [];
  return free.includes(name) ? { name, value } : undefined;
}

/** Fields of the group that are not set yet. */
function listFree(path: FieldPath, { data, kind }: Refused): string[] {
  return namesAt(kind.fields, data, path).filter((known) => valueAt(data, [...path, known]) === undefined);
}

function fixUnknown(key: string, free: readonly string[]): string {
  const near = findNear(key, free);
  if (near !== undefined) return `Did you mean ${inCode(near)}?`;
  const unspaced = findUnspaced(key, free);
  if (unspaced) return `Write a space after the colon: ${inCode(`${unspaced.name}: ${unspaced.value}`)}.`;
  if (free.length > 1) return `Delete it, or use one of ${free.map((name) => inCode(name)).join(', ')}.`;
  return free[0] === undefined ? 'Delete it.' : `Delete it, or use ${inCode(free[0])}.`;
}

/** A text that a comma ends too early. */
interface SplitText {
  /** The field that it was meant for. */
  field: string;
  /** As typed, e.g. "22,000". */
  words: string;
  position: Position;
}

/** In characters: a line, or two. */
const LONGEST = 300;
const FIELD = new RegExp(
  `(?<before>(?<![\\w-])(?<field>[\\w-]{1,60}):\\s{1,60})(?<words>[^\\s"'{}[\\]:,][^"'{}[\\]:\\n]{0,${LONGEST}}?)(?=\\s{0,60}(?:,\\s{0,60}[\\w-]{1,60}:\\s|,?\\s{0,60}\\}))`,
  'g',
);

/**
 * YAML ends the value of `{ value: 22,000 }` at the comma, and takes what follows for a field: 000, or 0 as it reads it.
 * @param group where the group begins that holds both
 * @param key the unknown field
 */
function findSplitText(raw: string, group: Position, key: string): SplitText | undefined {
  const lines = raw.split('\n').slice(group.line - 1);
  const text = lines.join('\n').slice(group.column - 1);
  for (const { index, groups = {} } of text.matchAll(FIELD)) {
    const { before = '', field = '', words = '' } = groups;
    const [, ...others] = words.split(',').map(asKey);
    if (!others.includes(key)) continue;
    const above = text.slice(0, index + before.length).split('\n');
    const column = (above.at(-1) ?? '').length + (above.length === 1 ? group.column : 1);
    return { field, words, position: { line: group.line + above.length - 1, column } };
  }
  return undefined;
}

/** As the YAML parser reads it. */
function asKey(words: string): string {
  const name = words.trim();
  return /^\d+$/.test(name) ? String(Number(name)) : name;
}
