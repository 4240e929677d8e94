import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { untilScripted } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';

describe('the year of the copyright line', () => {
  for (const [when, now, shown] of [
    ['is raised after New Year’s Eve', 2099, '2099'],
    ['is not lowered by a clock that is behind', 1999, undefined],
  ] as const) {
    it(when, async () => {
      const prepare = (page: Page) =>
        page.evaluateOnNewDocument((now) => {
          Date.prototype.getFullYear = () => now;
        }, now);
      await visit('/', { prepare }, async (page) => {
        await untilScripted(page);
        const built = String(new Date().getFullYear());
        assert.equal(await page.$eval('[data-year]', ({ textContent }) => textContent), shown ?? built);
      });
    });
  }
});
