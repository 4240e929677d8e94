import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isShown, measure, readText, runFirst, untilMainScript } from '../../support/browser/page.ts';
import { resize, visitRealSite, visitTestSite } from '../../support/browser/visit.ts';

const PHONE = 360;
const GROCERY = '/services/product-categories/grocery/';
const LINK = '.footer-column a';

describe('the footer', () => {
  it('opens a list at a touch on a phone, with targets at least 44 pixels high, and shows every link in wider windows', () =>
    visitTestSite('/', { width: PHONE }, async (page) => {
      assert.equal(await isShown(page, LINK), false);
      await page.tap('.footer-switch summary');
      assert.equal(await isShown(page, LINK), true);
      const targets = await measure(page, '.footer-switch summary, .footer-column:first-child a');
      for (const { text, height } of targets) assert.ok(height >= 44, text);
      await page.tap('.footer-switch summary');
      await resize(page, 768);
      assert.ok(await page.$$eval(LINK, (links) => links.every((link) => link.checkVisibility())));
      assert.equal(await isShown(page, '.footer-switch'), false);
    }));

  it('takes at most a fifth of the page of a service on a phone', () =>
    visitRealSite(GROCERY, { width: PHONE }, async (page) => {
      const [body, footer] = await measure(page, 'body, .footer');
      assert.ok(body && footer && footer.height <= body.height / 5, `${footer?.height} of ${body?.height}`);
    }));
});

describe('the year of the copyright line', () => {
  for (const [when, now, shown] of [
    ['is raised after New Year’s Eve', 2099, '2099'],
    ['is not lowered by a clock that is behind', 1999, String(new Date().getFullYear())],
  ] as const) {
    it(when, () => {
      const setYear = (year: number) => {
        Date.prototype.getFullYear = () => year;
      };
      return visitTestSite('/', { prepare: runFirst(setYear, now) }, async (page) => {
        await untilMainScript(page);
        assert.equal(await readText(page, '[data-year]'), shown);
      });
    });
  }
});
