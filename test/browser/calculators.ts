import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, holdBack, isShown, press, settle, watchShifts } from './look.ts';
import { NARROW, resize, visit } from './stage.ts';

const SHOWS = '/services/support-services/food-shows/';
const MEMBERSHIP = '/membership/';
const DEVELOPMENT = '/services/retail-services/retail-store-development/';

const FORM = '.calculator-form';
const STATUS = '.calculator [role=status]';

async function wake(page: Page): Promise<void> {
  await page.$eval('.calculator', (part) => part.scrollIntoView({ behavior: 'instant' }));
  await page.waitForSelector(`${FORM}:not([hidden])`);
}

/** Fills the field in and presses Enter. */
async function ask(page: Page, text: string): Promise<void> {
  await page.$eval(`${FORM} input`, (field, text) => Object.assign(field, { value: text }), text);
  await page.focus(`${FORM} input`);
  await press(page, 'Enter');
  await settle(page);
}

async function words(page: Page, selector: string): Promise<string> {
  return (await page.$eval(selector, ({ textContent }) => textContent ?? '')).replace(/\s+/g, ' ').trim();
}

/** What the address asks, e.g. "?weekly=150000". */
function query(page: Page): string {
  return new URL(page.url()).search;
}

/** Counts how often a screen reader has something to announce: changes that come in one go are one. */
async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  await page.$eval(STATUS, (status) => {
    let announced = 0;
    const observer = new MutationObserver(() => {
      announced += 1;
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { countAnnounced: () => announced });
  });
  return () => page.evaluate(() => Reflect.get(window, 'countAnnounced')());
}

/** By how many pixels a part juts out of another. */
function overhang(page: Page, part: string, whole: string): Promise<number> {
  return page.evaluate(
    (selectors) => {
      const [right = 0, edge = 0] = selectors.map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().right,
      );
      return right - edge;
    },
    [part, whole],
  );
}

async function expectRefused(page: Page, message: string): Promise<void> {
  const error = `${FORM} .form-error`;
  assert.equal(await words(page, error), message);
  assert.equal(await attribute(page, `${FORM} input`, 'aria-invalid'), 'true');
  const described = (await attribute(page, `${FORM} input`, 'aria-describedby'))?.split(' ') ?? [];
  assert.ok(described.includes((await attribute(page, error, 'id')) ?? ''));
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
  assert.equal(await words(page, STATUS), '');
  assert.equal(query(page), '');
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
        ['about 150,000', 'Write an amount in dollars and nothing else, such as $150,000.'],
        ['-150000', 'Write an amount in dollars and nothing else, such as $150,000.'],
        ['', 'Write your weekly volume, such as $150,000.'],
        ['0', 'Write an amount above $0, such as $150,000.'],
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
      assert.equal(await page.$$eval(`${STATUS} :is(a, button, input)`, ({ length }) => length), 0);
    }));

  it('answers the address that it is opened with, and comes into view', () =>
    visit(`${SHOWS}?weekly=150000`, { width: NARROW }, async (page) => {
      await page.waitForFunction(
        (status) => document.querySelector(status)?.textContent?.includes('$108,537'),
        {},
        STATUS,
      );
      assert.equal(await page.$eval(`${FORM} input`, (field) => Reflect.get(field, 'value')), '150000');
      await page.waitForFunction(
        (status) => {
          const { top = -1, bottom = 0 } = document.querySelector(status)?.getBoundingClientRect() ?? {};
          return top >= 0 && bottom <= innerHeight;
        },
        {},
        STATUS,
      );
    }));

  it('says what is wrong with an address that asks nothing sensible', () =>
    visit(`${SHOWS}?weekly=lots`, {}, async (page) => {
      await wake(page);
      assert.match(await words(page, `${FORM} .form-error`), /^Write an amount/);
      assert.equal(await words(page, STATUS), '');
    }));

  it('keeps what else the address says', () =>
    visit(`${SHOWS}?from=a%20letter&weekly=1#calculator`, {}, async (page) => {
      await wake(page);
      await ask(page, '150000');
      assert.ok(page.url().endsWith('?from=a%20letter&weekly=150000#calculator'), page.url());
    }));

  it('is the table alone without a script', () =>
    visit(SHOWS, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      const cells = await page.$$eval('.calculator table :is(th, td)', (all) =>
        all.map(({ textContent }) => textContent),
      );
      assert.deepEqual(cells, ['Weekly volume', 'Amount paid', '$100,000', '$72,358', '$400,000', '$289,432']);
      assert.equal(await isShown(page, '.calculator .chart'), true);
    }));

  it('moves nothing when its script comes', async () => {
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

describe('the calculator of dividends', () => {
  const sums = (page: Page) =>
    page.$$eval('.calculator table td', (cells) => cells.map(({ textContent }) => textContent));

  it('is a worked example without a script', () =>
    visit(MEMBERSHIP, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.deepEqual(await sums(page), ['$1,000.00', '$500.00', '$500.00', '$37.50', '$375.00']);
      assert.match(await words(page, '.calculator'), /if interest is simple and the principal is repaid in year ten/);
      assert.match(await words(page, '.calculator'), /Illustration only; not an offer, not tax advice/);
    }));

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
        assert.ok((await overhang(page, '.calculator table', '.calculator-book')) <= 0, 'fits the smallest screen');
      }));
  }

  it('refuses what lies outside its limits', () =>
    visit(MEMBERSHIP, {}, async (page) => {
      await wake(page);
      for (const text of ['0', '0.99', '10,000,001', '10000000.01']) {
        await ask(page, text);
        await expectRefused(page, 'Write an amount from $1 to $10,000,000.');
      }
      assert.equal((await sums(page))[0], '$1,000.00');
    }));

  it('answers the address that it is opened with', () =>
    visit(`${MEMBERSHIP}?dividend=1000`, {}, async (page) => {
      await page.waitForSelector(`${STATUS} table`);
      assert.deepEqual(await sums(page), ['$1,000.00', '$500.00', '$500.00', '$37.50', '$375.00']);
    }));
});

