import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isShown, press, settle } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { visit } from '../../support/browser/visit.ts';
import { ask, expectRefused, FORM, query, STATUS, wake, words } from './calculator-page.ts';

const DEVELOPMENT = '/services/retail-services/retail-store-development/';

const REFUSAL = 'Enter the month, the day and all four digits of the year, from 2000 to 2099.';

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
    await visit(DEVELOPMENT, {}, async (page) => {
      await wake(page);
      await page.focus(`${FORM} input`);
      await page.keyboard.type('0301');
      await press(page, 'Enter');
      await settle(page);
      await expectRefused(page, REFUSAL);
    });
    await visit(`${DEVELOPMENT}?opens=2027-02-29`, {}, async (page) => {
      await wake(page);
      assert.equal(await words(page, `${FORM} .form-error`), REFUSAL);
    });
  });

  it('refuses a year of two digits and one that is far away, and says which it takes', async () => {
    await visit(DEVELOPMENT, {}, async (page) => {
      await wake(page);
      await page.focus(`${FORM} input`);
      await page.keyboard.type('122426');
      await press(page, 'Enter');
      await settle(page);
      await expectRefused(page, REFUSAL);
      for (const date of ['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31']) {
        await ask(page, date);
        await expectRefused(page, REFUSAL);
      }
      for (const date of ['2000-01-01', '2099-12-31']) {
        await ask(page, date);
        assert.notEqual(await words(page, STATUS), '', date);
      }
    });
  });

  it('answers the address that it is opened with', () =>
    visit(`${DEVELOPMENT}?opens=2027-03-01`, {}, async (page) => {
      await page.waitForFunction((status) => document.querySelector(status)?.textContent?.includes('May'), {}, STATUS);
      assert.match(await words(page, STATUS), /Monday, March 1, 2027 \+ 12 weeks$/);
    }));

  it('is not there without a script; the terms are', needs('no script'), () =>
    visit(DEVELOPMENT, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.match(await words(page, '.calculator'), /12-week deferred payment/);
    }),
  );
});
