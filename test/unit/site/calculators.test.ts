/** What the calculators read and work out, without a browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addWeeks, formatDay, isDate } from '../../../site/model/dates.ts';
import { splitDividend } from '../../../site/model/dividend.ts';
import { computeTerms } from '../../../site/model/food-show.ts';
import { formatMoney, parseMoney } from '../../../site/model/money.ts';

/** What visitors type, by the amount that is read from it. */
const TYPED: readonly (readonly [amount: number | undefined, ...typed: string[]])[] = [
  [150000, '150000', '$150,000', '$ 150,000', '150 000', '150\u00a0000', '150\u202f000', '150000.00'],
  [150000, '150k', '$150K', '150 k', '  \u200b$150,000\ufeff\n', '\u202a150,000\u202c', '＄１５０，０００'],
  [1250.5, '$1,250.5'],
  [62250, '62.25k'],
  [2010, '2.01k'],
  [0, '0'],
  [5, '5$'],
  [500, 'US$500', 'USD 500', '500 usd'],
  [2500, '2500 dollars', '$2.5k dollars'],
  [1, '1 dollar'],
  [1000, '1,000.'],
  [0.5, '.5'],
  [0.75, '$.75'],
  // Could be anything else.
  [undefined, '', ' ', '$', 'k', 'lots', '.', '$.', '.k', 'dollars', 'Infinity', '0x10', '1e5', '150k5'],
  [undefined, '15,00', '150,0000', '1,50,000', '150.000', '150,000.123', '150 00', '150 000,00'],
  [undefined, '-150000', '150,000 a week', '100-200k', '€150,000', '150,000%', '500 dollar store', '500 usdk'],
];

describe('an amount', () => {
  for (const [amount, ...typed] of TYPED) {
    for (const text of typed) {
      it(`is read as ${amount ?? 'nothing'}: ${JSON.stringify(text)}`, () => assert.equal(parseMoney(text), amount));
    }
  }

  it('is said with cents where there are any, or where they are asked for', () => {
    assert.equal(formatMoney(150000, 'en-US'), '$150,000');
    assert.equal(formatMoney(37.5, 'en-US'), '$37.50');
    assert.equal(formatMoney(500, 'en-US', true), '$500.00');
  });
});

describe('the table of the food shows', () => {
  const table = [
    { volume: 100000, paid: 72358 },
    { volume: 400000, paid: 289432 },
  ];

  for (const [volume, paid] of [
    [100000, 72358],
    [150000, 108537],
    [200000, 144716],
    [250000, 180895],
    [400000, 289432],
    [100001, 72359],
    [123456.78, 89331],
  ] as const) {
    it(`gives ${paid} for ${volume}, to the dollar`, () => {
      const show = computeTerms(volume, table);
      assert.equal(show.kind === 'within' && show.paid, paid);
    });
  }

  it('gives nothing outside its ends', () => {
    assert.deepEqual(computeTerms(99999.99, table), { kind: 'below', volume: 99999.99 });
    assert.deepEqual(computeTerms(400000.01, table), { kind: 'above', volume: 400000.01 });
  });
});

describe('a dividend', () => {
  const terms = { cashShare: 0.5, interest: 7.5, years: 10 };

  for (const [total, cash, note, yearly, interest] of [
    [1000, 500, 500, 37.5, 375],
    [1, 0.5, 0.5, 0.04, 0.38],
    [10_000_000, 5_000_000, 5_000_000, 375_000, 3_750_000],
    [1.01, 0.51, 0.5, 0.04, 0.38],
    [33.33, 16.67, 16.66, 1.25, 12.5],
  ] as const) {
    it(`of ${total} comes to the cent, and cash and note are all of it`, () => {
      assert.deepEqual(splitDividend(total, terms), { total, cash, note, yearly, interest });
    });
  }
});

describe('a date', () => {
  for (const [date, later] of [
    ['2027-03-01', '2027-05-24'],
    ['2028-02-29', '2028-05-23'],
    ['2027-12-08', '2028-03-01'],
    ['2026-12-08', '2027-03-02'],
    ['2027-11-30', '2028-02-22'],
    ['2027-01-31', '2027-04-25'],
    // Clocks change in between, in both directions.
    ['2027-03-13', '2027-06-05'],
    ['2027-10-31', '2028-01-23'],
    ['2100-02-28', '2100-05-23'],
  ] as const) {
    it(`twelve weeks after ${date} is ${later}`, () => assert.equal(addWeeks(date, 12), later));
  }

  it('is a day of the calendar, or none', () => {
    for (const date of ['2028-02-29', '2027-12-31', '0999-01-01']) assert.ok(isDate(date), date);
    for (const date of ['', '2027-02-29', '2027-04-31', '2027-13-01']) assert.ok(!isDate(date), date);
    for (const date of ['2027-3-1', '03/01/2027', '2027-03-01T00:00', '12027-03-01']) assert.ok(!isDate(date), date);
  });

  for (const [date, said] of [
    ['2027-05-24', 'Monday, May 24, 2027'],
    ['2028-05-23', 'Tuesday, May 23, 2028'],
    ['2028-03-01', 'Wednesday, March 1, 2028'],
    ['2028-02-22', 'Tuesday, February 22, 2028'],
  ] as const) {
    it(`is said with its day of the week: ${said}`, () =>
      assert.equal(formatDay(date, 'en-US').replaceAll('\u00a0', ' '), said));
  }

  it('is said alike in every time zone', () => {
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
