/** How search engines show titles and descriptions. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { showDescription, showTitle } from '../../../engine/report/search-result.ts';

describe('a search result', () => {
  it('shows a short title whole', () => {
    const title = showTitle('Grocery | CGDC');
    assert.deepEqual([title.shown, title.isCut, title.characters], ['Grocery | CGDC', false, 14]);
  });

  it('measures in pixels of Arial, not in characters', () => {
    assert.equal(showTitle('WWWW').width, 76);
    assert.equal(showTitle('iiii').width, 18);
  });

  it('cuts a long title at a word', () => {
    const title = showTitle(`${'Wide words '.repeat(8)}| CGDC`);
    assert.ok(title.isCut && title.width > title.limit);
    assert.match(title.shown, /^(Wide words )+(Wide )?…$/);
  });

  it('cuts inside a single long word', () => {
    assert.match(showTitle('W'.repeat(60)).shown, /^W{20,32} …$/);
  });

  it('has more room for a description', () => {
    const text = 'A sentence for those who search. '.repeat(4).trim();
    assert.ok(!showDescription(text).isCut && showTitle(text).isCut);
  });
});
