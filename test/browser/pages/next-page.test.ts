/** What Chromium does with a page that the visitor is about to open. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { eventually, runFirst } from '../../support/browser/page.ts';
import { getTestSite } from '../../support/browser/sites.ts';
import { visitSite, visitTestSite } from '../../support/browser/visit.ts';
import { startServer } from '../../support/start-server.ts';

it('the next page is prerendered while the pointer rests on its link', needs('prerendering'), async (test) => {
  const site = getTestSite();
  const prerendered: string[] = [];
  /** Every path that the browser requested from the first prerendered page on. */
  const requested: string[] = [];
  const server = await startServer(async ({ url = '', headers }, response) => {
    if (headers['sec-purpose']?.includes('prerender') && url.endsWith('/')) prerendered.push(url);
    if (prerendered.length > 0) requested.push(url);
    const answer = await fetch(new URL(url, site.address));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  test.after(server.close);
  await visitSite('/services/', { address: `${server.origin}/`, prerender: true }, async (page) => {
    await page.hover('header a[href="/"]');
    await eventually(async () => requested.some((url) => url.endsWith('.js')));
    assert.deepEqual(prerendered, ['/']);
  });
});

it('a prerendered page starts no islands before it is shown', () => {
  const prepare = runFirst(() => Object.defineProperty(document, 'prerendering', { value: true }));
  return visitTestSite('/', { until: 'networkidle0', prepare }, async (page) => {
    assert.equal(await page.$('.carousel-on'), null);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await page.waitForSelector('.carousel-on');
  });
});

it('the next page is not prerendered at once while Tab passes through a list', () =>
  visitTestSite('/site-map/', {}, async (page) => {
    const isPrerendered = (link: string) =>
      page.$eval(link, (element) => {
        if (element instanceof HTMLElement) element.focus();
        const rules = document.querySelector('[type=speculationrules]')?.textContent ?? '';
        const conditions = [...rules.matchAll(/"selector_matches":"([^"]*focus[^"]*)"/g)];
        return conditions.length > 0 && conditions.every(([, selector = '']) => element.matches(selector));
      });
    await page.keyboard.press('Tab');
    assert.deepEqual([await isPrerendered('header a[href="/"]'), await isPrerendered('main li a')], [true, false]);
  }));
