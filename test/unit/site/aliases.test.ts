/** Old addresses. The fixture `moved` has three: /fruit/, /Shop/fruit/ and /departments/. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addFile, buildFixture, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';

const PRODUCE = '/services/product-categories/produce/';
const JOBS = '/company-info/employment-opportunities/';

const readRefresh = (fixture: FixtureSite, path: string) =>
  openPage(fixture, path)('meta[http-equiv=refresh]').attr('content');

describe('an old address', () => {
  it('redirects at once, has a link for browsers that do not, and is hidden from search', async () => {
    const fixture = await buildFixture('overlays/moved', { base: '/co-op/' });
    for (const path of ['fruit/', 'Shop/fruit/']) {
      const $ = openPage(fixture, path);
      assert.equal(readRefresh(fixture, path), `0; url=/co-op${PRODUCE}`);
      assert.equal($('link[rel=canonical]').attr('href'), `https://tiny.test/co-op${PRODUCE}`);
      assert.equal($('meta[name=robots]').attr('content'), 'noindex');
      assert.equal($(`main a[href="/co-op${PRODUCE}"]`).length, 1);
      assert.equal($('script[type="application/ld+json"]').length, 0);
    }
    for (const path of ['sitemap.xml', 'site-map/index.html', '404.html']) {
      assert.doesNotMatch(fixture.read(path), /\/fruit\/|departments/, path);
    }
  });

  it('of a page also redirects the pages below it', async () => {
    const fixture = copyFixture('overlays/job');
    const driver = fixture.readContent('jobs/driver.md');
    addFile(fixture, 'jobs/loader.md', driver.replace('A job', 'Another job').replaceAll('Drive', 'Load'));
    fixture.edit('company/employment-opportunities.md', 'layout: jobs', 'layout: jobs\naliases: [/careers/, /Work/]');
    fixture.edit('jobs/driver.md', 'title:', 'aliases: [/careers/driver/]\ntitle:');
    await fixture.build();
    assert.equal(readRefresh(fixture, 'careers/loader/'), `0; url=${JOBS}loader/`);
    assert.equal(readRefresh(fixture, 'Work/loader/'), `0; url=${JOBS}loader/`);
    assert.equal(readRefresh(fixture, 'careers/driver/'), `0; url=${JOBS}driver/`);
  });

  it('is suggested by a build that finds a renamed file', async () => {
    const fixture = copyFixture();
    const produce = fixture.readContent('services/produce.md');
    const apples = produce.replace('title: Produce', 'title: Apples').replace('description: ', 'description: Apples. ');
    addFile(fixture, 'services/apples.md', apples);
    await fixture.build();
    rmSync(join(fixture.folder, 'content/services/apples.md'));
    addFile(fixture, 'services/pears.md', apples);
    const old = PRODUCE.replace('produce', 'apples');
    const warning = (await fixture.build()).find((line) =>
      line.startsWith(`content: \`${old}\` was in the last build`),
    );
    const suggestion = /leads nowhere\. If its page moved, add `aliases: \[.*apples\/\]` to its file\.$/;
    assert.match(warning ?? '', suggestion);
    fixture.edit('services/pears.md', 'order: 1', `order: 1\naliases: [${old}]`);
    assert.doesNotMatch((await fixture.build()).join('\n'), /leads nowhere/);
  });

  it('becomes a redirect rule for hosts, and leads straight to the end of a chain of redirects', async () => {
    const fixture = copyFixture('overlays/moved');
    fixture.edit('site.md', 'base: /', 'base: /\nhosts: [netlify]');
    await fixture.build();
    assert.equal(readRefresh(fixture, 'departments/produce/'), `0; url=${PRODUCE}`);
    for (const path of ['departments/', 'services/product-categories/']) {
      assert.equal(readRefresh(fixture, path), '0; url=/services/#product-categories');
    }
    assert.match(fixture.read('_redirects'), new RegExp(`^/fruit/ ${PRODUCE} 301!$`, 'm'));
  });
});
