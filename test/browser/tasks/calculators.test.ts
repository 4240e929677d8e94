import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KIND } from '../../support/browser/kind.ts';
import { attend, readWords, tabTo, untilSaid, untilSeen, type Visitor } from '../../support/browser/visitor.ts';

const FIELD = '.calculator-form input';
const ANSWER = '.calculator [role=status]';
const ERROR = '.calculator-form .form-error';

async function begin(visitor: Visitor): Promise<void> {
  await visitor.ask(() => document.querySelector('.calculator')?.scrollIntoView());
  await untilSeen(visitor, FIELD);
  await tabTo(visitor, FIELD);
}

describe('by keyboard alone, the calculator', () => {
  it('of the food shows refuses what is no amount, and answers an amount', () =>
    attend('/services/support-services/food-shows/', {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('lots');
      await visitor.press('Enter');
      await untilSaid(visitor, ERROR, 'Enter an amount');
      await visitor.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
      await visitor.write('$150,000');
      await visitor.press('Enter');
      await untilSaid(visitor, ANSWER, '$108,537');
      assert.equal(await readWords(visitor, ERROR), '');
      assert.equal(await visitor.ask(() => location.search), '?weekly=150000');
    }));

  it('of dividends answers an amount', () =>
    attend('/membership/', {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('2500');
      await visitor.press('Tab', 'Enter');
      await untilSaid(visitor, ANSWER, '$937.50');
    }));

  it('of openings answers a date', () =>
    attend('/services/retail-services/retail-store-development/', {}, async (visitor) => {
      await begin(visitor);
      for (const part of ['03', '01', '2027']) {
        await visitor.write(part);
        // Other browsers go on by themselves.
        if (KIND === 'webkit') await visitor.press('ArrowRight');
      }
      await visitor.press('Enter');
      await untilSaid(visitor, ANSWER, 'May 24, 2027');
    }));
});
