/** Content files as fields and a body: what differs, and how to change it. */
import { type CollectionSpec, collectionOf, namesAt, parseFile, valueAt } from '../../content/index.ts';
import { diffFields } from '../field-changes.ts';
import type { FieldChange, JsonPath } from '../protocol.ts';
import { editFile } from './edit-file.ts';

/** The content of a file; undefined if it is deleted. */
export type FileBytes = Uint8Array | undefined;

/** The fields and the body of a content file. */
export interface ParsedEntry {
  data: unknown;
  text: string;
}

/** @returns undefined unless it is a content file that can be parsed */
export function parseEntry(path: string, content: FileBytes): ParsedEntry | undefined {
  if (content === undefined || !path.endsWith('.md')) return undefined;
  const { source, problems } = parseFile({ path, file: path, hash: '' }, content);
  return source && problems.length === 0 ? { data: source.data, text: source.body.trim() } : undefined;
}

/** Everything that differs between two versions. */
export function listFieldChanges(before: ParsedEntry, after: ParsedEntry): FieldChange[] {
  const fields = diffFields(before.data, after.data, true).map(({ path, value }) => ({ path: [...path], value }));
  return before.text === after.text ? fields : [...fields, { text: after.text }];
}

/** `[]` for the body. */
export const fieldOf = (change: FieldChange): JsonPath => ('text' in change ? [] : change.path);

/** @param field `[]` for the body */
export function readField({ data, text }: ParsedEntry, field: JsonPath): unknown {
  return field.length === 0 ? text : valueAt(data, field);
}

/** A change that gives a field the value of an entry. */
export function changeTo(entry: ParsedEntry, field: JsonPath): FieldChange {
  return field.length === 0 ? { text: entry.text } : { path: [...field], value: valueAt(entry.data, field) };
}

/**
 * Changes fields of a file, and no other lines.
 * @throws Error if a field can't be changed alone
 */
export function editEntry(
  path: string,
  text: string,
  changes: readonly FieldChange[],
  collections: readonly CollectionSpec[],
): string {
  const spec = collectionOf(collections, { path })?.spec();
  return editFile(text, changes, (group) => (spec ? namesAt(spec, {}, group) : []));
}
