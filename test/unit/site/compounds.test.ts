import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markCompounds, splitCompounds } from '../../../components/elements/compounds.ts';

describe('a compound', () => {
  it('that is short keeps its hyphen within the line', () =>
    assert.deepEqual(splitCompounds('A ready-made set, in ten-year notes.'), [
      'A ',
      'ready-made',
      ' set, in ',
      'ten-year',
      ' notes.',
    ]));

  it('that is long may be parted at it, and so may a chain', () => {
    for (const text of ['an off-the-shelf thing', 'a supermarket-sized thing', 'the grocery-and-dairy list']) {
      assert.deepEqual(splitCompounds(text), [text]);
    }
  });

  it('is marked in the words of a text, never in its tags', () =>
    assert.equal(
      markCompounds('<p>Ask <a href="/a b-c/">a new-stores manager</a>.</p>'),
      '<p>Ask <a href="/a b-c/">a <span class="unparted">new-stores</span> manager</a>.</p>',
    ));
});
