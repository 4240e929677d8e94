/** A site declares its content as data: single files and folders, each with a schema. */
import type { z } from 'zod';
import { once } from '../core/index.ts';
import { type ItemSpec, labelOf, valueAt } from './field-spec.ts';
import { introspect } from './introspect.ts';
import type { Source } from './source.ts';

/** What a content file may hold. */
export interface Kind<Fields extends object = object> {
  fields: z.ZodType<Fields>;
  /** The fields as plain data. */
  spec(): ItemSpec;
  /** Whether there may be Markdown below the front matter. */
  hasText: boolean;
}

/** A validated content file: its fields, and what the build adds. */
export type Entry<Fields extends object = object> = Fields & {
  /** The file name without its ending, e.g. "grocery". */
  slug: string;
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** The Markdown text as HTML, its links without the base path. */
  body: string;
};

/** What the build adds; an author can't set these. */
export const ADDED = ['slug', 'file', 'body'] as const;

/** Files of the content folder that share a schema. */
export interface CollectionSpec<Fields extends object = object, Holds extends 'one' | 'many' = 'one' | 'many'> {
  /** A file without its ending, e.g. "pages/home", or a folder, e.g. "services". */
  path: string;
  holds: Holds;
  /** Only files that set this field, e.g. `layout`, and that have no spec of their own. */
  mark?: string | undefined;
  kind: Kind<Fields>;
}

/** A file that the site can't do without. */
export function single<Fields extends object>(
  fields: z.ZodType<Fields>,
  { file, hasText = false }: { file: string; hasText?: boolean },
): CollectionSpec<Fields, 'one'> {
  return { path: file, holds: 'one', kind: kindOf(fields, hasText) };
}

/**
 * The files of a folder, sorted by `order`, then by name.
 * @param mark only files that set this field, e.g. `layout`, and that are not declared as a single file
 */
export function collection<Fields extends object>(
  fields: z.ZodType<Fields>,
  { folder, hasText = false, mark }: { folder: string; hasText?: boolean; mark?: string },
): CollectionSpec<Fields, 'many'> {
  return { path: folder, holds: 'many', mark, kind: kindOf(fields, hasText) };
}

/** Introspection takes milliseconds, and most builds need none. */
function kindOf<Fields extends object>(fields: z.ZodType<Fields>, hasText: boolean): Kind<Fields> {
  return { fields, hasText, spec: once(() => introspect(fields)) };
}

/** The content that a declaration describes: an entry for a single file, a list for a folder. */
export type ContentOf<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends CollectionSpec<infer Fields, 'one'>
    ? Entry<Fields>
    : Declared[Key] extends CollectionSpec<infer Fields, 'many'>
      ? Entry<Fields>[]
      : ContentOf<Declared[Key]>;
};

/** Collections by name; groups of them may be nested. */
export interface Collections {
  readonly [name: string]: CollectionSpec | Collections;
}

/** Every collection, in the order of its declaration. */
export function listCollections(declared: Collections): CollectionSpec[] {
  return Object.values(declared).flatMap((one) => (isSpec(one) ? [one] : listCollections(one)));
}

/**
 * The content of a declaration.
 * @param entriesOf the entries of one collection
 */
export function collect<Content>(declared: Collections, entriesOf: (spec: CollectionSpec) => Entry[]): Content {
  const contentOf = (one: CollectionSpec | Collections) => {
    if (!isSpec(one)) return collect(one, entriesOf);
    return one.holds === 'one' ? entriesOf(one)[0] : entriesOf(one);
  };
  const content = Object.fromEntries(Object.entries(declared).map(([name, one]) => [name, contentOf(one)]));
  if (!isContent<Content>(content, declared)) throw new Error('A collection has no entries.');
  return content;
}

function isSpec(declared: CollectionSpec | Collections): declared is CollectionSpec {
  return 'holds' in declared && typeof declared.holds === 'string';
}

/** `Content` is `ContentOf` the declaration, which is what the entries were validated by. */
function isContent<Content>(content: object, declared: Collections): content is Content & object {
  return Object.keys(declared).every((name) => Reflect.get(content, name) !== undefined);
}

/**
 * @param path in the content folder, e.g. "services/grocery.md"
 * @param data the fields of the file; without them, a mark is not looked for
 */
export function collectionOf(
  collections: readonly CollectionSpec[],
  path: string,
  data?: unknown,
): CollectionSpec | undefined {
  const name = path.replace(/\.md$/, '');
  const isMarked = ({ mark }: CollectionSpec) => !data || !mark || valueAt(data, [mark]) !== undefined;
  return (
    collections.find((one) => one.holds === 'one' && one.path === name) ??
    collections.find((one) => one.holds === 'many' && one.path === folderOf(path) && isMarked(one))
  );
}

/** "." for a file beside the folders. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
}

/** The name of one entry, e.g. "Food show". */
export function entryNameOf({ path, kind }: Pick<CollectionSpec, 'path' | 'kind'>): string {
  return kind.spec().label || singularOf(path);
}

/** e.g. "testimonials" → "Testimonial", "company" → "Company" */
export function singularOf(folder: string): string {
  const label = labelOf(folder);
  return label.endsWith('ies') ? label.replace(/ies$/, 'y') : label.replace(/(?<!s)s$/, '');
}

/** The title of an entry without a page. */
export function titleOf(path: string, data: unknown): string {
  const title = ['name', 'title'].map((field) => valueAt(data, [field])).find((one) => typeof one === 'string');
  return title?.trim() ? title : labelOf(path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, ''));
}

/** The `order` that puts a new entry last in its folder; none if no entry there has one. */
export function nextOrder(folder: string, sources: readonly Source[]): number | undefined {
  const orders = sources
    .filter(({ path }) => folderOf(path) === folder)
    .map(({ data }) => valueAt(data, ['order']))
    .filter((order) => typeof order === 'number');
  const step = orders.every((order) => order % 10 === 0) ? 10 : 1;
  return orders.length > 0 ? Math.max(...orders) + step : undefined;
}
