/** The parsing and arithmetic of the calculators, with the tables of test/fixtures/tables. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addWeeks, formatDay, isDate } from '../../../site/model/dates.ts';
import { splitDividend } from '../../../site/model/dividend.ts';
import { computePayment } from '../../../site/model/food-show.ts';
import { formatMoney, parseMoney } from '../../../site/model/money.ts';
import { listChecks, readRows } from '../../support/table.ts';

describe('an amount', () => {
  for (const [row, check] of listChecks(readRows('money'), parseMoney))
    it(`is read from what visitors type: ${row}`, check);

  it('is shown with cents if there are any, or on request', () => {
    assert.equal(formatMoney(150000, 'en-US'), '$150,000');
    assert.equal(formatMoney(37.5, 'en-US'), '$37.50');
    assert.equal(formatMoney(500, 'en-US', true), '$500.00');
  });
});

/** A weekly volume in dollars, and the amount paid, to the dollar. */
const FOOD_SHOW_TERMS = {
  '100000': 72358,
  '150000': 108537,
  '200000': 144716,
  '250000': 180895,
  '400000': 289432,
  '100001': 72359,
  '123456.78': 89331,
  // Outside the table.
  '99999.99': { kind: 'below', volume: 99999.99 },
  '400000.01': { kind: 'above', volume: 400000.01 },
};

describe('the food show calculator', () => {
  const table = [
    { volume: 100000, paid: 72358 },
    { volume: 400000, paid: 289432 },
  ];

  for (const [row, check] of listChecks(FOOD_SHOW_TERMS, (volume) => {
    const terms = computePayment(Number(volume), table);
    return terms.kind === 'within' ? terms.paid : terms;
  }))
    it(`computes the amount paid for a volume, if the table covers the volume: ${row}`, check);
});

/** A dividend in dollars, and its parts. */
const DIVIDENDS = {
  '1000': { total: 1000, cash: 500, note: 500, yearly: 37.5, interest: 375 },
  '1': { total: 1, cash: 0.5, note: 0.5, yearly: 0.04, interest: 0.4 },
  '10000000': { total: 10000000, cash: 5000000, note: 5000000, yearly: 375000, interest: 3750000 },
  '1.01': { total: 1.01, cash: 0.51, note: 0.5, yearly: 0.04, interest: 0.4 },
  '2501': { total: 2501, cash: 1250.5, note: 1250.5, yearly: 93.79, interest: 937.9 },
  '33.33': { total: 33.33, cash: 16.67, note: 16.66, yearly: 1.25, interest: 12.5 },
};

describe('a dividend', () => {
  const terms = { cashShare: 0.5, rate: 7.5, years: 10 };

  for (const [row, check] of listChecks(DIVIDENDS, (total) => splitDividend(Number(total), terms)))
    it(`is split to the cent, and its parts add up to what is shown: ${row}`, check);
});

/** A date, and the date twelve weeks later. */
const TWELVE_WEEKS_LATER = {
  '2027-03-01': '2027-05-24',
  '2028-02-29': '2028-05-23',
  '2027-12-08': '2028-03-01',
  '2026-12-08': '2027-03-02',
  '2027-11-30': '2028-02-22',
  '2027-01-31': '2027-04-25',
  // Daylight saving time begins or ends in between.
  '2027-03-13': '2027-06-05',
  '2027-10-31': '2028-01-23',
  '2100-02-28': '2100-05-23',
};

/** A date, and how it is shown; null if it is not valid. */
const DAYS = {
  '2027-05-24': 'Monday, May\u00a024,\u00a02027',
  '2028-05-23': 'Tuesday, May\u00a023,\u00a02028',
  '2028-03-01': 'Wednesday, March\u00a01,\u00a02028',
  '2028-02-22': 'Tuesday, February\u00a022,\u00a02028',
  '2028-02-29': 'Tuesday, February\u00a029,\u00a02028',
  '2027-12-31': 'Friday, December\u00a031,\u00a02027',
  '0999-01-01': 'Tuesday, January\u00a01,\u00a0999',
  '': null,
  '2027-02-29': null,
  '2027-04-31': null,
  '2027-13-01': null,
  '2027-3-1': null,
  '03/01/2027': null,
  '2027-03-01T00:00': null,
  '12027-03-01': null,
};

describe('a date', () => {
  for (const [row, check] of listChecks(TWELVE_WEEKS_LATER, (date) => addWeeks(date, 12)))
    it(`is computed twelve weeks after another: ${row}`, check);

  for (const [row, check] of listChecks(DAYS, (date) => (isDate(date) ? formatDay(date, 'en-US') : undefined)))
    it(`is shown with its day of the week if it is valid: ${row}`, check);

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
