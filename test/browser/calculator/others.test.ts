/** The dividend calculator and the deferred payment calculator. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { countChanges, isShown, readAttribute, readText } from '../../support/browser/page.ts';
import { visitTestSite } from '../../support/browser/visit.ts';
import * as calculator from './calculator-page.ts';

const { FORM, STATUS } = calculator;
const MEMBERSHIP = '/membership/';
const DEVELOPMENT = '/services/retail-services/retail-store-development/';

describe('the dividend calculator', () => {
  /** The dividend, its parts in cash and as a note, and the interest of one year and of all years. */
  const example = ['$1,000.00', '$500.00', '$500.00', '$37.50', '$375.00'];

  it('shows a worked example without a script', needs('pages without scripts'), () =>
    visitTestSite(MEMBERSHIP, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.deepEqual(await calculator.readSums(page), example);
      const text = await readText(page, '.calculator');
      assert.match(text, /if interest is simple and the principal is repaid in year ten/);
      assert.match(text, /Illustration only; not an offer, not tax advice/);
    }),
  );

  it('shows the split of a typed amount in place of the example, announces it once, and fits the smallest screen', () =>
    visitTestSite(MEMBERSHIP, { width: 320 }, async (page) => {
      await calculator.waitForIsland(page);
      assert.equal(await readText(page, STATUS), '');
      const countAnswers = await countChanges(page, STATUS);
      await calculator.calculate(page, '10000k');
      const sums = ['$10,000,000', '$5,000,000', '$5,000,000', '$375,000', '$3,750,000'];
      assert.deepEqual(await calculator.readSums(page), sums);
      assert.equal(await page.$$eval(`${STATUS} td`, ({ length }) => length), 5);
      assert.equal(await countAnswers(), 1);
      assert.equal(await calculator.readQuery(page), '?dividend=10000000');
      assert.match((await readAttribute(page, '.chart', 'aria-label')) ?? '', /^\$5,000,000 paid in cash now/);
      await calculator.expectWithin(page, '.calculator-panel table', '.calculator-panel');
    }));

  it('offers amounts as buttons, and draws a larger amount with taller bars', () =>
    visitTestSite(MEMBERSHIP, {}, async (page) => {
      await calculator.waitForIsland(page);
      const heights: number[] = [];
      for (const [index, total] of ['$500.00', '$2,000'].entries()) {
        const button = `.calculator-examples button:nth-child(${index + 1})`;
        await page.click(button);
        await page.waitForSelector(`${button}[aria-pressed=true]`);
        assert.equal((await calculator.readSums(page))[0], total);
        heights.push(Number(await readAttribute(page, '.chart .chart-solid', 'height')));
      }
      assert.equal(await calculator.readQuery(page), '?dividend=2000');
      assert.equal((heights[1] ?? 0) / (heights[0] ?? 1), 4);
    }));

  it('calculates with the amount in the URL of the page, and rejects amounts outside its limits', () =>
    visitTestSite(`${MEMBERSHIP}?dividend=33.33`, {}, async (page) => {
      await page.waitForSelector(`${STATUS} table`);
      assert.deepEqual(await calculator.readSums(page), ['$33.33', '$16.67', '$16.66', '$1.25', '$12.50']);
      for (const text of ['0.99', '10000000.01']) {
        await calculator.calculate(page, text);
        await calculator.expectError(page, 'Enter an amount from $1 to $10,000,000.');
      }
      assert.deepEqual(await calculator.readSums(page), example);
    }));
});

describe('the deferred payment calculator', () => {
  const DATE_ERROR = 'Enter the month, the day and all four digits of the year, from 2000 to 2099.';

  it('adds twelve weeks to a typed date or the date in the URL, and rejects incomplete dates and years outside its limits', () =>
    visitTestSite(`${DEVELOPMENT}?opens=2027-03-01`, {}, async (page) => {
      const expectAnswer = async (text: RegExp) => assert.match(await readText(page, STATUS), text);
      await calculator.waitForIsland(page);
      await page.waitForSelector(`${STATUS} p`);
      await expectAnswer(/Monday, May 24, 2027.*Monday, March 1, 2027 \+ 12 weeks$/);
      // Empties the field, so that the whole date is typed.
      await calculator.calculate(page, '');
      await calculator.typeAndEnter(page, '02292028');
      await expectAnswer(/Tuesday, May 23, 2028/);
      assert.equal(await calculator.readQuery(page), '?opens=2028-02-29');
      for (const date of ['1999-12-31', '2100-01-01']) {
        await calculator.calculate(page, date);
        await calculator.expectError(page, DATE_ERROR);
      }
      for (const date of ['2000-01-01', '2099-12-31']) {
        await calculator.calculate(page, date);
        await expectAnswer(/12 weeks$/);
      }
      // Without a year, and with only two digits of it.
      for (const keys of ['0301', '122426']) {
        await calculator.calculate(page, '');
        await calculator.typeAndEnter(page, keys);
        await calculator.expectError(page, DATE_ERROR);
      }
    }));
});
