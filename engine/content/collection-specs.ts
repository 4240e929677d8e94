import { valueAt } from './field-kinds.ts';
import { labelOf } from './field-spec.ts';
import { introspect } from './introspect.ts';
import type { Entry, Kind } from './kind.ts';
import { standIn } from './placeholder.ts';
import type { Rules } from './rules.ts';
import type { Source } from './source.ts';

/** Files of the content folder that share a schema. */
export interface CollectionSpec {
  /** A file without its ending, e.g. "pages/home", or a folder, e.g. "services". */
  path: string;
  /** That file; every file of the folder; or those that set `mark` and have no spec of their own. */
  holds: 'one' | 'all' | 'others';
  /** e.g. "layout" */
  mark?: string | undefined;
  kind: Kind;
}

/** Every collection of a site, in its order. */
export function listCollections(rules: Pick<Rules<unknown>, 'entries'>): CollectionSpec[] {
  const collections: CollectionSpec[] = [];
  rules.entries({
    file(path, kind) {
      collections.push({ path, holds: 'one', kind });
      return standFor(path, kind);
    },
    folder(path, kind) {
      collections.push({ path, holds: 'all', kind });
      return [];
    },
    others(path, kind, mark) {
      collections.push({ path, holds: 'others', mark, kind });
      return [];
    },
  });
  return collections;
}

function standFor<Fields extends object>(path: string, { fields }: Kind<Fields>): Entry<Fields> {
  return { ...standIn(fields, {}, path), slug: path.slice(path.lastIndexOf('/') + 1), file: `${path}.md`, body: '' };
}

/** @param path in the content folder, e.g. "services/grocery.md" */
export function collectionOf(collections: readonly CollectionSpec[], path: string): CollectionSpec | undefined {
  const name = path.replace(/\.md$/, '');
  return (
    collections.find((one) => one.holds === 'one' && one.path === name) ??
    collections.find((one) => one.holds !== 'one' && one.path === folderOf(path))
  );
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
}

/** What one entry is called, e.g. "Food show", "Whole site". */
export function entryNameOf({ path, kind }: Pick<CollectionSpec, 'path' | 'kind'>): string {
  return introspect(kind.fields).label || singularOf(path);
}

/** e.g. "testimonials" → "Testimonial", "company" → "Company" */
export function singularOf(folder: string): string {
  const label = labelOf(folder);
  return label.endsWith('ies') ? label.replace(/ies$/, 'y') : label.replace(/(?<!s)s$/, '');
}

/** What an entry without a page is called. */
export function titleOf(path: string, data: unknown): string {
  const [title] = ['name', 'title'].map((field) => valueAt(data, [field])).filter((one) => typeof one === 'string');
  return title?.trim() ? title : labelOf(path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, ''));
}

/** The `order` that puts a new entry last in its folder; none if no entry there has one. */
export function nextOrder(folder: string, sources: readonly Source[]): number | undefined {
  const deferred = sources
    .filter(({ path }) => folderOf(path) === folder)
    .map(({ data }) => valueAt(data, ['order']))
    .filter((order) => typeof order === 'number');
  if (deferred.length === 0) return undefined;
  return Math.max(...deferred) + (deferred.every((order) => order % 10 === 0) ? 10 : 1);
}
