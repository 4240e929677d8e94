import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, isShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, resize, visit } from '../../support/browser/visit.ts';
import {
  ask,
  countAnnouncements,
  expectRefused,
  FORM,
  overhang,
  query,
  STATUS,
  wake,
  words,
} from './calculator-page.ts';

const MEMBERSHIP = '/membership/';

describe('the calculator of dividends', () => {
  const sums = (page: Page) =>
    page.$$eval('.calculator table td', (cells) => cells.map(({ textContent }) => textContent));

  it('is a worked example without a script', needs('no script'), () =>
    visit(MEMBERSHIP, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.deepEqual(await sums(page), ['$1,000.00', '$500.00', '$500.00', '$37.50', '$375.00']);
      assert.match(await words(page, '.calculator'), /if interest is simple and the principal is repaid in year ten/);
      assert.match(await words(page, '.calculator'), /Illustration only; not an offer, not tax advice/);
    }),
  );

  for (const [text, asked, expected] of [
    ['2,500', '2500', ['$2,500.00', '$1,250.00', '$1,250.00', '$93.75', '$937.50']],
    ['$1', '1', ['$1.00', '$0.50', '$0.50', '$0.04', '$0.38']],
    ['10000k', '10000000', ['$10,000,000.00', '$5,000,000.00', '$5,000,000.00', '$375,000.00', '$3,750,000.00']],
  ] as const) {
    it(`shares out ${text} in place of the example, and says it once`, () =>
      visit(MEMBERSHIP, { width: NARROW }, async (page) => {
        await wake(page);
        assert.equal(await words(page, STATUS), '');
        const count = await countAnnouncements(page);
        await ask(page, text);
        assert.deepEqual(await sums(page), expected);
        assert.equal(await page.$$eval(`${STATUS} td`, ({ length }) => length), 5);
        assert.equal(await count(), 1);
        assert.equal(query(page), `?dividend=${asked}`);
        assert.ok((await attribute(page, '.chart', 'aria-label'))?.startsWith(`${expected[1]} paid in cash now`));
        await resize(page, 320);
        assert.ok((await overhang(page, '.calculator table', '.calculator-result')) <= 0, 'fits the smallest screen');
      }));
  }

  it('refuses what lies outside its limits', () =>
    visit(MEMBERSHIP, {}, async (page) => {
      await wake(page);
      for (const text of ['0', '0.99', '10,000,001', '10000000.01']) {
        await ask(page, text);
        await expectRefused(page, 'Enter an amount from $1 to $10,000,000.');
      }
      assert.equal((await sums(page))[0], '$1,000.00');
    }));

  it('answers the address that it is opened with', () =>
    visit(`${MEMBERSHIP}?dividend=1000`, {}, async (page) => {
      await page.waitForSelector(`${STATUS} table`);
      assert.deepEqual(await sums(page), ['$1,000.00', '$500.00', '$500.00', '$37.50', '$375.00']);
    }));
});
