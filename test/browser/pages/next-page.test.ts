/** What Chromium does with a page that the visitor is about to open. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { eventually, runFirst } from '../../support/browser/page.ts';
import { openTestSite } from '../../support/browser/sites.ts';
import { visitSite, visitTestSite } from '../../support/browser/visit.ts';
import { startServer } from '../../support/start-server.ts';

const LOGO = 'header a[href="/"]';

describe('the next page', needs('prerendering'), () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let address: string;
  /** Paths of the pages that the browser prerendered. */
  let prerendered: string[];
  /** Every path that the browser requested from the first prerendered page on. */
  let requested: string[];
  before(async () => {
    const site = await openTestSite();
    server = await startServer(async ({ url = '', headers }, response) => {
      if (headers['sec-purpose']?.includes('prerender') && url.endsWith('/')) prerendered.push(url);
      if (prerendered.length > 0) requested.push(url);
      const answer = await fetch(new URL(url, site.address));
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    address = `${server.origin}/`;
  });
  beforeEach(() => {
    [prerendered, requested] = [[], []];
  });
  after(() => server.close());

  const untilPrerendered = () => eventually(async () => requested.some((url) => url.endsWith('.js')));

  it('is prerendered while the pointer rests on its link', () =>
    visitSite('/services/', { address, prerender: true }, async (page) => {
      await page.hover(LOGO);
      await untilPrerendered();
      assert.deepEqual(prerendered, ['/']);
    }));

  it('is prerendered while its link has keyboard focus, unlike the current page, to which the skip link leads', () =>
    visitSite('/services/', { address, prerender: true }, async (page) => {
      for (const selector of ['.skip-link', LOGO]) {
        await page.keyboard.press('Tab');
        await page.waitForSelector(`${selector}:focus`);
      }
      await untilPrerendered();
      assert.deepEqual(prerendered, ['/']);
    }));

  it('is not prerendered at once while Tab passes through a list', () =>
    visitSite('/site-map/', { address }, async (page) => {
      const isPrerendered = (link: string) =>
        page.$eval(link, (element) => {
          if (element instanceof HTMLElement) element.focus();
          const rules = document.querySelector('[type=speculationrules]')?.textContent ?? '';
          const conditions = [...rules.matchAll(/"selector_matches":"([^"]*focus[^"]*)"/g)];
          return conditions.length > 0 && conditions.every(([, selector = '']) => element.matches(selector));
        });
      await page.keyboard.press('Tab');
      assert.deepEqual([await isPrerendered(LOGO), await isPrerendered('main li a')], [true, false]);
    }));

  it('starts no islands before it is shown', () => {
    const prepare = runFirst(() => Object.defineProperty(document, 'prerendering', { value: true }));
    return visitTestSite('/', { until: 'networkidle0', prepare }, async (page) => {
      assert.equal(await page.$('.carousel-on'), null);
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
      await page.waitForSelector('.carousel-on');
    });
  });
});
