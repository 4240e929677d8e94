/** Facts: defined in one file, used as variables elsewhere. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assert as assertProperty, integer, property } from 'fast-check';
import { fact } from '../../../site/schema/facts.ts';
import { copyFixture } from '../../support/fixture-site.ts';

describe('a fact', () => {
  it('is shown as its text, or in digits if the copy asks for them; a phone number becomes a link', async () => {
    const fixture = copyFixture();
    const names = '{{note-years}}, {{note-years in digits}}, {{ dividend-cash-share in digits }} times.';
    fixture.edit('services/produce.md', 'every morning.', names);
    fixture.edit('services/produce.md', 'at dawn', '{{phone}}, or [call us](tel:{{phone}})');
    await fixture.build();
    const shown =
      /ten, 10, ½ times\.[\s\S]*comes <a href="tel:8005550100">\(800\)\s555-0100<\/a>, or <a href="tel:8005550100">/;
    assert.match(fixture.read('services/product-categories/produce/index.html'), shown);
  });

  it('that contradicts another with the same `measures` causes a warning, not an error', async () => {
    const fixture = copyFixture('overlays/facts');
    const warning = /content\/facts\.md: trucks owned: trucks-plus says 12, trucks-more says 11; ask which is right$/m;
    assert.match((await fixture.build()).join('\n'), warning);
    fixture.edit('facts.md', 'value: 11, unit: trucks, text: more than 11', 'value: 12, unit: trucks, text: twelve');
    assert.doesNotMatch((await fixture.build()).join('\n'), /trucks owned/);
  });

  it('has the number of its text, which its unit alone makes a share or a percentage', () => {
    const accepts = (value: number, unit: string, text: string) => fact.safeParse({ value, unit, text }).success;
    for (const text of ['7.5%', '7.5 percent', '7.5 pct.', '7.5％']) {
      assert.deepEqual([accepts(7.5, 'percent', text), accepts(0.075, 'percent', text)], [true, false], text);
      assert.deepEqual([accepts(0.075, 'share', text), accepts(7.5, 'share', text)], [true, false], text);
    }
    assert.deepEqual([accepts(0.55, 'share', '.55'), accepts(55, 'percent', '.55')], [true, false]);
  });

  it('may show any share as a percentage, but not as another one', () => {
    const accepts = (share: number, percentage: number) =>
      fact.safeParse({ value: share, unit: 'share', text: `${percentage}%` }).success;
    // Up to two decimals, as in "14.25%".
    const hundredths = integer({ min: 0, max: 10_000 });
    assertProperty(
      property(
        hundredths,
        (number) => accepts(number / 10_000, number / 100) && !accepts(number / 10_000, number / 100 + 0.01),
      ),
      { examples: [[5500], [700], [1450], [5750]] },
    );
  });
});
