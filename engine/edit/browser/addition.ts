import type { Addition } from '../../faults/errors.ts';
import type { Bench } from './bench.ts';
import { valueAt } from './values.ts';

/** Adds to a list what lets a fault stand, and shows it to whoever is to say why. */
export async function add(bench: Bench, { path, list, item, ask }: Addition): Promise<void> {
  const { requests, drafts } = bench;
  const entry = await requests.entry(path);
  drafts.take(entry);
  const typed = valueAt(drafts.typed(path)?.data, [list]);
  const items = Array.isArray(typed) ? typed : [];
  drafts.change(path, [list], [...items, item]);
  await bench.open(path, { field: [list, items.length, ask] });
}