describe('the calculator of openings', () => {
  for (const [opens, ends] of [
    ['2027-03-01', 'Monday, May 24, 2027'],
    ['2028-02-29', 'Tuesday, May 23, 2028'],
    ['2027-12-08', 'Wednesday, March 1, 2028'],
    ['2027-11-30', 'Tuesday, February 22, 2028'],
  ] as const) {
    it(`counts twelve weeks from ${opens}, in every time zone`, async () => {
      for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
        await visit(DEVELOPMENT, { prepare: (page) => page.emulateTimezone(zone) }, async (page) => {
          await wake(page);
          await ask(page, opens);
          assert.ok((await words(page, STATUS)).includes(ends), await words(page, STATUS));
          assert.equal(query(page), `?opens=${opens}`);
        });
      }
    });
  }

  it('takes a date as it is typed', () =>
    visit(DEVELOPMENT, {}, async (page) => {
      await wake(page);
      await page.focus(`${FORM} input`);
      await page.keyboard.type('03012027');
      await press(page, 'Enter');
      await settle(page);
      assert.match(await words(page, STATUS), /Monday, May 24, 2027/);
    }));

  it('refuses a date that is not whole, and one that the calendar has not', async () => {
    const refusal = 'Write the month, the day and the year of the opening.';
    await visit(DEVELOPMENT, {}, async (page) => {
      await wake(page);
      await page.focus(`${FORM} input`);
      await page.keyboard.type('0301');
      await press(page, 'Enter');
      await settle(page);
      await expectRefused(page, refusal);
    });
    await visit(`${DEVELOPMENT}?opens=2027-02-29`, {}, async (page) => {
      await wake(page);
      assert.equal(await words(page, `${FORM} .form-error`), refusal);
    });
  });

  it('answers the address that it is opened with', () =>
    visit(`${DEVELOPMENT}?opens=2027-03-01`, {}, async (page) => {
      await page.waitForFunction((status) => document.querySelector(status)?.textContent?.includes('May'), {}, STATUS);
      assert.match(await words(page, STATUS), /Monday, March 1, 2027 \+ 12 weeks$/);
    }));

  it('is not there without a script; the terms are', () =>
    visit(DEVELOPMENT, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.match(await words(page, '.calculator'), /12-week deferred payment/);
    }));
});
