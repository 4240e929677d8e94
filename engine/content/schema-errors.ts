/** The errors of a schema, in an author's words. */
import type { z } from 'zod';
import {
  type Diagnostic,
  type FieldPath,
  type Finding,
  finding,
  findNear,
  inCode,
  isVisible,
  nameOf,
  type Position,
} from '../core/index.ts';
import { ADDED, type Kind } from './collections.ts';
import { kindAt, namesAt, valueAt } from './field-spec.ts';
import { fieldError, type Source } from './source.ts';
import { isCurly, quote } from './yaml-hints.ts';

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
  const explained = unknown.flatMap(({ keys, path }) => keys.map((key) => explainUnknown(key, path, refused)));
  const meant = new Set(explained.flatMap((one) => (one.meant === undefined ? [] : [nameOf(one.meant)])));
  const wrongTypes = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => nameOf(path));
  const rest = issues.filter((issue) => {
    const name = nameOf(issue.path);
    if (issue.code === 'unrecognized_keys' || meant.has(name)) return false;
    return !(isOfSize(issue) && wrongTypes.includes(name));
  });
  return [...explained.map(({ error }) => error), ...rest.flatMap((issue) => explain(issue, refused))];
}

function explain(issue: Issue, refused: Refused): Diagnostic[] {
  const { path } = issue;
  const { source, data, kind } = refused;
  const value = valueAt(data, path);
  if (waitsForFact(issue, value)) return [];
  const near = value === undefined ? findMisnamed(path, refused) : undefined;
  if (near !== undefined) return [explainMisnamed(near, path, source)];
  const isText = ['copy', 'verbatim'].includes(kindAt(kind.spec(), data, path)?.is ?? '');
  return [fieldError(source, path, describe(issue, value, isText))];
}

function isOfSize(issue: Issue): issue is z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall {
  return issue.code === 'too_big' || issue.code === 'too_small';
}

function describe(issue: Issue, value: unknown, isText: boolean): Finding {
  const field = inCode(nameOf(issue.path));
  const write = `Write ${helpOf(issue)}.`;
  if (value === undefined) return finding('missing-field', `${field} is missing.`, write);
  if (isEmpty(value)) return finding('empty-field', `${field} is empty.`, write);
  const error = (message: string, fix: string) =>
    finding('invalid-field', `${field} ${message}.`, fix, typeof value === 'object' ? undefined : String(value));
  if (issue.code === 'custom' && issue.params) return error(issue.params.message, `${issue.params.fix}.`);
  if (isOfSize(issue)) {
    const more = issue.code === 'too_big' ? 'fewer' : 'more';
    if (typeof value === 'string') {
      return error(`must be ${issue.message}`, `It has ${value.length} characters; write ${more}.`);
    }
    if (Array.isArray(value)) return error(`must have ${issue.message}`, `It has ${value.length}; write ${more}.`);
  }
  if (isCurly(value)) return error('is in curly quotation marks', `Write ${helpOf(issue)}, without them.`);
  if (isText && typeof value !== 'string') return error('must be text', write);
  return error(`must be ${helpOf(issue)}`, `Replace ${show(value)}.`);
}

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
  const known = namesAt(kind.spec(), data, group);
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

/** @returns the error, and the field that was meant */
function explainUnknown(key: string, path: FieldPath, refused: Refused): { error: Diagnostic; meant?: FieldPath } {
  const { source } = refused;
  const own = [...path, key];
  const split = findSplitText(source.raw, source.positionOf(path), key);
  if (split) {
    const place = { file: source.file, position: split.position, path: [...path, split.field] };
    return { error: { ...place, ...describeSplit(split, place.path, refused) }, meant: place.path };
  }
  const place = { file: source.file, position: source.positionOfKey(own), path: own };
  const name = inCode(nameOf(own));
  if (path.length === 0 && ADDED.some((added) => added === key)) {
    return { error: { ...place, ...finding('reserved-field', `The build sets ${name} itself.`, 'Delete it.', key) } };
  }
  const free = listFree(path, refused);
  const unspaced = findUnspaced(key, free);
  const near = unspaced?.name ?? findNear(key, free);
  const error = {
    ...place,
    ...finding('unknown-field', `Unknown field ${name}.`, fixUnknown(near, unspaced, free), key),
  };
  return near === undefined ? { error } : { error, meant: [...path, near] };
}

/** A text needs quotes, a number no comma. */
function describeSplit({ words }: SplitText, path: FieldPath, { data, kind }: Refused): Finding {
  const field = inCode(nameOf(path));
  const { is } = kindAt(kind.spec(), data, path) ?? {};
  if (/^\d+,\d+$/.test(words) && is === 'setting') {
    const number = words.replace(',', /,\d{3}$/.test(words) ? '' : '.');
    const message = `${field} has a comma in its number: ${inCode(words)}.`;
    return finding('unquoted-comma', message, `Write ${inCode(number)}.`, words);
  }
  const message = `${field} ends at the comma, because it is not in quotes: ${inCode(words)}.`;
  return finding('unquoted-comma', message, `Write \`${quote(words)}\`.`, words);
}

interface Unspaced {
  name: string;
  value: string;
}

/** e.g. "alt:Fruit" for a field named alt: without the space the colon is part of the name. */
function findUnspaced(key: string, free: readonly string[]): Unspaced | undefined {
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/s.exec(key) ?? [];
  return free.includes(name) ? { name, value } : undefined;
}

/** Fields of the group that are not set yet. */
function listFree(path: FieldPath, { data, kind }: Refused): string[] {
  return namesAt(kind.spec(), data, path).filter((known) => valueAt(data, [...path, known]) === undefined);
}

function fixUnknown(near: string | undefined, unspaced: Unspaced | undefined, free: readonly string[]): string {
  if (unspaced) return `Write a space after the colon: ${inCode(`${unspaced.name}: ${unspaced.value}`)}.`;
  if (near !== undefined) return `Did you mean ${inCode(near)}?`;
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
