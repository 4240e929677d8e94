import assert from 'node:assert/strict';
import { it } from 'node:test';
import { load } from 'cheerio';
import { buildFixture } from '../../support/fixture-site.ts';

it('the home page of a site without heroes and testimonials has no carousel, and no heading without content', async () => {
  const page = load((await buildFixture()).read('index.html'));
  assert.equal(page('.carousel').length, 0);
  for (const section of page('main .section').toArray()) {
    assert.notEqual(page(section).text().trim(), page(section).find('h2').text().trim());
  }
});
