/** Content files as fields and a body: what differs, and how to change it. */
import { type CollectionSpec, collectionOf, namesAt, parseFile, valueAt } from '../../content/index.ts';
import type { FieldChange, FileContent, JsonPath } from '../protocol.ts';
import { editFile } from './edit-file.ts';

/** The content of a file; undefined if it is deleted. */
export type FileBytes = Uint8Array | undefined;

/** @returns undefined unless it is a content file that can be parsed */
export function parseEntry(path: string, content: FileBytes): FileContent | undefined {
  if (content === undefined || !path.endsWith('.md')) return undefined;
  const { source, problems } = parseFile({ path, file: path, hash: '' }, content);
  return source && problems.length === 0 ? { data: source.data, text: source.body.trim() } : undefined;
}

/** A change that gives a field the value of an entry. */
export function changeTo(entry: FileContent, field: JsonPath): FieldChange {
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
