/** The footer: its lists, which open one by one on a phone, and the year of its copyright. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { isShown, readText, untilScripted } from '../../support/browser/page.ts';
import { resize, visit, visitReal } from '../../support/browser/visit.ts';

const PHONE = 360;
const GROCERY = '/services/product-categories/grocery/';
const LINK = '.footer-column a';

async function openList(page: Page): Promise<void> {
  assert.equal(await isShown(page, LINK), false);
  await page.tap('.footer-switch summary');
  assert.equal(await isShown(page, LINK), true);
}

describe('the footer', () => {
  it('opens a list at a touch on a phone without a script', needs('no script'), () =>
    visit('/', { width: PHONE, script: false }, openList),
  );

  it('opens a list at a touch on a phone, with targets of 44 pixels, and shows every link in wider windows', () =>
    visit('/', { width: PHONE }, async (page) => {
      await openList(page);
      const heights = await page.$$eval('.footer-switch summary, .footer-column:first-child a', (parts) =>
        parts.map((part) => part.getBoundingClientRect().height),
      );
      assert.ok(Math.min(...heights) >= 44, `${heights}`);
      await page.tap('.footer-switch summary');
      await resize(page, 768);
      assert.ok(await page.$$eval(LINK, (links) => links.every((link) => link.checkVisibility())));
      assert.equal(await isShown(page, '.footer-switch'), false);
    }));

  it('takes at most a fifth of a page of a service on a phone', () =>
    visitReal(GROCERY, { width: PHONE }, async (page) => {
      const [foot = 0, whole = 0] = await page.evaluate(() =>
        [document.querySelector('.footer'), document.body].map((part) => part?.getBoundingClientRect().height ?? 0),
      );
      assert.ok(foot <= whole / 5, `${foot} of ${whole}`);
    }));
});

describe('the year of the copyright line', () => {
  for (const [when, now, shown] of [
    ['is raised after New Year’s Eve', 2099, '2099'],
    ['is not lowered by a clock that is behind', 1999, String(new Date().getFullYear())],
  ] as const) {
    it(when, () => {
      const prepare = (page: Page) =>
        page.evaluateOnNewDocument((now) => {
          Date.prototype.getFullYear = () => now;
        }, now);
      return visit('/', { prepare }, async (page) => {
        await untilScripted(page);
        assert.equal(await readText(page, '[data-year]'), shown);
      });
    });
  }
});
