import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import {
  countChanges,
  eventually,
  isShown,
  readAttribute,
  readText,
  readTexts,
  readUrl,
  readValue,
  recordAnnouncements,
  runFirst,
  settle,
  untilText,
} from '../../support/browser/page.ts';
import { NARROW, resize, visitTestSite } from '../../support/browser/visit.ts';
import * as calculator from './calculator-page.ts';

const { ERROR, FIELD, FORM, STATUS } = calculator;
const SHOWS = '/services/support-services/food-shows/';
const CONTACT = '.calculator .ask-person';
const NO_AMOUNT = 'Enter an amount in dollars and nothing else, such as $150,000.';

describe('the food show calculator', () => {
  it('computes the amount for a weekly volume, shows the formula, stores the volume in the URL, and rejects invalid volumes', () =>
    visitTestSite(SHOWS, {}, async (page) => {
      await calculator.waitForIsland(page);
      assert.equal(await readText(page, `${FORM} label`), 'Weekly volume');
      const historyLength = await page.evaluate(() => history.length);
      // Pasted amounts may contain invisible characters.
      await calculator.calculate(page, '\u200b $150,000.00\u00a0');
      const answer = await readText(page, STATUS);
      assert.match(answer, /^In proportion to the published table.*about \$108,537/);
      assert.match(answer, /\$150,000 × \$72,358 ÷ \$100,000 = \$108,537$/);
      assert.equal(await calculator.readQuery(page), '?weekly=150000');
      await calculator.calculate(page, '400k');
      assert.match(await readText(page, STATUS), /about \$289,432/);
      assert.equal(await calculator.readQuery(page), '?weekly=400000');
      assert.equal(await page.evaluate(() => history.length), historyLength);
      for (const [text, message] of [
        ['about 150,000', NO_AMOUNT],
        ['', 'Enter your weekly volume, such as $150,000.'],
        ['0', 'Enter an amount above $0, such as $150,000.'],
        ['10000000.01', 'Enter an amount of no more than $10,000,000.'],
      ] as const) {
        await calculator.calculate(page, text);
        await calculator.expectError(page, message);
        assert.equal(await readValue(page, FIELD), text);
      }
      await calculator.calculate(page, '200000');
      assert.equal(await readText(page, ERROR), '');
      assert.equal(await readAttribute(page, FIELD, 'aria-invalid'), null);
      assert.match(await readText(page, STATUS), /\$144,716/);
    }));

  it('says that a volume is outside the table, and whom to ask', () =>
    visitTestSite(SHOWS, { width: NARROW }, async (page) => {
      await calculator.waitForIsland(page);
      for (const [volume, explanation] of [
        ['99999', 'begins at $100,000'],
        ['400001', 'ends at $400,000'],
      ] as const) {
        await calculator.calculate(page, volume);
        const answer = await readText(page, STATUS);
        assert.ok(answer.includes(explanation), answer);
        assert.doesNotMatch(answer, /In proportion/);
        assert.equal(await calculator.readQuery(page), `?weekly=${volume}`);
        for (const uri of ['tel:', 'mailto:']) assert.ok(await isShown(page, `${CONTACT} a[href^="${uri}"]`), uri);
      }
    }));

  it('fits the longest result in its card, at every width', () =>
    visitTestSite(`${SHOWS}?weekly=9999999.99`, {}, async (page) => {
      await calculator.waitForIsland(page);
      for (const width of [320, 375, 768, 1024, 1440]) {
        await resize(page, width);
        await calculator.expectWithin(page, '.figure-number', '.calculator-result', { gap: 1 });
      }
    }));

  it('announces each result once, with whom to ask, and nothing else', () =>
    visitTestSite(SHOWS, {}, async (page) => {
      await calculator.waitForIsland(page);
      const countAnswers = await countChanges(page, STATUS);
      await page.type(FIELD, '150000');
      assert.equal(await countAnswers(), 0, 'not while typing');
      await page.click(`${FORM} button`);
      await settle(page);
      assert.equal(await countAnswers(), 1);
      await page.click(`${FORM} button`);
      await settle(page);
      assert.equal(await countAnswers(), 1, 'an unchanged answer is not announced again');
      const countAnnounced = await recordAnnouncements(page);
      await calculator.calculate(page, '99999');
      assert.equal(await countAnswers(), 2);
      const person = await readText(page, CONTACT);
      assert.match(person, /^Ask /);
      assert.ok((await readText(page, STATUS)).endsWith(person));
      assert.equal(await countAnnounced(await readText(page, `${CONTACT} strong`)), 1);
      assert.equal(await page.$$eval(`${STATUS} :is(button, input)`, ({ length }) => length), 0);
    }));

  it('announces each error once, whether the form is submitted by Enter, by keyboard on the button, or by mouse', () =>
    visitTestSite(SHOWS, {}, async (page) => {
      await calculator.waitForIsland(page);
      const countAnnounced = await recordAnnouncements(page);
      for (const [index, act] of [
        () => page.keyboard.press('Enter'),
        () => page.keyboard.press('Tab').then(() => page.keyboard.press('Enter')),
        () => page.click(`${FORM} button`),
      ].entries()) {
        await page.focus(FIELD);
        await page.keyboard.type('lots ');
        await act();
        await page.waitForSelector(`${FIELD}[aria-invalid=true]:focus`);
        await settle(page);
        assert.equal(await countAnnounced(NO_AMOUNT), index + 1, `${act}`);
      }
    }));

  for (const [when, delay] of [
    ['', 0],
    [', also if the fonts arrive after the script', 400],
  ] as const) {
    it(`scrolls to the result for the amount in the address${when}`, () => {
      const delayFonts = (milliseconds: number) => {
        document.fonts.load = () =>
          new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, milliseconds, [])));
      };
      const prepare = delay === 0 ? async () => undefined : runFirst(delayFonts, delay);
      return visitTestSite(`${SHOWS}?weekly=150000`, { width: NARROW, prepare }, async (page) => {
        await untilText(page, STATUS, '$108,537');
        const isInView = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom > 0 && bottom <= innerHeight;
        };
        await eventually(() => page.$eval(STATUS, isInView));
        assert.equal(await readValue(page, FIELD), '150000');
      });
    });
  }

  it('reports an invalid amount in the address, and keeps the rest of the address', () =>
    visitTestSite(`${SHOWS}?from=a%20letter&weekly=lots#calculator`, {}, async (page) => {
      await calculator.waitForIsland(page);
      assert.match(await readText(page, ERROR), /^Enter an amount/);
      assert.equal(await readText(page, STATUS), '');
      await calculator.calculate(page, '150000');
      assert.equal((await readUrl(page)).split('/').at(-1), '?from=a%20letter&weekly=150000#calculator');
    }));

  it('shows only the table without a script', needs('pages without scripts'), () =>
    visitTestSite(SHOWS, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.deepEqual(await readTexts(page, '.calculator table :is(th, td)'), [
        'Weekly volume',
        'Amount paid',
        '$100,000',
        '$72,358',
        '$400,000',
        '$289,432',
      ]);
      assert.equal(await page.$('.calculator .chart'), null);
    }),
  );
});
