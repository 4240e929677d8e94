import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markCompounds, splitCompounds } from '../../../components/elements/compounds.ts';
import { checkRows } from '../../support/table.ts';

describe('a compound', () => {
  for (const [row, check] of checkRows('compounds', splitCompounds))
    it(`keeps its hyphen within the line if it is short: ${row}`, check);

  it('is marked in the words of a text, never in its tags', () =>
    assert.equal(
      markCompounds('<p>Ask <a href="/a b-c/">a new-stores manager</a>.</p>'),
      '<p>Ask <a href="/a b-c/">a <span class="nowrap">new-stores</span> manager</a>.</p>',
    ));
});
