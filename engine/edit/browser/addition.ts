import type { Addition } from '../../faults/errors.ts';
import type { Bench } from './bench.ts';
import { typedOf } from './form/form.ts';
import { valueAt } from './values.ts';

/** Adds to a list what lets a fault stand, and shows it to whoever is to say why. */
export async function add(bench: Bench, { path, list, item, ask }: Addition): Promise<void> {
  const { requests, drafts } = bench;
  const entry = await requests.entry(path);
  const typed = valueAt(typedOf(entry, drafts), [list]);
  const items = Array.isArray(typed) ? typed : [];
  const hash = drafts.get(path)?.hash ?? entry.hash;
  drafts.change({ path, hash }, [list], [...items, item], valueAt(entry.data, [list]));
  await bench.open(path, { field: [list, items.length, ask] });
}
