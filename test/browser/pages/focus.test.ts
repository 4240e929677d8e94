/** Whoever moves through a page with the Tab key sees where they are. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { press } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';

describe('what the Tab key reaches', () => {
  it('has an outline of two pixels or more', () =>
    visit('/contact/', {}, async (page) => {
      for (let step = 0; step < 20; step += 1) {
        await press(page, 'Tab');
        const outline = await page.evaluate(() => {
          const { activeElement } = document;
          const { outlineStyle, outlineWidth } = getComputedStyle(activeElement ?? document.body);
          return { style: outlineStyle, width: Number.parseFloat(outlineWidth), html: activeElement?.outerHTML };
        });
        assert.ok(outline.style === 'solid' && outline.width >= 2, `${outline.style}: ${outline.html}`);
      }
    }));
});
