/** The site map and the page for wrong addresses. What a search finds is tested in test/unit/site/search.test.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { eventually, goBack, isShown, readText, settle, untilShown, untilTrue } from '../../support/browser/page.ts';
import { NARROW, resize, visit, visitReal, WIDE } from '../../support/browser/visit.ts';

const MAP = '/site-map/';
const FIELD = '#page-filter';
/** The pages of the town in its site map. */
const ALL = 23;
const COUNT = '.page-filter [role=status]';
const SECTION = '.page-index-section';

const MISSING = /status of 404/;
const SUGGESTED = '.nearest a';

async function waitForIsland(page: Page): Promise<void> {
  await untilShown(page, FIELD);
}

/** The titles of the pages still listed. */
function shown(page: Page): Promise<string[]> {
  return page.$$eval(`${SECTION} li`, (items) =>
    items.filter((item) => item.checkVisibility()).map((item) => item.querySelector('a')?.textContent ?? ''),
  );
}

async function open(page: Page, asked: string): Promise<void> {
  await page.goto(new URL(`${MAP}?${new URLSearchParams({ q: asked })}`, page.url()).href);
  await waitForIsland(page);
}

describe('the site map', () => {
  it('is a list of every page, without a field, if there is no script', needs('no script'), () =>
    visit(MAP, { script: false }, async (page) => {
      assert.equal(await isShown(page, '.page-filter'), false);
      assert.equal((await shown(page)).length, ALL);
    }),
  );

  it('shows only pages with all words of the query, and moves nothing when its field appears', () =>
    visit(MAP, { width: WIDE }, async (page) => {
      const top = () => page.$eval(SECTION, (section) => section.getBoundingClientRect().top);
      await waitForIsland(page);
      const after = await top();
      await page.$eval('.page-filter', (form) => Object.assign(form, { hidden: true }));
      assert.equal(await top(), after);
      await page.$eval('.page-filter', (form) => Object.assign(form, { hidden: false }));
      for (const [asked, found] of [
        ['company history owners', ['Company Info', 'Company History']],
        ['MÉAT smoked', ['Meat']],
      ] as const) {
        await page.$eval(FIELD, (field) => Object.assign(field, { value: '' }));
        await page.type(FIELD, asked);
        assert.deepEqual(await shown(page), found, asked);
      }
      assert.equal((await page.$$(`${SECTION}:not([hidden])`)).length, 1);
    }));

  it('announces the number once, when the typing pauses', () =>
    visit(MAP, { clock: true }, async (page) => {
      await untilTrue(page, () => document.querySelector<HTMLElement>('.page-filter')?.hidden === false);
      await page.type(FIELD, 'me');
      await page.evaluate(() => window.tick(300));
      await page.type(FIELD, 'at smoked');
      await page.evaluate(() => window.tick(300));
      assert.equal(await readText(page, COUNT), '');
      await page.evaluate(() => window.tick(300));
      assert.equal(await readText(page, COUNT), `1 of ${ALL} pages`);
    }));

  it('keeps the query in the address, also on the way to a page and back', () =>
    visit(MAP, { width: NARROW, reduced: true }, async (page) => {
      await waitForIsland(page);
      const steps = await page.evaluate(() => history.length);
      await page.type(FIELD, 'smoked meat');
      await page.click(`${SECTION}:not([hidden]) li:not([hidden]) a`);
      // Not the next navigation: in Firefox, a replaced address counts as one.
      await eventually(async () => /\/meat\/$/.test(page.url()));
      await goBack(page);
      await waitForIsland(page);
      assert.equal(await page.evaluate(() => location.search), '?q=smoked+meat');
      assert.deepEqual(await shown(page), ['Meat']);
      assert.equal(await page.evaluate(() => history.length), steps + 1);
    }));

  it('applies the query of a shared address, which it shows as plain text', () =>
    // Firefox reports a script that is still loading when the page is left.
    visit(MAP, { until: 'networkidle0' }, async (page) => {
      await open(page, 'legal');
      assert.deepEqual(await shown(page), ['Legal Services']);
      await open(page, '<img src=x>');
      assert.equal(await page.$eval('[data-no-results-query]', ({ innerHTML }) => innerHTML), '&lt;img src=x&gt;');
      await open(page, '...');
      assert.equal((await shown(page)).length, ALL);
      await open(page, 'xylophone');
      await untilShown(page, '[data-no-results]');
      assert.equal(await isShown(page, '[data-no-results-suggestion]'), false);
    }));

  for (const width of [NARROW, WIDE]) {
    it(
      `moves nothing as it opens narrowed, however late its script comes, ${width} px wide`,
      needs('layout shifts'),
      () => {
        const options = { width, height: 2000, hold: /\.js$/, until: 'domcontentloaded' } as const;
        return visit(`${MAP}?q=meat`, options, async (page, { release, countShifts }) => {
          await page.waitForSelector('html:not([data-awaits])');
          await untilTrue(page, () => document.styleSheets.length > 1);
          await settle(page);
          release();
          await untilShown(page, `${SECTION}:not([hidden])`);
          await waitForIsland(page);
          await settle(page);
          assert.equal(await countShifts(), 0);
        });
      },
    );
  }

  it('shows all pages in the end if its script never applies the query of the address', () =>
    visit(`${MAP}?q=meat`, { hold: /\.js$/, until: 'domcontentloaded' }, async (page) => {
      await page.waitForSelector(SECTION);
      await untilShown(page, SECTION);
      assert.equal((await shown(page)).length, ALL);
    }));
});

