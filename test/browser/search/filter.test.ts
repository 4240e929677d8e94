/** The site map: the list of all pages, and the field that narrows it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import {
  eventually,
  focused,
  goBack,
  holdBack,
  isShown,
  press,
  settle,
  untilShown,
  watchShifts,
} from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, visit, WIDE } from '../../support/browser/visit.ts';

const MAP = '/site-map/';
const FIELD = '#page-filter';
/** The pages of the town that everyone may find, but for the site map itself. */
const ALL = 23;
const COUNT = '.page-filter [role=status]';

async function wake(page: Page): Promise<void> {
  await untilShown(page, FIELD);
}

/** The titles of the pages that are left. */
function shown(page: Page): Promise<string[]> {
  return page.$$eval('.page-index-section li', (items) =>
    items.filter((item) => item.checkVisibility()).map((item) => item.querySelector('a')?.textContent ?? ''),
  );
}

function told(page: Page): Promise<string | null> {
  return page.$eval(COUNT, ({ textContent }) => textContent);
}

async function untilTold(page: Page, words: string): Promise<void> {
  await eventually(async () => (await told(page)) === words);
}

async function open(page: Page, asked: string): Promise<void> {
  await page.goto(new URL(`${MAP}?${new URLSearchParams({ q: asked })}`, page.url()).href);
  await wake(page);
}

describe('the site map', () => {
  it('is a list of every page, without a field, where there is no script', needs('no script'), () =>
    visit(MAP, { script: false }, async (page) => {
      assert.equal(await isShown(page, '.page-filter'), false);
      assert.equal((await shown(page)).length, ALL);
    }),
  );

  it('narrows to the pages with all words, in any field, whatever their case, accents and plural', () =>
    visit(MAP, {}, async (page) => {
      await wake(page);
      for (const [asked, found] of [
        ['MÉAT smoked', ['Meat']],
        ['dairy', ['Grocery']],
        ['company history owners', ['Company Info', 'Company History']],
        ['dollar programs', ['Dollar Program']],
        ['hbc & gm', ['HBC & GM']],
        ['consultation lease', ['Legal Services']],
        ['support services cardboard', ['Store Support Services']],
      ] as const) {
        await page.$eval(FIELD, (field) => Object.assign(field, { value: '' }));
        await page.type(FIELD, asked);
        assert.deepEqual(await shown(page), found, asked);
      }
      assert.equal((await page.$$('.page-index-section:not([hidden])')).length, 1);
    }));

  it('tells the number once, when the typing pauses', () =>
    visit(MAP, { clock: true }, async (page) => {
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.page-filter')?.hidden === false);
      await page.type(FIELD, 'me');
      await page.evaluate(() => window.tick(300));
      await page.type(FIELD, 'at smoked');
      await page.evaluate(() => window.tick(300));
      assert.equal(await told(page), '');
      await page.evaluate(() => window.tick(300));
      assert.equal(await told(page), `1 of ${ALL} pages`);
    }));

  it('keeps what is asked for in the address, also on the way to a page and back', () =>
    visit(MAP, { width: NARROW, reduced: true }, async (page) => {
      await wake(page);
      const steps = await page.evaluate(() => history.length);
      await page.type(FIELD, 'smoked meat');
      await page.click('.page-index-section:not([hidden]) li:not([hidden]) a');
      // Not the next navigation: Firefox takes a changed address for one.
      await eventually(async () => /\/meat\/$/.test(page.url()));
      await goBack(page);
      await wake(page);
      assert.equal(await page.evaluate(() => location.search), '?q=smoked+meat');
      assert.deepEqual(await shown(page), ['Meat']);
      assert.equal(await page.evaluate(() => history.length), steps + 1);
    }));

  it('clears by Escape, and all is there again', () =>
    visit(MAP, {}, async (page) => {
      await wake(page);
      await page.type(FIELD, 'meat');
      await untilTold(page, `2 of ${ALL} pages`);
      await press(page, 'Escape');
      assert.equal((await shown(page)).length, ALL);
      assert.equal(await told(page), `All ${ALL} pages`);
      assert.equal(new URL(page.url()).search, '');
      await page.waitForSelector(`${FIELD}:focus`);
    }));

  it('helps on when nothing is found, by keyboard alone', () =>
    visit(MAP, {}, async (page) => {
      await wake(page);
      await page.focus(FIELD);
      await page.keyboard.type('grocry');
      await untilTold(page, 'No page found');
      assert.equal(await isShown(page, '[data-none]'), true);
      await press(page, 'Tab');
      assert.equal(await focused(page), 'Grocery');
      await press(page, 'Tab');
      assert.equal(await focused(page), 'Show all pages');
      await press(page, 'Enter');
      assert.equal((await shown(page)).length, ALL);
      assert.equal(await isShown(page, '[data-none]'), false);
      await page.focus(FIELD);
      await page.keyboard.type('xylophone');
      await untilTold(page, 'No page found');
      assert.equal(await isShown(page, '[data-none-near]'), false);
    }));

  it('opens narrowed by a shared address, with what it holds as plain text', () =>
    // Firefox reports a script that has not come when the page is left.
    visit(MAP, { until: 'networkidle0' }, async (page) => {
      await open(page, 'legal');
      assert.deepEqual(await shown(page), ['Legal Services']);
      await open(page, '<img src=x>');
      assert.equal(await page.$eval('[data-none-asked]', ({ innerHTML }) => innerHTML), '&lt;img src=x&gt;');
      await open(page, '...');
      assert.equal((await shown(page)).length, ALL);
    }));

  for (const width of [NARROW, WIDE]) {
    it(
      `moves nothing as it opens narrowed, however late its script comes, ${width} px wide`,
      needs('layout shifts'),
      async () => {
        let script = { release() {} };
        let countShifts = async () => 0;
        const prepare = async (page: Page) => {
          script = await holdBack(page, /\.js$/);
          countShifts = await watchShifts(page);
        };
        await visit(`${MAP}?q=meat`, { width, height: 2000, until: 'domcontentloaded', prepare }, async (page) => {
          await page.waitForSelector('html:not([data-awaits])');
          await page.waitForFunction(() => document.styleSheets.length > 1);
          await settle(page);
          script.release();
          await untilShown(page, '.page-index-section:not([hidden])');
          await wake(page);
          await settle(page);
          assert.deepEqual(await countShifts(), 0);
        });
      },
    );
  }

  it('shows all pages in the end, when what is asked for in the address never comes to be looked for', () =>
    visit(`${MAP}?q=meat`, { prepare: (page) => holdBack(page, /\.js$/), until: 'domcontentloaded' }, async (page) => {
      await page.waitForSelector('.page-index-section');
      await untilShown(page, '.page-index-section');
      assert.equal((await shown(page)).length, ALL);
    }));

  it('moves nothing as the field comes', () =>
    visit(MAP, { width: WIDE }, async (page) => {
      const top = () => page.$eval('.page-index-section', (section) => section.getBoundingClientRect().top);
      await wake(page);
      const after = await top();
      await page.$eval('.page-filter', (form) => Object.assign(form, { hidden: true }));
      assert.equal(await top(), after);
    }));
});
