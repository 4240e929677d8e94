import type { Suggestion } from '../../core/diagnostics.ts';
import type { FormError as PlacedFault } from '../protocol.ts';
import type { Bench } from './bench.ts';
import { valueAt } from './values.ts';

/** Adds to a list what lets a fault stand, and shows it to whoever is to say why. */
export async function add(bench: Bench, { path, list, item, ask }: Suggestion): Promise<void> {
  const { requests, drafts } = bench;
  const entry = await requests.entry(path);
  drafts.take(entry);
  const typed = valueAt(drafts.typed(path)?.data, [list]);
  const items = Array.isArray(typed) ? typed : [];
  drafts.change(path, [list], [...items, item]);
  await bench.open(path, { field: [list, items.length, ask] });
}

/** Puts what was found under a name of its own, says that where it was found, and shows it. */
export async function addNamed(bench: Bench, { file, path: field = [], suggestion }: PlacedFault): Promise<void> {
  const { requests, drafts, names } = bench;
  const path = names.pathOf(file);
  if (!suggestion?.named) return;
  const { group, item, found, by } = suggestion.named;
  for (const one of [suggestion.path, path]) if (!drafts.get(one)) drafts.take(await requests.entry(one));
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const name = freeName(`${slug}-${String(field[0] ?? 'text')}`, valueAt(drafts.typed(suggestion.path)?.data, [group]));
  const said = drafts.typed(path);
  const mend = (text: unknown) => String(text).replace(found, () => by.replace('*', name));
  if (field.length === 0) drafts.changeText(path, mend(said?.text));
  else drafts.change(path, field.map(asKey), mend(valueAt(said?.data, field.map(asKey))));
  drafts.change(suggestion.path, [group, name], item);
  await bench.open(suggestion.path, {
    field: [group, name, Object.keys(item).find((key) => item[key] === '') ?? 'text'],
  });
}

const asKey = (key: PropertyKey) => (typeof key === 'number' ? key : String(key));

function freeName(wanted: string, taken: unknown): string {
  let [name, count] = [wanted, 2];
  while (valueAt(taken, [name]) !== undefined) name = `${wanted}-${count++}`;
  return name;
}
