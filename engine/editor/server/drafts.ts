import { z } from 'zod';
import { type CollectionSpec, collectionOf } from '../../content/collections.ts';
import { namesAt } from '../../content/field-kinds.ts';
import { listFields } from '../../content/introspect.ts';
import { type Change, changeFile } from './change/change.ts';
import type { Order } from './change/yaml.ts';
import { Refused } from './refused.ts';
import { type Folders, readFile, type Write } from './store.ts';

const change = z.union([
  z.strictObject({ path: z.array(z.union([z.string(), z.int().min(0)])).min(1), value: z.unknown().optional() }),
  z.strictObject({ text: z.string() }),
]);

/** What is to become of a content file, as a page sends it. */
export const draft = z.strictObject({
  /** In the content folder, e.g. "services/grocery.md". */
  path: z.string(),
  /** Of the file as the page has read it; of one that is to be new, none. */
  hash: z.string().optional(),
  changes: z.array(change).default([]),
  isGone: z.boolean().default(false),
});
export type Draft = z.output<typeof draft>;

const EMPTY = '---\n---\n';

/** What a draft makes of its file as it stands now. */
export function toWrite(
  { path, hash, changes, isGone }: Draft,
  folders: Folders,
  homes: readonly CollectionSpec[],
): Write {
  const name = { folder: 'content', path } as const;
  const { bytes } = readFile(folders, name);
  if (isGone) return { ...name, hash, bytes: undefined };
  const text = bytes === undefined ? EMPTY : Buffer.from(bytes).toString();
  if (bytes !== undefined && !Buffer.from(text).equals(Buffer.from(bytes)))
    throw new Refused(400, `${path} is not UTF-8`);
  return { ...name, hash, bytes: Buffer.from(applyChanges(text, changes, orderIn(homes, path))) };
}

/** @throws Refused where a field cannot be changed alone */
function applyChanges(text: string, changes: Draft['changes'], order: Order): string {
  try {
    return changeFile(text, changes.map(asChange), order);
  } catch (error) {
    throw new Refused(400, error instanceof Error ? error.message : String(error));
  }
}

/** JSON has no undefined: a field without a value goes. */
function asChange(given: Draft['changes'][number]): Change {
  return 'text' in given ? given : { path: given.path, value: given.value };
}

/** The order of the fields of a file's schema. */
function orderIn(homes: readonly CollectionSpec[], path: string): Order {
  const fields = collectionOf(homes, path)?.kind.fields;
  return (group) => {
    if (fields === undefined) return [];
    return group.length === 0 ? listFields(fields).map(({ name }) => name) : namesAt(fields, {}, group);
  };
}
