/** Pages that need no code, only a file such as content/pages/privacy.md. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';

/** The fixture site with such a page, and these lines added to its front matter. */
function siteWith(lines: string): FixtureSite {
  const fixture = copyFixture('overlays/own-page');
  fixture.edit('pages/privacy.md', 'label: Privacy', `label: Privacy\n${lines}`);
  return fixture;
}

const isReported = (lines: readonly string[]) =>
  lines.some((line) =>
    line.endsWith(
      'pages/privacy.md: no other page but a list of all pages has a link to /privacy/, so few will find it',
    ),
  );

describe('a page that needs only a file', () => {
  it('is reported as long as only the site map and the page itself link to it', async () => {
    const fixture = copyFixture('overlays/own-page');
    fixture.edit('pages/privacy.md', /\n$/, ' See [this page](/privacy/).\n');
    assert.ok(isReported(await fixture.build({ base: '/co-op/' })));
    fixture.edit('pages/contact.md', /$/, '\nSee [what we keep](/privacy/).\n');
    assert.ok(!isReported(await fixture.build({ base: '/co-op/' })));
  });

  it('is last in a menu, which is marked as current, and in the footer, if its file says so', async () => {
    const fixture = siteWith('menu: services\nfooter: company-info');
    assert.ok(!isReported(await fixture.build()));
    const $ = openPage(fixture, 'privacy/');
    const link = $('#wide-menu-services a').last();
    assert.deepEqual([link.attr('href'), link.text(), link.attr('aria-current')], ['/privacy/', 'Privacy', 'page']);
    assert.equal($('#wide-menu-services').prev().attr('aria-current'), 'true');
    assert.equal($('.wide-menu a[href="/privacy/"]').length, 1);
    assert.equal($('.footer a[href="/privacy/"]').length, 1);
    assert.equal($('.footer-column:last-child a').last().attr('href'), '/privacy/');
  });
});
