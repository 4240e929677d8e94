import type { Service } from '../build/schema/collections.ts';

/** Without the base path, e.g. "/services/product-categories/grocery/". */
export function pathOf({ group, slug }: Pick<Service, 'group' | 'slug'>): string {
  return `/services/${group}/${slug}/`;
}
