/** The head of the contact page: who comes to call need not scroll for the number. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitReal } from '../../support/browser/visit.ts';

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

  it('never breaks the number, whatever the width of the window', async () => {
    for (const width of [320, 390, 768, 1024, 1152, 1160, 1200, 1280, 1400]) {
      await visitReal('/contact/', { width }, async (page) => {
        const lines = await page.$eval('.office-phone a', (link) => {
          const range = document.createRange();
          range.selectNodeContents(link.lastChild ?? link);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        assert.equal(lines, 1, `${width} px`);
      });
    }
  });

  it('leads from there to the form', () =>
    visitReal('/contact/', {}, async (page) => {
      await page.click('.office-write');
      await page.waitForFunction(() => (document.querySelector('#write')?.getBoundingClientRect().top ?? -1) < 300);
      assert.equal(await page.evaluate(() => location.hash), '#write');
    }));
});
