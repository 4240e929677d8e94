import { z } from 'zod';
import { type CollectionSpec, collectionOf, listFields, namesAt, parseFile } from '../../content/index.ts';
import { type FileWrite, type Folders, readFile } from './content-files.ts';
import { editFile } from './edit-file.ts';
import type { EditSession } from './edit-session.ts';
import type { FieldOrder } from './edit-yaml.ts';
import { RequestError } from './request-error.ts';

const change = z.union([
  z.strictObject({ path: z.array(z.union([z.string(), z.int().min(0)])).min(1), value: z.unknown().optional() }),
  z.strictObject({ text: z.string() }),
]);

/** The protocol's FileDraft. */
export const draft = z.strictObject({
  path: z.string(),
  hash: z.string().optional(),
  changes: z.array(change).default([]),
  isGone: z.boolean().default(false),
});
type Draft = z.output<typeof draft>;

const EMPTY = '---\n---\n';

/** The files that drafts lead to, and the uploaded pictures that these use. */
export function toWrites(
  drafts: readonly Draft[],
  folders: Folders,
  collections: readonly CollectionSpec[],
  { pictures }: EditSession,
): FileWrite[] {
  const files = drafts.map((one) => toWrite(one, folders, collections));
  const named = new Set(files.flatMap(({ path, bytes }) => (bytes ? listStrings(readData(path, bytes)) : [])));
  const used = [...pictures].filter(([name]) => named.has(name));
  return [...files, ...used.map(([path, bytes]) => ({ folder: 'images' as const, path, bytes, hash: undefined }))];
}

function readData(path: string, bytes: Uint8Array): unknown {
  return parseFile({ path, file: path, hash: '' }, bytes).source?.data;
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

/** @throws RequestError if a field can't be changed alone */
function toWrite(
  { path, hash, changes, isGone }: Draft,
  folders: Folders,
  collections: readonly CollectionSpec[],
): FileWrite {
  const name = { folder: 'content', path } as const;
  const { bytes } = readFile(folders, name);
  if (isGone) return { ...name, hash, bytes: undefined };
  const text = bytes === undefined ? EMPTY : Buffer.from(bytes).toString();
  if (bytes && !Buffer.from(text).equals(bytes)) throw new RequestError(400, `\`${path}\` is not UTF-8.`);
  try {
    const edited = editFile(text, changes, orderIn(collections, path));
    return { ...name, hash, bytes: Buffer.from(edited) };
  } catch (error) {
    throw new RequestError(400, error instanceof Error ? error.message : String(error));
  }
}

function orderIn(collections: readonly CollectionSpec[], path: string): FieldOrder {
  const fields = collectionOf(collections, path)?.kind.fields;
  return (group) => {
    if (fields === undefined) return [];
    return group.length === 0 ? listFields(fields).map(({ name }) => name) : namesAt(fields, {}, group);
  };
}