/** Waits for the suggestions. */
async function suggested(page: Page): Promise<string[]> {
  await page.waitForSelector(SUGGESTED);
  return page.$$eval(SUGGESTED, (links) => links.map(({ textContent }) => textContent ?? ''));
}

/** Waits until the script has run without showing anything. */
async function expectNoSuggestion(page: Page): Promise<void> {
  await untilTrue(page, () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/nearest\.\w+\.js$/.test(name)),
  );
  await page.waitForNetworkIdle({ idleTime: 100 });
  await settle(page);
  assert.equal((await page.$$(SUGGESTED)).length, 0);
  assert.equal(await isShown(page, '.link-list'), true);
}

/** Where the fixed links begin, at each width. */
async function measureTops(page: Page): Promise<number[]> {
  const tops: number[] = [];
  for (const width of [360, NARROW, 768, WIDE]) {
    await resize(page, width);
    tops.push(await page.$eval('.link-list', (list) => list.getBoundingClientRect().top + scrollY));
  }
  return tops;
}

describe('the page for wrong addresses', () => {
  it('suggests a page and links to it, also for an address with a lone %', () =>
    visit('/100%/meat', { reduced: true, tolerate: MISSING }, async (page) => {
      const found = await suggested(page);
      assert.equal(found[0], 'Meat');
      assert.ok(found.length <= 3);
      assert.ok(await page.$('[role=status] h2'));
      await page.click(SUGGESTED);
      // waitForNavigation never ends for a prefetched page.
      await eventually(async () => /\/meat\/$/.test(page.url()));
    }));

  it('moves nothing with its suggestions, and has none at its own address', async () => {
    let tops: number[] = [];
    await visitReal('/404.html', {}, async (page) => {
      await expectNoSuggestion(page);
      tops = await measureTops(page);
    });
    for (const [address, width] of [
      ['/servces/grocery', WIDE],
      ['/company-info/management', WIDE],
      ['/company-info/management', 360],
    ] as const) {
      await visitReal(address, { width, height: 2000, tolerate: MISSING }, async (page, { countShifts }) => {
        await suggested(page);
        assert.equal(await countShifts(), 0);
        assert.deepEqual(await measureTops(page), tops);
      });
    }
  });

  it('keeps its links without a script', needs('no script'), () =>
    visit('/servces/grocery', { script: false, tolerate: MISSING }, async (page) => {
      assert.equal((await page.$$(SUGGESTED)).length, 0);
      assert.equal(await isShown(page, '.link-list'), true);
    }),
  );
});
