/** The calculators. What they compute is tested in test/unit/site/calculators.test.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { needs } from '../../support/browser/needs.ts';
import {
  countChanges,
  eventually,
  readAttribute,
  readText,
  readTexts,
  readUrl,
  readValue,
  recordAnnouncements,
  settle,
  untilText,
} from '../../support/browser/page.ts';
import { NARROW, visitTestSite } from '../../support/browser/visit.ts';
import * as calculator from './calculator-page.ts';

const { ERROR, FIELD, FORM, STATUS } = calculator;
const MEMBERSHIP = '/membership/';
const DEVELOPMENT = '/services/retail-services/retail-store-development/';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom > 0 && bottom <= innerHeight;
}

describe('the dividend calculator', () => {
  it('announces each error and each result once, and nothing while typing', () =>
    visitTestSite(MEMBERSHIP, { width: NARROW }, async (page) => {
      await calculator.waitForIsland(page);
      const historyLength = await page.evaluate(() => history.length);
      const countAnswers = await countChanges(page, STATUS);
      await page.type(FIELD, '150000');
      assert.equal(await countAnswers(), 0);
      for (const _ of ['the answer', 'the same answer']) {
        await page.click(`${FORM} [type=submit]`);
        await settle(page);
        assert.equal(await countAnswers(), 1);
      }
      assert.equal(await page.evaluate(() => history.length), historyLength);
      const countAnnounced = await recordAnnouncements(page);
      for (const [typed, error] of [
        ['lots', 'Enter an amount in dollars and nothing else'],
        ['-5', 'without a minus sign'],
        ['$1.000', 'as in 1,000.'],
      ] as const) {
        await calculator.calculate(page, typed);
        assert.equal(await countAnnounced(error), 1, typed);
      }
    }));

  it('scrolls to the result for the amount in the address', () =>
    visitTestSite(`${MEMBERSHIP}?dividend=150000`, { width: NARROW }, async (page) => {
      await untilText(page, STATUS, '$5,625');
      await eventually(() => page.$eval(STATUS, isInView));
      assert.equal(await readValue(page, FIELD), '150000');
    }));

  it('scrolls to the error for an invalid amount in the address, and keeps the rest of the address', async () => {
    await visitTestSite(`${MEMBERSHIP}?dividend=lots`, { width: NARROW }, async (page) => {
      await untilText(page, ERROR, 'Enter an amount');
      await eventually(() => page.$eval(ERROR, isInView));
    });
    await visitTestSite(`${MEMBERSHIP}?from=a%20letter&dividend=lots#dividend`, {}, async (page) => {
      await calculator.waitForIsland(page);
      await calculator.calculate(page, '150000');
      assert.equal((await readUrl(page)).split('/').at(-1), '?from=a%20letter&dividend=150000#dividend');
    });
  });
});

it('the dividend calculator replaces its example by the split of a typed amount, or of one that is offered', () =>
  visitTestSite(MEMBERSHIP, {}, async (page) => {
    const readSums = () => readTexts(page, '.calculator :is(.dividend-card dd, table td)');
    await calculator.waitForIsland(page);
    const example = await readSums();
    assert.equal(await readText(page, STATUS), '');
    const countAnswers = await countChanges(page, STATUS);
    await calculator.calculate(page, '33.33');
    assert.deepEqual(await readSums(), ['$33.33', '$16.67', '$16.66', '$12.50', '$45.83']);
    assert.equal(await countAnswers(), 1);
    assert.match((await readAttribute(page, '.chart', 'aria-label')) ?? '', /^\$16\.67 paid in cash now/);
    const second = '.calculator-examples button:nth-child(2)';
    await page.click(second);
    await page.waitForSelector(`${second}[aria-pressed=true]`);
    assert.equal((await readSums())[0], '$2,000');
    assert.equal(await calculator.readQuery(page), '?dividend=2000');
    await calculator.calculate(page, '0.99');
    await calculator.expectError(page, 'Enter an amount from $1 to $10,000,000.');
    assert.deepEqual(await readSums(), example);
  }));

it('the amount that is pressed can be read in forced colors', needs('forced colors'), () =>
  visitTestSite(MEMBERSHIP, {}, async (page) => {
    const pressed = '.calculator-examples [aria-pressed=true]';
    await calculator.waitForIsland(page);
    await page.click('.calculator-examples button');
    await page.waitForSelector(pressed);
    await page.mouse.move(0, 0);
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    const clip = await page.$eval(pressed, (button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const { x, y, width, height } = text.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    });
    const picture = sharp(await page.screenshot({ clip }));
    const [shade] = (await sharp(await picture.greyscale().toBuffer()).stats()).channels;
    assert.ok(shade && shade.max - shade.min > 128, `shades from ${shade?.min} to ${shade?.max}`);
  }),
);

it('the deferred payment calculator adds twelve weeks to a typed date or the one in the address, and rejects half a date', () =>
  visitTestSite(`${DEVELOPMENT}?opens=2027-03-01`, {}, async (page) => {
    await calculator.waitForIsland(page);
    await untilText(page, STATUS, 'Monday, March 1, 2027 + 12 weeks');
    // Empties the field, so that the whole date is typed.
    await calculator.calculate(page, '');
    await calculator.typeAndEnter(page, '02292028');
    assert.match(await readText(page, STATUS), /Tuesday, May 23, 2028/);
    assert.equal(await calculator.readQuery(page), '?opens=2028-02-29');
    // Without a year, and with only two digits of it.
    for (const keys of ['0301', '122426']) {
      await calculator.calculate(page, '');
      await calculator.typeAndEnter(page, keys);
      const message = 'Enter the month, the day and all four digits of the year, from 2000 to 2099.';
      await calculator.expectError(page, message);
    }
  }));
