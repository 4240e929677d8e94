import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../support/browser/look.ts';
import {
  attend,
  focusedWords,
  tabTo,
  untilOn,
  untilSaid,
  untilSeen,
  type Visitor,
} from '../../support/browser/visitor.ts';

/** The titles of the pages that are left. */
const shown = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('.page-index-section li')]
      .filter((item) => item.checkVisibility())
      .map((item) => item.querySelector('a')?.textContent),
  );

describe('by keyboard alone, the site map', () => {
  it('is narrowed, cleared by Escape, and helps on when nothing is found', () =>
    attend('/site-map/', {}, async (visitor) => {
      await untilSeen(visitor, '#page-filter');
      const all = (await shown(visitor)).length;
      await tabTo(visitor, '#page-filter');
      await visitor.write('smoked meat');
      await eventually(async () => (await shown(visitor)).join() === 'Meat');
      await untilSaid(visitor, '.page-filter [role=status]', `1 of ${all} pages`);
      await visitor.press('Escape');
      await eventually(async () => (await shown(visitor)).length === all);
      await visitor.write('grocry');
      await untilSaid(visitor, '.page-filter [role=status]', 'No page found');
      await visitor.press('Tab');
      assert.equal(await focusedWords(visitor), 'Grocery');
      await visitor.press('Tab', 'Enter');
      await eventually(async () => (await shown(visitor)).length === all);
    }));
});

describe('by keyboard alone, the page for wrong addresses', () => {
  it('leads to what it suggests', () =>
    attend('/servces/grocery', { tolerate: /404/ }, async (visitor) => {
      await untilSeen(visitor, '.nearest a');
      await tabTo(visitor, '.nearest a');
      assert.equal(await focusedWords(visitor), 'Grocery');
      await visitor.press('Enter');
      await untilOn(visitor, '/services/product-categories/grocery/');
    }));
});
