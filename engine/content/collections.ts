/** A site declares its content as data: single files and folders, each with a schema. */
import type { z } from 'zod';
import { type Block, lazy } from '../core/index.ts';
import { findRole, type JsonSchema } from './json-schema.ts';
import { getFolder } from './order.ts';
import type { Source } from './source.ts';
import { toJsonSchema } from './to-json-schema.ts';
import { toLabel, valueAt } from './values.ts';

/** A validated content file: its fields, and what the build adds. */
export type Entry<Fields extends object = object> = Fields & {
  /** The file name without its ending, e.g. "bread". */
  slug: string;
  /** The path that messages show, e.g. "content/guides/bread.md". */
  file: string;
  body: readonly Block[];
};

/** Fields that an author can't set. */
export const BUILD_FIELDS = ['slug', 'file', 'body'] as const;

/** Files of the content folder that share a schema. */
export interface CollectionSpec<
  Fields extends object = object,
  Type extends 'singleton' | 'collection' = 'singleton' | 'collection',
> {
  /** A file without its ending, e.g. "pages/home", or a folder, e.g. "guides". */
  path: string;
  type: Type;
  /** The folder in earlier versions. */
  formerly?: string | undefined;
  /** If set, only files of the folder with this field belong to the collection, e.g. `layout`. */
  filterBy?: string | undefined;
  /** If set, the field whose value says in which list an entry is shown, e.g. `group`. Each list has an order of its own. */
  groupBy?: string | undefined;
  fields: z.ZodType<Fields>;
  /** The JSON Schema of the fields, made at the first call. */
  spec(): JsonSchema;
  /** Whether there may be Markdown below the front matter. */
  hasText: boolean;
}

/** A file that the site can't do without. */
export function singleton<Fields extends object>(
  fields: z.ZodType<Fields>,
  { file, hasText = false }: { file: string; hasText?: boolean },
): CollectionSpec<Fields, 'singleton'> {
  return { path: file, type: 'singleton', fields, hasText, spec: lazy(() => toJsonSchema(fields)) };
}

interface FolderOptions extends Pick<CollectionSpec, 'filterBy' | 'groupBy' | 'formerly'> {
  folder: string;
  hasText?: boolean;
}

/** The files of a folder, sorted by `order`, then by name. */
export function collection<Fields extends object>(
  fields: z.ZodType<Fields>,
  { folder, hasText = false, ...options }: FolderOptions,
): CollectionSpec<Fields, 'collection'> {
  const spec = lazy(() => toJsonSchema(fields));
  return { ...options, path: folder, type: 'collection', fields, hasText, spec };
}

/** The content of declared collections: an entry for a single file, a list for a folder. */
export type ContentOf<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends CollectionSpec<infer Fields, 'singleton'>
    ? Entry<Fields>
    : Declared[Key] extends CollectionSpec<infer Fields, 'collection'>
      ? Entry<Fields>[]
      : ContentOf<Declared[Key]>;
};

/** Collections by name; groups of them may be nested. */
export interface Collections {
  readonly [name: string]: CollectionSpec | Collections;
}

export function listCollections(declared: Collections): CollectionSpec[] {
  return Object.values(declared).flatMap((one) => (isSpec(one) ? [one] : listCollections(one)));
}

/** Nests entries as the collections are nested. @returns undefined if a single file has no entry */
export function arrange<Content>(
  declared: Collections,
  getEntries: (spec: CollectionSpec) => Entry[],
): Content | undefined {
  const getContent = (one: CollectionSpec | Collections) => {
    if (!isSpec(one)) return arrange(one, getEntries);
    return one.type === 'singleton' ? getEntries(one)[0] : getEntries(one);
  };
  const content = Object.fromEntries(Object.entries(declared).map(([name, one]) => [name, getContent(one)]));
  return isContent<Content>(content) ? content : undefined;
}

function isSpec(declared: CollectionSpec | Collections): declared is CollectionSpec {
  return 'type' in declared && typeof declared.type === 'string';
}

/** Checks only that every singleton has an entry, because schemas have checked the rest. */
function isContent<Content>(content: object): content is Content & object {
  return Object.values(content).every((part) => part !== undefined);
}

/** The collection of a file. Without `data`, `filterBy` is ignored. */
export function findCollection(
  collections: readonly CollectionSpec[],
  file: Pick<Source, 'path'> & { data?: unknown },
): CollectionSpec | undefined {
  const { path } = file;
  const hasField = ({ filterBy: name }: CollectionSpec) =>
    !name || !file.data || valueAt(file.data, [name]) !== undefined;
  return (
    collections.find((one) => one.type === 'singleton' && `${one.path}.md` === path) ??
    collections.find((one) => one.type === 'collection' && one.path === getFolder(path) && hasField(one))
  );
}

/** What an entry of the collection is called, e.g. "Guide". */
export function getEntryName({ path, spec }: Pick<CollectionSpec, 'path' | 'spec'>): string {
  return spec().title ?? toSingular(path);
}

/** e.g. "stories" → "Story", "guides" → "Guide" */
function toSingular(folder: string): string {
  const label = toLabel(folder);
  return label.endsWith('ies') ? label.replace(/ies$/, 'y') : label.replace(/(?<!s)s$/, '');
}

/** A title for an entry: that of its fields, else one made from its file name. */
export function getTitle(path: string, data: unknown, collection?: CollectionSpec): string {
  const field = collection && findRole(collection.spec(), data, 'title');
  const title = field && valueAt(data, [field]);
  return typeof title === 'string' && title.trim()
    ? title
    : toLabel(path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, ''));
}
