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

  it('comes last in the list of the menu that it names, which is then the current one', async () => {
    for (const [menu, list] of [
      ['services', 'menu-services'],
      ['company-info', 'menu-company-info'],
    ]) {
      const fixture = siteWith(`menu: ${menu}`);
      await fixture.build();
      assert.ok(!isTold(fixture));
      const $ = load(fixture.read('privacy/index.html'));
      const links = $(`#wide-${list} a`);
      assert.equal(links.last().attr('href'), '/privacy/');
      assert.equal(links.last().text(), 'Privacy');
      assert.equal(links.last().attr('aria-current'), 'page');
      assert.equal($(`#wide-${list}`).prev().attr('aria-current'), 'true');
      assert.equal($('.wide-menu a[href="/privacy/"]').length, 1);
    }
  });

  it('comes last in the place of the footer that it names', async () => {
    const places = { 'company-info': '.footer-column:last-child a', line: '.footer-line a' };
    for (const [footer, place] of Object.entries(places)) {
      const fixture = siteWith(`footer: ${footer}`);
      await fixture.build();
      assert.ok(!isTold(fixture));
      const $ = load(fixture.read('index.html'));
      assert.equal($(place).last().attr('href'), '/privacy/');
      assert.equal($('.footer a[href="/privacy/"]').length, 1);
    }
  });
});
