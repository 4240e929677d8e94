import { type CollectionSpec, folderOf } from './collections.ts';
import { valueAt } from './field-kinds.ts';
import { labelOf } from './field-spec.ts';
import { introspect } from './introspect.ts';
import type { Source } from './source.ts';

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
