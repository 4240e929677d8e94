/** The order of entries in the lists that visitors see. Also runs in the browser. */

/** What a list knows of an entry. */
export interface Listed {
  /** In the content folder, e.g. "guides/bread.md". */
  path: string;
  /** Its field `order`. Equal numbers are ordinary, and none counts as 0. */
  order?: unknown;
  /** The value of the field that says in which list of its folder it is shown (see `groupBy` of a collection). */
  list?: unknown;
}

const readOrder = (item: object) => ('order' in item && typeof item.order === 'number' ? item.order : 0);

/** By `order`. Entries with equal numbers stay in the order of their file names. */
export function sortByOrder<Item extends object>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => readOrder(a) - readOrder(b));
}

/** The entries that visitors see in one list with this one, in order. */
export function listSiblings<Item extends Listed>(entries: readonly Item[], path: string): Item[] {
  const own = entries.find((entry) => entry.path === path);
  const isSibling = (entry: Item) => getFolder(entry.path) === getFolder(path) && entry.list === own?.list;
  return sortByOrder(entries.filter(isSibling));
}

/**
 * Moves an entry by one place. If two numbers of the list are equal, the whole list gets new numbers.
 * @param list in order
 * @returns the numbers that change, by path; undefined at the end of the list
 */
export function moveInList(list: readonly Listed[], path: string, step: -1 | 1): Map<string, number> | undefined {
  const from = list.findIndex((entry) => entry.path === path);
  const [moved, neighbor] = [list[from], list[from + step]];
  if (!moved || !neighbor) return undefined;
  const numbers = list.map(readOrder);
  const isAscending = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  const places = list.toSpliced(from, 1).toSpliced(from + step, 0, moved);
  const numbered = places.map((entry, index) => ({ entry, number: isAscending ? numbers[index] : (index + 1) * STEP }));
  const changed = numbered.flatMap(({ entry, number }): [string, number][] =>
    number === undefined || number === entry.order ? [] : [[entry.path, number]],
  );
  return new Map(changed);
}

/** Between the numbers of a list, so that another entry fits in between. */
const STEP = 10;

/** The `order` that puts a new entry last in its folder; undefined if no entry there has one. */
export function findNextOrder(folder: string, entries: readonly Listed[]): number | undefined {
  const orders = entries
    .filter(({ path }) => getFolder(path) === folder)
    .map(({ order }) => order)
    .filter((order) => typeof order === 'number');
  const step = orders.every((order) => order % STEP === 0) ? STEP : 1;
  return orders.length > 0 ? Math.max(...orders) + step : undefined;
}

/** e.g. "guides"; "." for a file in no folder */
export function getFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
}
