import type { CollectionSpec } from './collection-specs.ts';
import { valueAt } from './field-kinds.ts';
import { labelOf, titleOfKind } from './introspect.ts';

/** What an entry is called where it has no page to look at. */
export function nameOfFile(path: string, data: unknown): string {
  const said = ['name', 'title'].map((field) => valueAt(data, [field])).find((name) => typeof name === 'string');
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return typeof said === 'string' && said.trim() !== '' ? said : labelOf(slug);
}

/** What one of a home is called, e.g. "Food show". */
export function nameOfKind({ path, kind }: Pick<CollectionSpec, 'path' | 'kind'>): string {
  return titleOfKind(kind.fields) ?? kindNameOf(path);
}

/** One of a folder, as far as its name tells, e.g. "testimonials" → "Testimonial", "company" → "Company". */
export function kindNameOf(folder: string): string {
  const words = labelOf(folder);
  return words.endsWith('ies') ? words.replace(/ies$/, 'y') : words.replace(/(?<!s)s$/, '');
}
