/** Explains the errors of a schema to authors. */
import type { z } from 'zod';
import {
  type Diagnostic,
  type FieldPath,
  findSimilar,
  formatFieldName,
  inCode,
  isVisible,
  makeError,
} from '../core/index.ts';
import { BUILD_FIELDS, type CollectionSpec } from './collections.ts';
import { fieldHelp, kindAt, namesAt, schemaAt } from './json-schema.ts';
import { unquotedColon } from './mistakes/yaml.ts';
import { fieldError, listStrings, type Source } from './source.ts';
import { isCurly, valueAt } from './values.ts';

type Issue = z.core.$ZodIssue;

/** A source whose fields a schema refuses. `data` are its fields after interpolation and typesetting. */
export interface RefusedEntry {
  source: Source;
  data: unknown;
  collection: CollectionSpec;
}

/** A misspelled field is not also reported as missing. */
export function explainIssues(issues: readonly Issue[], refused: RefusedEntry): Diagnostic[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => explainUnknown(key, issue.path, refused)) : [],
  );
  const meant = unknown.flatMap((one) => (one.meant === undefined ? [] : [formatFieldName(one.meant)]));
  const rest = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !meant.includes(formatFieldName(path)),
  );
  return [...unknown.map(({ error }) => error), ...rest.flatMap((issue) => explain(issue, refused))];
}

function explain(issue: Issue, refused: RefusedEntry): Diagnostic[] {
  const { path } = issue;
  const { source, data } = refused;
  const value = valueAt(data, path);
  // A text with an unknown variable has an error of its own. Only `custom` issues of a list are about the texts in it.
  const mayHaveVariables = typeof value === 'string' || (Array.isArray(value) && issue.code === 'custom');
  if (mayHaveVariables && listStrings(value).some(({ text }) => /[{}]/.test(text))) return [];
  const similar = value === undefined ? findMisnamed(path, refused) : undefined;
  if (similar === undefined) return [fieldError(source, path, describe(issue, value, refused))];
  const similarPath = [...path.slice(0, -1), similar];
  const message = `${inCode(formatFieldName(path))} is missing, but ${inCode(similar)} is there.`;
  const found = makeError('misnamed-field', message, `Did you mean ${inCode(String(path.at(-1)))}?`);
  return [{ file: source.file, position: source.findKeyPosition(similarPath), path: similarPath, ...found }];
}

/** Finds the misspelled name of a missing field in a group that accepts any name. Other groups report unknown names. */
function findMisnamed(path: FieldPath, { data, collection }: RefusedEntry): string | undefined {
  const group = path.slice(0, -1);
  const own = namesAt(collection.spec(), data, group);
  const others = Object.keys(Object(valueAt(data, group))).filter((name) => !own.includes(name));
  return findSimilar(String(path.at(-1)), others);
}

function describe(issue: Issue, value: unknown, refused: RefusedEntry): Diagnostic<unknown> {
  const { source, data, collection } = refused;
  const field = inCode(formatFieldName(issue.path));
  const help = getHelp(issue, data, collection);
  const write = `Write ${help}.`;
  if (value === undefined) return makeError('missing-field', `${field} is missing.`, write);
  if (isEmpty(value)) return makeError('empty-field', `${field} is empty.`, write);
  const error = (message: string, fix: string) => makeError('invalid-field', `${field} ${message}.`, fix);
  if (issue.code === 'custom' && issue.params) return error(issue.params['message'], `${issue.params['fix']}.`);
  const isText = ['copy', 'verbatim'].includes(kindAt(collection.spec(), data, issue.path)?.type ?? '');
  if (isText && typeof value === 'object' && typeof issue.path.at(-1) === 'number') {
    const { line, column } = source.findPosition(issue.path);
    return unquotedColon((source.raw.split('\n')[line - 1] ?? '').slice(column - 1));
  }
  if (isText && typeof value !== 'string') return error('must be text', write);
  const change = issue.code === 'too_big' ? 'fewer' : issue.code === 'too_small' ? 'more' : undefined;
  if (change && (typeof value === 'string' || Array.isArray(value))) {
    const [must, unit] = typeof value === 'string' ? ['be', ' characters'] : ['have', ''];
    return error(`must ${must} ${help}`, `It has ${value.length}${unit}; write ${change}.`);
  }
  if (isCurly(value)) return error('is in curly quotation marks', `Write ${help}, without them.`);
  // As typed: with the names of facts, not with their values.
  const typed = valueAt(source.data, issue.path) ?? value;
  return error(`must be ${help}`, `Replace ${typeof typed === 'object' ? 'it' : inCode(String(typed))}.`);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !isVisible(value);
  return value === null || (Array.isArray(value) && value.length === 0);
}

function getHelp({ message, path }: Issue, data: unknown, { spec }: CollectionSpec): string {
  const field = message.startsWith('Invalid input') ? schemaAt(spec(), data, path) : undefined;
  return field ? fieldHelp(field) : message;
}

function explainUnknown(key: string, path: FieldPath, refused: RefusedEntry): { error: Diagnostic; meant?: FieldPath } {
  const { source, data, collection } = refused;
  const { file } = source;
  const fieldPath = [...path, key];
  const place = { file, position: source.findKeyPosition(fieldPath), path: fieldPath };
  const name = inCode(formatFieldName(fieldPath));
  if (path.length === 0 && BUILD_FIELDS.some((name) => name === key)) {
    return { error: { ...place, ...makeError('reserved-field', `The build sets ${name} itself.`, 'Delete it.') } };
  }
  const spec = collection.spec();
  const unset = namesAt(spec, data, path).filter((one) => valueAt(data, [...path, one]) === undefined);
  const renamed = unset.find((one) => schemaAt(spec, data, [...path, one])?.formerly === key);
  const { meant, fix } =
    renamed === undefined ? suggestField(key, unset) : { meant: renamed, fix: `Its name is ${inCode(renamed)} now.` };
  const error = { ...place, ...makeError('unknown-field', `Unknown field ${name}.`, fix) };
  return meant === undefined ? { error } : { error, meant: [...path, meant] };
}

function suggestField(key: string, unset: readonly string[]): { meant?: string | undefined; fix: string } {
  // Without a space after the colon, YAML takes all of "alt:Fruit" for a name.
  const [, name = ''] = /^([\w-]+):./s.exec(key) ?? [];
  const spaced = inCode(key.replace(':', ': '));
  if (unset.includes(name)) return { meant: name, fix: `Write a space after the colon: ${spaced}.` };
  const meant = findSimilar(key, unset);
  if (meant !== undefined) return { meant, fix: `Did you mean ${inCode(meant)}?` };
  const names = unset.map((one) => inCode(one)).join(', ');
  return { fix: names === '' ? 'Delete it.' : `Delete it, or use ${unset.length > 1 ? 'one of ' : ''}${names}.` };
}
