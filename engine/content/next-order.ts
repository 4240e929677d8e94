import { valueAt } from './field-kinds.ts';
import type { Source } from './source.ts';

/** Behind all of a folder that say where they stand, as far behind as these are from each other. */
export function nextOrder(folder: string, sources: readonly Source[]): number | undefined {
  const orders = sources
    .filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === folder)
    .map(({ data }) => valueAt(data, ['order']))
    .filter((order) => typeof order === 'number');
  if (orders.length === 0) return undefined;
  return Math.max(...orders) + (orders.every((order) => order % 10 === 0) ? 10 : 1);
}
