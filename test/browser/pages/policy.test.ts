/** The referrer policy and trusted types, as the browser enforces them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { untilUrl } from '../../support/browser/page.ts';
import { type Receiver, startReceiver } from '../../support/browser/receiver.ts';
import { visitReal } from '../../support/browser/visit.ts';

describe('the policies of a page', () => {
  let outside: Receiver;
  before(async () => {
    outside = await startReceiver();
  });
  after(() => outside.close());

  it('send no referrer to other sites, and the full one within the site', async () => {
    await visitReal('/contact/', { tolerate: /^request/ }, async (page) => {
      const follow = async (href: string) => {
        await page.$eval('main a', (link, href) => Object.assign(link, { href }), href);
        await page.click('main a');
        await untilUrl(page, new URL(href, page.url()).href);
      };
      await follow('/membership/');
      assert.match(await page.evaluate(() => document.referrer), /\/contact\/$/);
      await follow(outside.endpoint);
      assert.equal(await page.evaluate(() => document.referrer), '');
    });
    assert.deepEqual(
      outside.received.map(({ referer }) => referer),
      [undefined],
    );
  });

  it('let no script turn text into markup', needs('trusted types'), () =>
    visitReal('/', { tolerate: /TrustedHTML|trusted-types/ }, async (page) => {
      const write = () => Object.assign(document.body, { innerHTML: '<p>Let in</p>' });
      await assert.rejects(page.evaluate(write), /TrustedHTML/);
    }),
  );
});
