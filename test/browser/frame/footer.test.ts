/** The foot of a page: on a phone its lists open one by one; elsewhere they are open. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { isShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { visit, visitReal } from '../../support/browser/visit.ts';

const PHONE = 360;
const GROCERY = '/services/product-categories/grocery/';
const LINK = '.footer-column a';

describe('the footer', () => {
  for (const script of [true, false]) {
    it(
      `opens a list at a touch on a phone, ${script ? 'with' : 'without'} a script`,
      script ? {} : needs('no script'),
      () =>
        visit('/', { width: PHONE, script }, async (page) => {
          assert.equal(await isShown(page, LINK), false);
          await page.tap('.footer-switch summary');
          assert.equal(await isShown(page, LINK), true);
        }),
    );
  }

  it('takes at most a fifth of a page of a service on a phone', () =>
    visitReal(GROCERY, { width: PHONE }, async (page) => {
      const [foot = 0, whole = 0] = await page.evaluate(() =>
        [document.querySelector('.footer'), document.body].map((part) => part?.getBoundingClientRect().height ?? 0),
      );
      assert.ok(foot <= whole / 5, `${foot} of ${whole}`);
    }));

  it('shows every link in wider windows, and no switch', () =>
    visit('/', { width: 768 }, async (page) => {
      assert.ok(await page.$$eval(LINK, (links) => links.every((link) => link.checkVisibility())));
      assert.equal(await isShown(page, '.footer-switch'), false);
    }));

  it('has targets of 44 pixels on a phone', () =>
    visit('/', { width: PHONE }, async (page) => {
      await page.tap('.footer-switch summary');
      const heights = await measure(page, `.footer-switch summary, .footer-column:first-child a`);
      assert.ok(Math.min(...heights) >= 44, `${heights}`);
    }));
});

function measure(page: Page, selector: string): Promise<number[]> {
  return page.$$eval(selector, (parts) => parts.map((part) => part.getBoundingClientRect().height));
}
