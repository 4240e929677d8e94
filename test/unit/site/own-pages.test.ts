/** Pages that are there by their files alone, such as content/pages/privacy.md. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

/** A tiny site with such a page. */
function siteWith(lines: string, text = 'We keep nothing.'): FixtureSite {
  const fixture = copyFixture();
  const fields = `title: Privacy notice
description: What a very small co-operative that exists for tests alone keeps of its visitors.
lead: We keep nothing.
layout: article
label: Privacy
${lines}`;
  addFile(fixture, 'pages/privacy.md', `---\n${fields.trimEnd()}\n---\n\n${text}\n`);
  return fixture;
}

const UNLINKED = /pages\/privacy\.md: no other page has a link to \/privacy\/, so few will find it$/;
const isTold = ({ lines }: FixtureSite) => lines.some((line) => UNLINKED.test(line));

describe('a page of one’s own', () => {
  it('is a page like the others, by its file alone', async () => {
    const fixture = siteWith('');
    await fixture.build();
    const $ = load(fixture.read('privacy/index.html'));
    assert.equal($('h1').text(), 'Privacy notice');
    assert.deepEqual($('.breadcrumbs a').attr('href'), '/');
    assert.match($('meta[property="og:image"]').attr('content') ?? '', /card-privacy\./);
    assert.match($('script[type="application/ld+json"]').text(), /"BreadcrumbList"/);
    assert.match(fixture.read('sitemap.xml'), /<loc>https:\/\/tiny\.test\/privacy\/<\/loc>/);
    assert.equal(load(fixture.read('site-map/index.html'))('main a[href="/privacy/"]').length, 1);
    assert.match(fixture.read('404.html'), /"\/privacy\/"/);
  });

  it('is reported while only the site map links to it, unless it is hidden from search', async () => {
    const hidden = siteWith('noindex: true');
    await hidden.build();
    assert.ok(!isTold(hidden));
    const linked = siteWith('', 'We keep nothing. See [this page](/privacy/).');
    await linked.build({ base: '/co-op/' });
    assert.ok(isTold(linked));
    linked.edit('pages/contact.md', /$/, '\nSee [what we keep](/privacy/).\n');
    linked.lines.length = 0;
    await linked.build({ base: '/co-op/' });
    assert.ok(!isTold(linked));
  });

  for (const [menu, footer, place] of [
    ['services', 'company-info', '.footer-column:last-child a'],
    ['company-info', 'line', '.footer-line a'],
  ] as const) {
    it(`comes last where it says: in the menu ${menu}, then the current one, and in the footer ${footer}`, async () => {
      const fixture = siteWith(`menu: ${menu}\nfooter: ${footer}`);
      await fixture.build();
      assert.ok(!isTold(fixture));
      const $ = load(fixture.read('privacy/index.html'));
      const link = $(`#wide-menu-${menu} a`).last();
      assert.deepEqual([link.attr('href'), link.text(), link.attr('aria-current')], ['/privacy/', 'Privacy', 'page']);
      assert.equal($(`#wide-menu-${menu}`).prev().attr('aria-current'), 'true');
      assert.equal($('.wide-menu a[href="/privacy/"]').length, 1);
      assert.equal($(place).last().attr('href'), '/privacy/');
      assert.equal($('.footer a[href="/privacy/"]').length, 1);
    });
  }

  it('is not reported when the footer alone links to it', async () => {
    const fixture = siteWith('footer: line');
    await fixture.build();
    assert.ok(!isTold(fixture));
  });
});
