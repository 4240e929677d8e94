/** The order of entries in a list. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listSiblings, moveInList } from '../../../engine/content/browser.ts';

/** Entries of a folder, each with its `order`, and the list that shows it. */
const makeList = (...entries: [name: string, order?: number, list?: string][]) =>
  entries.map(([name, order, list]) => ({ path: `services/${name}.md`, order, list }));

/** The names of a list after a move, or nothing at its end. */
function move(entries: ReturnType<typeof makeList>, name: string, step: -1 | 1): string | undefined {
  const path = `services/${name}.md`;
  const orders = moveInList(listSiblings(entries, path), path, step);
  const moved = entries.map((entry) => ({ ...entry, order: orders?.get(entry.path) ?? entry.order }));
  const names = listSiblings(moved, path).map((entry) => entry.path.slice('services/'.length, -'.md'.length));
  return orders && names.join(' ');
}

describe('an entry that is moved', () => {
  it('swaps with its neighbor, and only these two get new numbers', () => {
    const entries = makeList(['a', 10], ['b', 20], ['c', 30]);
    assert.equal(move(entries, 'b', -1), 'b a c');
    assert.equal(move(entries, 'b', 1), 'a c b');
    assert.deepEqual(
      [...(moveInList(entries, 'services/b.md', 1) ?? [])],
      [
        ['services/c.md', 20],
        ['services/b.md', 30],
      ],
    );
  });

  it('stays where it is at the end of the list', () => {
    assert.equal(move(makeList(['a', 10], ['b', 20]), 'a', -1), undefined);
    assert.equal(move(makeList(['a', 10], ['b', 20]), 'b', 1), undefined);
  });

  it('moves by one place among equal and missing numbers', () => {
    assert.equal(move(makeList(['a', 1], ['b', 1], ['c', 1]), 'c', -1), 'a c b');
    assert.equal(move(makeList(['a'], ['b'], ['c', 5]), 'a', 1), 'b a c');
  });

  it('moves only within the list that shows it', () => {
    const entries = makeList(['meat', 10, 'food'], ['pricing', 10, 'support'], ['produce', 20, 'food']);
    assert.equal(move(entries, 'meat', 1), 'produce meat');
    assert.equal(move(entries, 'pricing', 1), undefined);
  });
});
