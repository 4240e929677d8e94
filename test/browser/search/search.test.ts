/** The site map and the page for wrong addresses. What a search finds is tested in test/unit/site/search.test.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, goBack, isShown, readText, readTexts, readTops, untilShown } from '../../support/browser/page.ts';
import { NARROW, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import { COUNT, FIELD, listShown, SECTION, SITE_MAP } from './site-map-page.ts';

/** How many pages the site map of the fixture "town" lists. */
const PAGE_COUNT = 23;
const NOT_FOUND = /status of 404/;
const SUGGESTED = '.suggested-link';

const waitForIsland = (page: Page) => untilShown(page, FIELD);

async function openWithQuery(page: Page, query: string): Promise<void> {
  await page.goto(new URL(`${SITE_MAP}?${new URLSearchParams({ q: query })}`, page.url()).href);
  await waitForIsland(page);
}

describe('the site map', () => {
  it('shows only pages with all words of the query, and moves nothing when its field appears', () =>
    visitTestSite(SITE_MAP, {}, async (page) => {
      const setHidden = (isHidden: boolean) =>
        page.$eval('.page-filter', (form, hidden) => Object.assign(form, { hidden }), isHidden);
      await waitForIsland(page);
      const before = await readTops(page, SECTION);
      await setHidden(true);
      assert.deepEqual(await readTops(page, SECTION), before);
      await setHidden(false);
      await page.type(FIELD, 'company history owners');
      assert.deepEqual(await listShown(page), ['Company Info', 'Company History']);
      assert.ok(await page.$(`${SECTION}[hidden]`), 'a section without such pages is hidden');
    }));

  it('has the focus in its field after a press of Search in the header of another page', () =>
    visitTestSite('/contact/', {}, async (page) => {
      await Promise.all([page.waitForNavigation(), page.click('.wide-menu .menu-search')]);
      await waitForIsland(page);
      await eventually(() => page.evaluate((field) => document.activeElement?.matches(field), FIELD));
      await page.keyboard.type('history');
      assert.ok((await listShown(page)).includes('Company History'));
    }));

  it('announces the number of pages once, when the typing pauses', () =>
    visitTestSite(SITE_MAP, { clock: true }, async (page) => {
      await page.waitForSelector('.page-filter:not([hidden])');
      // The announcement comes 500 ms after the last key.
      await page.type(FIELD, 'me');
      await page.evaluate(() => window.tick(300));
      await page.type(FIELD, 'at smoked');
      await page.evaluate(() => window.tick(300));
      assert.equal(await readText(page, COUNT), '');
      await page.evaluate(() => window.tick(300));
      assert.equal(await readText(page, COUNT), `1 of ${PAGE_COUNT} pages`);
    }));

  it('keeps the query in the address when the visitor opens a page and goes back', () =>
    visitTestSite(SITE_MAP, { width: NARROW, reduced: true }, async (page) => {
      await waitForIsland(page);
      const historyLength = await page.evaluate(() => history.length);
      await page.type(FIELD, 'smoked meat');
      await page.click(`${SECTION}:not([hidden]) li:not([hidden]) a`);
      // Waiting for a navigation would end too early: in Firefox, a replaced address counts as one.
      await eventually(async () => /\/meat\/$/.test(page.url()));
      await goBack(page);
      await waitForIsland(page);
      assert.equal(await page.evaluate(() => location.search), '?q=smoked+meat');
      assert.deepEqual(await listShown(page), ['Meat']);
      assert.equal(await page.evaluate(() => history.length), historyLength + 1);
    }));

  it('applies the query of a shared address, and shows that query as plain text', () =>
    // Waits for the network: if a script is still loading when the page is left, Firefox reports that.
    visitTestSite(SITE_MAP, { until: 'networkidle0' }, async (page) => {
      await openWithQuery(page, 'legal');
      assert.deepEqual(await listShown(page), ['Legal Services']);
      await openWithQuery(page, '<img src=x>');
      assert.equal(await page.$eval('[data-no-results-query]', ({ innerHTML }) => innerHTML), '&lt;img src=x&gt;');
      await openWithQuery(page, 'xylophone');
      await untilShown(page, '[data-no-results]');
      assert.equal(await isShown(page, '[data-no-results-suggestion]'), false);
    }));

  it('shows all pages after a while if the address has a query, but the script never loads', () =>
    visitTestSite(`${SITE_MAP}?q=meat`, { hold: /\.js$/, until: 'domcontentloaded' }, async (page) => {
      await page.waitForSelector(SECTION);
      await untilShown(page, SECTION);
      assert.equal((await listShown(page)).length, PAGE_COUNT);
    }));
});

describe('the page for wrong addresses', () => {
  it('suggests a page and links to it once, even for an address with a lone percent sign', () =>
    visitTestSite('/100%/contact', { reduced: true, tolerate: NOT_FOUND }, async (page) => {
      await page.waitForSelector(SUGGESTED);
      assert.equal((await readTexts(page, SUGGESTED))[0], 'Contact Us');
      assert.equal((await page.$$('.link-list [href="/contact/"]')).length, 1);
      assert.ok(await page.$('[role=status] h2'));
      await page.click(SUGGESTED);
      // waitForNavigation never ends for a prefetched page.
      await eventually(async () => /\/contact\/$/.test(page.url()));
    }));

  it('has no suggestions at its own address, and moves nothing when they appear at another', async () => {
    for (const width of [360, WIDE]) {
      let tops: number[] = [];
      await visitTestSite('/404.html', { width, height: 2000, until: 'networkidle0' }, async (page) => {
        assert.equal((await page.$$(SUGGESTED)).length, 0);
        tops = await readTops(page, '.link-list');
      });
      const options = { width, height: 2000, tolerate: NOT_FOUND };
      await visitTestSite('/company-info/management', options, async (page, { measureShift }) => {
        await page.waitForSelector(SUGGESTED);
        assert.equal(await measureShift(), 0);
        assert.deepEqual(await readTops(page, '.link-list'), tops);
      });
    }
  });
});
