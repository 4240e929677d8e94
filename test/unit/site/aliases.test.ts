/** Old addresses, which lead on to where a page stands now. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

const PRODUCE = '/services/product-categories/produce/';

/** A tiny site whose page of produce once stood elsewhere. */
function movedSite(hosts = ''): FixtureSite {
  const fixture = copyFixture();
  fixture.edit('services/produce.md', 'order: 1', 'order: 1\naliases: [/fruit/, /Shop/fruit/]');
  fixture.edit('groups/product-categories.md', 'order: 1', 'order: 1\naliases: [/departments/]');
  if (hosts) fixture.edit('site.md', 'base: /', `base: /\nhosts: ${hosts}`);
  return fixture;
}

describe('an old address', () => {
  it('leads on at once, with a link for those who are not led, and out of search', async () => {
    const fixture = movedSite();
    await fixture.build({ base: '/co-op/' });
    for (const path of ['fruit/index.html', 'Shop/fruit/index.html']) {
      const $ = load(fixture.read(path));
      assert.equal($('meta[http-equiv=refresh]').attr('content'), `0; url=/co-op${PRODUCE}`);
      assert.equal($('link[rel=canonical]').attr('href'), `https://tiny.test/co-op${PRODUCE}`);
      assert.equal($('meta[name=robots]').attr('content'), 'noindex');
      assert.equal($(`main a[href="/co-op${PRODUCE}"]`).length, 1);
      assert.equal($('script[type="application/ld+json"]').length, 0);
    }
    for (const path of ['sitemap.xml', 'site-map/index.html', '404.html']) {
      assert.doesNotMatch(fixture.read(path), /\/fruit\/|departments/, path);
    }
  });

  it('of a page is one of those below it, too', async () => {
    const fixture = copyFixture('town');
    fixture.edit('company/employment-opportunities.md', 'layout: jobs', 'layout: jobs\naliases: [/careers/, /Work/]');
    fixture.edit('jobs/cdl-driver.md', 'title:', 'aliases: [/careers/cdl-driver/]\ntitle:');
    await fixture.build();
    for (const [path, to] of [
      ['careers/order-selector/', '/company-info/employment-opportunities/order-selector/'],
      ['Work/order-selector/', '/company-info/employment-opportunities/order-selector/'],
      ['careers/cdl-driver/', '/company-info/employment-opportunities/cdl-driver/'],
    ] as const) {
      assert.match(fixture.read(`${path}index.html`), new RegExp(`content="0; url=${to}"`), path);
    }
  });

  it('is asked for when a build finds that a file was renamed', async () => {
    const fixture = copyFixture();
    const apples = fixture
      .readContent('services/produce.md')
      .replace('title: Produce', 'title: Apples')
      .replace('description: ', 'description: Apples. ');
    addFile(fixture, 'services/apples.md', apples);
    await fixture.build();
    rmSync(join(fixture.folder, 'content/services/apples.md'));
    addFile(fixture, 'services/pears.md', apples);
    fixture.lines.length = 0;
    await fixture.build();
    const old = PRODUCE.replace('produce', 'apples');
    const notice = fixture.lines.find((line) => line.startsWith(`\`${old}\` was in the last build`)) ?? '';
    assert.match(
      notice,
      /leads nowhere\. If its page moved, add `aliases: \[.*apples\/\]` to .*services\/pears\.md\.$/,
    );
    fixture.edit('services/pears.md', 'order: 1', `order: 1\naliases: [${old}]`);
    fixture.lines.length = 0;
    await fixture.build();
    assert.ok(!fixture.lines.some((line) => line.includes('leads nowhere')));
  });

  it('is not counted as a page', async () => {
    const [bare, fixture] = [copyFixture(), movedSite()];
    await Promise.all([bare.build(), fixture.build()]);
    const [before, after] = [bare, fixture].map(({ lines }) => lines.map((line) => /^(\d+) pages/.exec(line)?.[1]));
    assert.ok(before?.some((pages) => Number(pages) > 0));
    assert.deepEqual(after, before);
  });

  it('is a rule for the hosts that take rules; that of a page that leads on itself takes the whole way', async () => {
    const fixture = movedSite('[netlify, apache, nginx]');
    await fixture.build();
    assert.match(fixture.read('departments/produce/index.html'), new RegExp(`content="0; url=${PRODUCE}"`));
    assert.match(fixture.read('departments/index.html'), /content="0; url=\/services\/#product-categories"/);
    assert.match(fixture.read('_redirects'), new RegExp(`^/fruit/ ${PRODUCE} 301!$`, 'm'));
    assert.match(fixture.read('.htaccess'), new RegExp(`RedirectMatch 301 "\\^/Shop/fruit/\\?\\$" "${PRODUCE}"`));
    assert.match(fixture.read('nginx.conf'), new RegExp(`location = "/fruit" \\{ return 301 "${PRODUCE}"; \\}`));
  });
});
