/** The head of the contact page: who comes to call need not scroll for the number. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitReal } from '../support/visit.ts';

const FIRST = ['.office-phone a', '.office-phone + p'];

describe('the contact page', () => {
  for (const [width, height, seen] of [
    [360, 640, FIRST],
    [768, 1024, [...FIRST, '.office-write', '.office address']],
    [1440, 900, [...FIRST, '.office-write', '.office address', '#people']],
  ] as const) {
    it(`shows number and hours before anyone scrolls, ${width} × ${height} px`, () =>
      visitReal('/contact/', { width, height }, async (page) => {
        for (const selector of seen) {
          const bottom = await page.$eval(selector, (element) => element.getBoundingClientRect().bottom);
          assert.ok(bottom <= height, `${selector} ends at ${bottom} px`);
        }
      }));
  }

  it('leads from there to the form', () =>
    visitReal('/contact/', {}, async (page) => {
      await page.click('.office-write');
      await page.waitForFunction(() => (document.querySelector('#write')?.getBoundingClientRect().top ?? -1) < 300);
      assert.equal(await page.evaluate(() => location.hash), '#write');
    }));
});
