import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, holdBack, isShown, settle, watchShifts } from '../../support/browser/look.ts';
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

const SHOWS = '/services/support-services/food-shows/';

async function waitInView(page: Page): Promise<void> {
  await page.waitForFunction(
    (status) => {
      const { top = -1, bottom = 0 } = document.querySelector(status)?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom > 0 && bottom <= innerHeight;
    },
    { timeout: 15_000 },
    STATUS,
  );
}

describe('the calculator of the food shows', () => {
  it('multiplies by the table, shows how, and keeps the question in the address', () =>
    visit(SHOWS, {}, async (page) => {
      await wake(page);
      assert.equal(await words(page, `${FORM} label`), 'Weekly volume');
      const steps = await page.evaluate(() => history.length);
      await ask(page, '$150,000');
      const answer = await words(page, STATUS);
      assert.match(answer, /^In proportion to the published table.*about \$108,537/);
      assert.match(answer, /\$150,000 × \$72,358 ÷ \$100,000 = \$108,537$/);
      assert.equal(query(page), '?weekly=150000');
      assert.equal(await page.evaluate(() => history.length), steps);
      assert.match((await attribute(page, '.chart', 'aria-label')) ?? '', /your store: \$108,537 at \$150,000$/);
    }));

  for (const [text, paid] of [
    ['100000', '$72,358'],
    ['400k', '$289,432'],
    ['250 000', '$180,895'],
    ['\u200b $150,000.00\u00a0', '$108,537'],
  ] as const) {
    it(`gives ${paid} for ${JSON.stringify(text)}`, () =>
      visit(SHOWS, {}, async (page) => {
        await wake(page);
        await ask(page, text);
        assert.ok((await words(page, STATUS)).includes(`about ${paid}`), await words(page, STATUS));
      }));
  }

  for (const [volume, said] of [
    ['99999', 'begins at $100,000'],
    ['400001', 'ends at $400,000'],
  ] as const) {
    it(`says of ${volume} that the table does not cover it, and whom to ask`, () =>
      visit(SHOWS, { width: NARROW }, async (page) => {
        await wake(page);
        await ask(page, volume);
        const answer = await words(page, STATUS);
        assert.ok(answer.includes(said), answer);
        assert.doesNotMatch(answer, /corresponds/);
        assert.equal(query(page), `?weekly=${volume}`);
        assert.equal(await isShown(page, '.calculator .ask-person a[href^="tel:"]'), true);
        assert.equal(await isShown(page, '.calculator .ask-person a[href^="mailto:"]'), true);
        assert.match((await attribute(page, '.chart', 'aria-label')) ?? '', /your store: (below|above) the table$/);
      }));
  }

  it('refuses what is no amount with words beside the field, and takes a better one', () =>
    visit(SHOWS, {}, async (page) => {
      await wake(page);
      await ask(page, '150000');
      for (const [text, message] of [
        ['about 150,000', 'Enter an amount in dollars and nothing else, such as $150,000.'],
        ['-150000', 'Enter an amount in dollars and nothing else, such as $150,000.'],
        ['', 'Enter your weekly volume, such as $150,000.'],
        ['0', 'Enter an amount above $0, such as $150,000.'],
        ['10000000.01', 'Enter an amount of no more than $10,000,000.'],
        ['999999999999', 'Enter an amount of no more than $10,000,000.'],
      ] as const) {
        await ask(page, text);
        await expectRefused(page, message);
        assert.equal(await page.$eval(`${FORM} input`, (field) => Reflect.get(field, 'value')), text);
      }
      await ask(page, '200000');
      assert.equal(await words(page, `${FORM} .form-error`), '');
      assert.equal(await attribute(page, `${FORM} input`, 'aria-invalid'), null);
      assert.match(await words(page, STATUS), /\$144,716/);
    }));

  it('keeps the longest answer on its card, at every width', () =>
    visit(`${SHOWS}?weekly=9999999.99`, {}, async (page) => {
      await wake(page);
      for (const width of [320, 375, 768, 1024, 1440]) {
        await resize(page, width);
        const over = await overhang(page, '.answer-card .figure-number', '.answer-card');
        assert.ok(over < 0, `${over} px at ${width} px`);
      }
    }));

  it('announces each answer once, and nothing besides', () =>
    visit(SHOWS, {}, async (page) => {
      await wake(page);
      const count = await countAnnouncements(page);
      await page.type(`${FORM} input`, '150000');
      assert.equal(await count(), 0, 'not while typing');
      await page.click(`${FORM} button`);
      await settle(page);
      assert.equal(await count(), 1);
      await page.click(`${FORM} button`);
      await settle(page);
      assert.equal(await count(), 1, 'the same answer is no news');
      await ask(page, '99999');
      assert.equal(await count(), 2);
      assert.equal(await page.$$eval(`${STATUS} :is(button, input)`, ({ length }) => length), 0);
    }));

  it('announces whom to ask, in one go with the answer', () =>
    visit(SHOWS, {}, async (page) => {
      await wake(page);
      const count = await countAnnouncements(page);
      await ask(page, '99999');
      assert.equal(await count(), 1);
      const person = await words(page, '.calculator .ask-person');
      assert.match(person, /^Ask /);
      assert.ok((await words(page, STATUS)).endsWith(person));
    }));

  it('comes into view also if the fonts arrive after its script', () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        document.fonts.load = () =>
          new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, 400, [])));
      });
    return visit(`${SHOWS}?weekly=150000`, { width: NARROW, prepare }, waitInView);
  });

  it('answers the address that it is opened with, and comes into view', () =>
    visit(`${SHOWS}?weekly=150000`, { width: NARROW }, async (page) => {
      await page.waitForFunction(
        (status) => document.querySelector(status)?.textContent?.includes('$108,537'),
        {},
        STATUS,
      );
      assert.equal(await page.$eval(`${FORM} input`, (field) => Reflect.get(field, 'value')), '150000');
      await waitInView(page);
    }));

  it('says what is wrong with an address that asks nothing sensible', () =>
    visit(`${SHOWS}?weekly=lots`, {}, async (page) => {
      await wake(page);
      assert.match(await words(page, `${FORM} .form-error`), /^Enter an amount/);
      assert.equal(await words(page, STATUS), '');
    }));

  it('keeps what else the address says', () =>
    visit(`${SHOWS}?from=a%20letter&weekly=1#calculator`, {}, async (page) => {
      await wake(page);
      await ask(page, '150000');
      assert.ok(page.url().endsWith('?from=a%20letter&weekly=150000#calculator'), page.url());
    }));

  it('is the table alone without a script', needs('no script'), () =>
    visit(SHOWS, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      const cells = await page.$$eval('.calculator table :is(th, td)', (all) =>
        all.map(({ textContent }) => textContent),
      );
      assert.deepEqual(cells, ['Weekly volume', 'Amount paid', '$100,000', '$72,358', '$400,000', '$289,432']);
      assert.equal(await isShown(page, '.calculator .chart'), true);
    }),
  );

  it('moves nothing when its script comes', needs('layout shifts'), async () => {
    let script = { release() {} };
    let countShifts = async () => 0;
    const prepare = async (page: Page) => {
      script = await holdBack(page, /food-show\..*js/);
      countShifts = await watchShifts(page);
    };
    await visit(SHOWS, { prepare }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      const before = await countShifts();
      script.release();
      await wake(page);
      assert.equal(await countShifts(), before);
    });
  });
});
