/** The search of the site map, and the suggestions on the page for wrong addresses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { findNearest } from '../../../client/search/rank.ts';
import { matchesAll, wordsOf } from '../../../client/search/words.ts';
import { listChecks, readTable } from '../../support/table.ts';

const PAGES = readTable('searched-pages', z.array(z.object({ path: z.string(), title: z.string(), text: z.string() })));

describe('a wrong address', () => {
  for (const [row, check] of listChecks('wrong-addresses', (address) => {
    const nearest = findNearest(address, PAGES);
    assert.ok(nearest.length <= 3);
    return nearest[0]?.title;
  }))
    it(`suggests the page that was likely meant: ${row}`, check);

  it('suggests a page with the word in its title before one with the word in its text', () => {
    const mention = { path: '/news/', title: 'News', text: 'Meat has moved.' };
    assert.equal(findNearest('meat', [mention, ...PAGES])[0]?.title, 'Meat');
  });
});

describe('the words of a search', () => {
  it('are compared without case, accents and punctuation', () => {
    assert.deepEqual(wordsOf('Café HBC & GM'), ['cafe', 'hbc', 'gm']);
    assert.deepEqual(wordsOf('...'), []);
  });

  for (const [row, check] of listChecks('searches', (asked) =>
    matchesAll(wordsOf('Fresh and smoked meat; gate'), wordsOf(asked)),
  ))
    it(`must each be the beginning or the plural of a word in the text: ${row}`, check);
});
