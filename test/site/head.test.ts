/** What every page says of itself to browsers and social networks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish } from './published.ts';

const site = await publish();
const { origin, shortName, language } = site.content.site;

describe('every route', () => {
  it('is a page of its own, and every page is a route', () => {
    const pages = site.files.filter((file) => file.endsWith('.html'));
    assert.deepEqual(pages.sort(), site.routes.map(({ output }) => output).sort());
    for (const { path } of site.routes) assert.equal(site.page(path)('main').length, 1, path);
  });
});

describe('the head of a page', () => {
  for (const { path, entry } of site.standing) {
    it(`names it, and says what a card of it shows: ${path}`, () => {
      const $ = site.page(path);
      const content = (selector: string) => $(selector).attr('content');
      assert.equal($('title').text(), `${entry.title} | ${shortName}`);
      assert.equal($('html').attr('lang'), language);
      assert.equal($('head').children().eq(0).attr('charset'), 'utf-8');
      assert.match($('head').children().eq(1).attr('content') ?? '', /^default-src 'none'; (?!.*unsafe)/);
      assert.equal($('link[rel=canonical]').attr('href'), origin + path);
      assert.equal(content('meta[name=description]'), entry.description);
      assert.equal(content('meta[property="og:url"]'), origin + path);
      assert.equal(content('meta[property="og:title"]'), entry.title);
      assert.equal(content('meta[property="og:description"]'), entry.description);
      assert.ok(content('meta[property="og:image"]')?.startsWith(`${origin}/assets/`));
      assert.equal(content('meta[property="og:image:width"]'), '1200');
      assert.equal(content('meta[property="og:image:height"]'), '630');
      assert.ok(content('meta[property="og:image:alt"]'));
      assert.equal(content('meta[name="twitter:card"]'), 'summary_large_image');
      assert.equal($('meta[name="theme-color"]').length, 2);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'stylesheet']) {
        assert.equal($(`link[rel="${rel}"]`).length, 1, rel);
      }
    });
  }
});
