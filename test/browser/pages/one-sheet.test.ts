/** What a visitor takes along on paper: one sheet, with the addresses of links. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { countSheets } from '../../support/browser/paper.ts';
import { visit, visitReal } from '../../support/browser/visit.ts';

/** Of a file to be printed: its typefaces take most of it. */
const MOST_BYTES = 500_000;

const JOB = '/company-info/employment-opportunities/order-selector/';

describe('on one sheet of paper', () => {
  for (const path of [
    '/services/product-categories/grocery/',
    '/services/product-categories/meat/',
    '/services/support-services/food-shows/',
    '/services/retail-services/retail-store-development/',
    JOB,
    '/company-info/employment-opportunities/cdl-driver/',
    '/company-info/employment-opportunities/',
    '/contact/',
  ]) {
    it(`stands ${path}`, () =>
      visit(path, {}, async (page) => {
        for (const format of ['Letter', 'A4'] as const) assert.equal(await countSheets(page, format), 1, format);
      }));
  }

  it('stand no pictures of the home page, and all its words on three at most', () =>
    visitReal('/', {}, async (page) => {
      for (const picture of await page.$$('main .picture')) await picture.scrollIntoView();
      await page.waitForNetworkIdle({ idleTime: 50 });
      for (const format of ['Letter', 'A4'] as const) {
        const sheets = await countSheets(page, format);
        assert.ok(sheets <= 3, `${sheets} of ${format}`);
      }
      assert.ok((await page.pdf({ format: 'A4' })).length < MOST_BYTES);
    }));

  it('stand the addresses of links, and no menu', needs('printed styles'), () =>
    visit(JOB, {}, async (page) => {
      await page.emulateMediaType('print');
      const written = await page.$eval('.button-call', (link) => getComputedStyle(link, '::after').content);
      assert.match(written, /https:\/\/careers\.example\.com/);
      assert.equal(await page.$eval('.header nav', (nav) => nav.checkVisibility()), false);
    }),
  );
});
