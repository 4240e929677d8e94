/** The site map and the page for wrong addresses. What a search finds is tested in test/unit/site/search.test.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import {
  eventually,
  goBack,
  isShown,
  measure,
  readText,
  readTexts,
  settle,
  untilShown,
  untilTrue,
} from '../../support/browser/page.ts';
import { NARROW, resize, visitRealSite, visitTestSite, WIDE } from '../../support/browser/visit.ts';
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
  it('is a list of every page, without a field, if there is no script', needs('pages without scripts'), () =>
    visitTestSite(SITE_MAP, { script: false }, async (page) => {
      assert.equal(await isShown(page, '.page-filter'), false);
      assert.equal((await listShown(page)).length, PAGE_COUNT);
    }),
  );

  it('shows only pages with all words of the query, and moves nothing when its field appears', () =>
    visitTestSite(SITE_MAP, { width: WIDE }, async (page) => {
      const setHidden = (isHidden: boolean) =>
        page.$eval('.page-filter', (form, hidden) => Object.assign(form, { hidden }), isHidden);
      await waitForIsland(page);
      const before = await measure(page, SECTION);
      await setHidden(true);
      assert.deepEqual(await measure(page, SECTION), before);
      await setHidden(false);
      for (const [query, titles] of [
        ['company history owners', ['Company Info', 'Company History']],
        ['MÉAT smoked', ['Meat']],
      ] as const) {
        await page.$eval(FIELD, (field) => Object.assign(field, { value: '' }));
        await page.type(FIELD, query);
        assert.deepEqual(await listShown(page), titles, query);
      }
      assert.equal((await page.$$(`${SECTION}:not([hidden])`)).length, 1);
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
      // A query without words.
      await openWithQuery(page, '...');
      assert.equal((await listShown(page)).length, PAGE_COUNT);
      await openWithQuery(page, 'xylophone');
      await untilShown(page, '[data-no-results]');
      assert.equal(await isShown(page, '[data-no-results-suggestion]'), false);
    }));

  for (const width of [NARROW, WIDE]) {
    it(`moves nothing at ${width} px when its late script applies the query`, needs('layout shifts'), () => {
      const options = { width, height: 2000, hold: /\.js$/, until: 'domcontentloaded' } as const;
      return visitTestSite(`${SITE_MAP}?q=meat`, options, async (page, { release, countShifts }) => {
        // The page is hidden until its fonts have loaded. The first style sheet is inline, the second is linked.
        await page.waitForSelector('html:not([data-awaits])');
        await untilTrue(page, () => document.styleSheets.length > 1);
        await settle(page);
        release();
        await untilShown(page, `${SECTION}:not([hidden])`);
        await waitForIsland(page);
        await settle(page);
        assert.equal(await countShifts(), 0);
      });
    });
  }

  it('shows all pages after a while if the address has a query, but the script never loads', () =>
    visitTestSite(`${SITE_MAP}?q=meat`, { hold: /\.js$/, until: 'domcontentloaded' }, async (page) => {
      await page.waitForSelector(SECTION);
      await untilShown(page, SECTION);
      assert.equal((await listShown(page)).length, PAGE_COUNT);
    }));
});

/** Waits until the script has run, and asserts that it suggests nothing. */
async function expectNoSuggestion(page: Page): Promise<void> {
  await untilTrue(page, () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/suggestions\.\w+\.js$/.test(name)),
  );
  await page.waitForNetworkIdle({ idleTime: 100 });
  await settle(page);
  assert.equal((await page.$$(SUGGESTED)).length, 0);
  assert.equal(await isShown(page, '.link-list'), true);
}

/** Where the links that are not suggestions begin, at each width. */
async function measureTops(page: Page): Promise<number[]> {
  const tops: number[] = [];
  for (const width of [360, NARROW, 768, WIDE]) {
    await resize(page, width);
    tops.push(...(await measure(page, '.link-list')).map(({ top }) => top));
  }
  return tops;
}

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

  it('moves nothing when its suggestions appear, and has none at /404.html', async () => {
    let tops: number[] = [];
    await visitRealSite('/404.html', {}, async (page) => {
      await expectNoSuggestion(page);
      tops = await measureTops(page);
    });
    for (const [address, width] of [
      ['/servces/grocery', WIDE],
      ['/company-info/management', WIDE],
      ['/company-info/management', 360],
    ] as const) {
      await visitRealSite(address, { width, height: 2000, tolerate: NOT_FOUND }, async (page, { countShifts }) => {
        await page.waitForSelector(SUGGESTED);
        assert.equal(await countShifts(), 0);
        assert.deepEqual(await measureTops(page), tops);
      });
    }
  });

  it('keeps its links without a script', needs('pages without scripts'), () =>
    visitTestSite('/servces/grocery', { script: false, tolerate: NOT_FOUND }, async (page) => {
      assert.equal((await page.$$(SUGGESTED)).length, 0);
      assert.equal(await isShown(page, '.link-list'), true);
    }),
  );
});
