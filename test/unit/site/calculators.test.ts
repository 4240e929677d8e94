/** The parsing and arithmetic of the calculators, with the tables of test/fixtures/tables. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addWeeks, formatDay, isDate } from '../../../site/model/dates.ts';
import { splitDividend } from '../../../site/model/dividend.ts';
import { computePayment } from '../../../site/model/food-show.ts';
import { formatMoney, parseMoney } from '../../../site/model/money.ts';
import { listChecks } from '../../support/table.ts';

describe('an amount', () => {
  for (const [row, check] of listChecks('money', parseMoney)) it(`is read from what visitors type: ${row}`, check);

  it('is shown with cents if there are any, or on request', () => {
    assert.equal(formatMoney(150000, 'en-US'), '$150,000');
    assert.equal(formatMoney(37.5, 'en-US'), '$37.50');
    assert.equal(formatMoney(500, 'en-US', true), '$500.00');
  });
});

describe('the food show calculator', () => {
  const table = [
    { volume: 100000, paid: 72358 },
    { volume: 400000, paid: 289432 },
  ];

  for (const [row, check] of listChecks('food-show-terms', (volume) => {
    const terms = computePayment(Number(volume), table);
    return terms.kind === 'within' ? terms.paid : terms;
  }))
    it(`computes the amount paid for a volume, if the table covers the volume: ${row}`, check);
});

describe('a dividend', () => {
  const terms = { cashShare: 0.5, rate: 7.5, years: 10 };

  for (const [row, check] of listChecks('dividends', (total) => splitDividend(Number(total), terms)))
    it(`is split to the cent, and its cash and promissory note add up to it: ${row}`, check);
});

describe('a date', () => {
  for (const [row, check] of listChecks('twelve-weeks-later', (date) => addWeeks(date, 12)))
    it(`is computed twelve weeks after another: ${row}`, check);

  for (const [row, check] of listChecks('days', (date) => (isDate(date) ? formatDay(date, 'en-US') : undefined)))
    it(`is shown with its day of the week if it is valid: ${row}`, check);

  it('is the same in every time zone', () => {
    const zone = process.env.TZ;
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']) {
      process.env.TZ = TZ;
      assert.equal(formatDay('2027-03-01', 'en-US'), 'Monday, March\u00a01,\u00a02027');
      assert.equal(addWeeks('2028-02-29', 12), '2028-05-23');
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
});
