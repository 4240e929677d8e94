import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { press } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';
import { finishMove, NEXT, readable, wake, within } from './carousel-page.ts';

describe('a carousel', () => {
  it('is moved by the arrow keys when it has the focus or, if none has, the pointer', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'testimonials');
      await wake(page, 'hero');
      await page.hover(within('hero', '.carousel-controls'));
      await press(page, 'ArrowRight');
      await finishMove(page);
      assert.deepEqual(await readable(page, 'hero'), [2]);
      assert.deepEqual(await readable(page, 'testimonials'), [1, 2, 3]);
      await page.focus(within('testimonials', NEXT));
      await press(page, 'ArrowRight', 'ArrowRight');
      await finishMove(page);
      assert.deepEqual(await readable(page, 'testimonials'), [3, 4, 5]);
      await press(page, 'ArrowLeft');
      await finishMove(page);
      assert.deepEqual(await readable(page, 'testimonials'), [2, 3, 4]);
      assert.deepEqual(await readable(page, 'hero'), [2]);
    }));

  it('leaves the arrow keys to fields and to keys held with them', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.hover(within('hero', '.carousel-controls'));
      await page.keyboard.down('Shift');
      await press(page, 'ArrowRight');
      await page.keyboard.up('Shift');
      await page.evaluate(() => document.body.appendChild(document.createElement('input')).focus());
      await page.hover(within('hero', '.carousel-controls'));
      await press(page, 'ArrowRight');
      await finishMove(page);
      assert.deepEqual(await readable(page, 'hero'), [1]);
    }));

  it('hands a focus that would be lost to the slide that comes', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.focus(within('hero', '.carousel-slide:not(.carousel-copy) a'));
      await press(page, 'ArrowRight');
      await finishMove(page);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), '2 of 5');
    }));
});
