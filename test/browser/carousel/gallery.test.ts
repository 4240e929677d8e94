import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visit } from '../../support/browser/visit.ts';
import { HISTORY, LONG, pass, readable, TURN, wake, within } from './carousel-page.ts';

describe('the gallery', () => {
  it('does not turn by itself, and has nothing to pause', () =>
    visit(HISTORY, { clock: true }, async (page) => {
      await wake(page, 'gallery');
      assert.equal(await page.$(within('gallery', TURN)), null);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'gallery'), [1]);
    }));
});
