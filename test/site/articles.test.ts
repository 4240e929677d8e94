/** What repeats on a page has a name of its own, so that a screen reader can list it and lead there. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish } from './published.ts';

const site = await publish();

describe('every article', () => {
  it('is named by its own heading, no two of a page alike', () => {
    let named = 0;
    for (const { path } of site.standing) {
      const $ = site.page(path);
      const names = $('article')
        .toArray()
        .map((article) => {
          const heading = $(article).find(`[id="${$(article).attr('aria-labelledby')}"]`);
          assert.ok(heading.is('h2, h3'), `${path}: ${$(article).text()}`);
          return heading.text();
        });
      assert.equal(new Set(names).size, names.length, `${path}: ${names}`);
      named += names.length;
    }
    assert.ok(named > 0);
  });
});
