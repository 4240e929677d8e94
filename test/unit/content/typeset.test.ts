/** What an author types, and what a visitor reads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { typeset } from '../../../engine/content/tokens.ts';

/** For reading: a space that does not break. */
const _ = '\u00A0';

const CASES: readonly (readonly [what: string, typed: string, read: string])[] = [
  ['quotation marks', 'He said "fresh" (and "cold").', 'He said “fresh” (and “cold”).'],
  ['quotes within quotes', `"The 'big' one"`, '“The ‘big’ one”'],
  ['a quotation mark that ends a text', 'So "it is"', 'So “it is”'],
  ['apostrophes', "the store's crew, the grocers' own, don't", 'the store’s crew, the grocers’ own, don’t'],
  ['decades', "in the '90s", 'in the ’90s'],
  ['quotations that begin with a sign', 'say "...and so on"', 'say “…and so on”'],
  ['quotations beside dashes', '"a"—"b"', '“a”—“b”'],
  ['signs of code', '"a < b & c > d"', '“a < b & c > d”'],
  [
    'dashes between words, not within',
    'a truck - or two -- on an in-store day',
    'a truck — or two — on an in-store day',
  ],
  ['ellipses', 'and so on...', 'and so on…'],
  [
    'figures and what they count',
    'over 22,000 items, 50 lb, 1 million',
    `over 22,000${_}items, 50${_}lb, 1${_}million`,
  ],
  [
    'signs beside figures',
    '25% of items, 260+ stores, $800 million',
    `25%${_}of items, 260+${_}stores, $800${_}million`,
  ],
  ['telephone numbers', 'call (800) 555-0142 today', `call (800)${_}555-0142 today`],
  ['what is set already', 'the “best” — store’s 12\u00A0weeks…', 'the “best” — store’s 12\u00A0weeks…'],
  ['words that only hold a digit', 'part B2 of it', 'part B2 of it'],
];

describe('typesetting', () => {
  for (const [what, typed, read] of CASES) it(`sets ${what}`, () => assert.equal(typeset(typed), read));
});
