/** The parsing and arithmetic of the calculators, with the tables of test/fixtures/tables. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addWeeks, formatDay, isDate } from '../../../site/model/dates.ts';
import { splitDividend } from '../../../site/model/dividend.ts';
import { formatMoney, parseMoney } from '../../../site/model/money.ts';
import { assertRows, readRows } from '../../support/table.ts';

describe('an amount', () => {
  it('is read from what visitors type', () => assertRows(readRows('money'), parseMoney));

  it('is shown with cents if there are any, or on request', () => {
    assert.equal(formatMoney(150000, 'en-US'), '$150,000');
    assert.equal(formatMoney(37.5, 'en-US'), '$37.50');
    assert.equal(formatMoney(500, 'en-US', true), '$500.00');
  });
});

/** A dividend in dollars, and its parts. */
const DIVIDENDS = {
  '1000': { total: 1000, cash: 500, note: 500, yearly: 37.5, interest: 375, sum: 1375 },
  '1': { total: 1, cash: 0.5, note: 0.5, yearly: 0.04, interest: 0.4, sum: 1.4 },
  '1.01': { total: 1.01, cash: 0.51, note: 0.5, yearly: 0.04, interest: 0.4, sum: 1.41 },
  '2501': { total: 2501, cash: 1250.5, note: 1250.5, yearly: 93.79, interest: 937.9, sum: 3438.9 },
  '33.33': { total: 33.33, cash: 16.67, note: 16.66, yearly: 1.25, interest: 12.5, sum: 45.83 },
};

describe('a dividend', () => {
  const terms = { cashShare: 0.5, rate: 7.5, years: 10 };

  it('is split to the cent, and its parts add up to what is shown', () =>
    assertRows(DIVIDENDS, (total) => splitDividend(Number(total), terms)));
});

/** A date, and the date twelve weeks later. */
const TWELVE_WEEKS_LATER = {
  '2027-03-01': '2027-05-24',
  '2028-02-29': '2028-05-23',
  '2027-01-31': '2027-04-25',
  // Daylight saving time begins or ends in between.
  '2027-03-13': '2027-06-05',
  '2027-10-31': '2028-01-23',
};

/** A date, and how it is shown; null if it is not valid. */
const DAYS = {
  '2027-05-24': 'Monday, May\u00a024,\u00a02027',
  '2028-02-29': 'Tuesday, February\u00a029,\u00a02028',
  '0999-01-01': 'Tuesday, January\u00a01,\u00a0999',
  '': null,
  '2027-02-29': null,
  '2027-13-01': null,
  '03/01/2027': null,
  '2027-03-01T00:00': null,
  '12027-03-01': null,
};

describe('a date', () => {
  it('is computed twelve weeks after another', () => assertRows(TWELVE_WEEKS_LATER, (date) => addWeeks(date, 12)));

  it('is shown with its day of the week if it is valid', () =>
    assertRows(DAYS, (date) => (isDate(date) ? formatDay(date, 'en-US') : undefined)));

  it('is the same in every time zone', () => {
    const zone = process.env['TZ'];
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']) {
      process.env['TZ'] = TZ;
      assert.equal(formatDay('2027-03-01', 'en-US'), 'Monday, March\u00a01,\u00a02027');
      assert.equal(addWeeks('2028-02-29', 12), '2028-05-23');
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
});
