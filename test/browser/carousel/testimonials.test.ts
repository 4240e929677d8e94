/** When it turns by itself; the timers of the page are driven, and nothing here sleeps. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { holdBack, isShown, press } from '../../support/browser/look.ts';
import { NARROW, resize, visit, WIDE } from '../../support/browser/visit.ts';
import { finishMove, LONG, NEXT, pass, QUOTES_DELAY, readable, TURN, wake, within, word } from './carousel-page.ts';

/** Away from every carousel. */
const leave = (page: Page) => page.mouse.move(5, 5);

describe('the testimonials', () => {
  it('show 1, 2 or 3 at once, and turn around both ends', async () => {
    for (const [width, seen, last] of [
      [767, [1], [7]],
      [768, [1, 2], [6, 7]],
      [1023, [1, 2], [6, 7]],
      [1024, [1, 2, 3], [5, 6, 7]],
    ] as const) {
      await visit('/', { width, clock: true }, async (page) => {
        await wake(page, 'testimonials');
        assert.deepEqual(await readable(page, 'testimonials'), seen);
        await page.$eval(within('testimonials', '[data-move="<"]'), (button) => {
          if (button instanceof HTMLElement) button.click();
        });
        await finishMove(page);
        assert.deepEqual(await readable(page, 'testimonials'), last);
      });
    }
  });

  it('have their names on one line, however long the words', () =>
    visit('/', {}, async (page) => {
      await wake(page, 'testimonials');
      await page.$eval(within('testimonials', 'blockquote p'), (words) => words.append(' And more.'.repeat(30)));
      const tops = await page.$$eval(within('testimonials', 'figcaption'), (names) =>
        names.map((name) => Math.round(name.getBoundingClientRect().top)),
      );
      assert.equal(new Set(tops).size, 1, `${tops}`);
    }));

  it('turn after 4 seconds, one quote at a time', () =>
    visit('/', { clock: true }, async (page) => {
      assert.equal(QUOTES_DELAY, 4_000);
      await wake(page, 'testimonials');
      await leave(page);
      await pass(page, 3_999);
      assert.deepEqual(await readable(page, 'testimonials'), [1, 2, 3]);
      await pass(page, 1);
      assert.deepEqual(await readable(page, 'testimonials'), [2, 3, 4]);
      await pass(page, 3 * 4_000);
      assert.deepEqual(await readable(page, 'testimonials'), [5, 6, 7]);
      await pass(page, 4_000);
      assert.deepEqual(await readable(page, 'testimonials'), [1, 2, 3]);
    }));

  for (const [use, act] of [
    ['the mouse comes near', (page: Page) => page.hover(within('testimonials', '.carousel-track'))],
    ['they are pressed', (page: Page) => page.click(within('testimonials', '.carousel-track'))],
    ['Next is pressed', (page: Page) => page.focus(within('testimonials', NEXT)).then(() => press(page, 'Enter'))],
  ] as const) {
    it(`stop for good when ${use}, until Play`, () =>
      visit('/', { clock: true }, async (page) => {
        await wake(page, 'testimonials');
        await act(page);
        await leave(page);
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        await finishMove(page);
        const before = await readable(page, 'testimonials');
        await pass(page, LONG);
        assert.deepEqual(await readable(page, 'testimonials'), before);
        assert.equal(await word(page, 'testimonials'), 'Play');
        await page.click(within('testimonials', TURN));
        assert.equal(await word(page, 'testimonials'), 'Pause');
        await pass(page, 4_000);
        assert.notDeepEqual(await readable(page, 'testimonials'), before);
      }));
  }

  it('stop for good under a mouse that was there before their script', async () => {
    let script = { release() {} };
    const prepare = async (page: Page) => {
      script = await holdBack(page, /carousel\./);
    };
    await visit('/', { clock: true, prepare, until: 'domcontentloaded' }, async (page) => {
      await page.hover(within('testimonials', '.carousel-track'));
      script.release();
      await page.waitForSelector(within('testimonials', '.carousel-live'));
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'testimonials'), [1, 2, 3]);
      assert.equal(await word(page, 'testimonials'), 'Play');
    });
  });

  it('stop for good at a touch, and can be paused and moved by fingers', () =>
    visit('/', { width: NARROW, clock: true }, async (page) => {
      await wake(page, 'testimonials');
      await page.tap(within('testimonials', TURN));
      assert.equal(await word(page, 'testimonials'), 'Play');
      await page.tap(within('testimonials', TURN));
      await pass(page, 4_000);
      assert.deepEqual(await readable(page, 'testimonials'), [2]);
      await page.tap(within('testimonials', '[data-move="=4"]'));
      await finishMove(page);
      assert.deepEqual(await readable(page, 'testimonials'), [5]);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'testimonials'), [5]);
    }));

  it('have previous and next from 768 px on, and dots below', () =>
    visit('/', {}, async (page) => {
      await wake(page, 'testimonials');
      for (const [width, arrows] of [
        [768, true],
        [767, false],
      ] as const) {
        await resize(page, width);
        assert.equal(await isShown(page, within('testimonials', NEXT)), arrows);
        assert.equal(await isShown(page, within('testimonials', '.carousel-dots')), !arrows);
      }
    }));

  it('leave no gap when the window is widened at their end', () =>
    visit('/', { width: 700, clock: true }, async (page) => {
      await wake(page, 'testimonials');
      await page.click(within('testimonials', '[data-move="=6"]'));
      await finishMove(page);
      await resize(page, WIDE);
      await page.waitForFunction(() => document.querySelectorAll('.carousel-testimonials [inert]').length === 4);
      assert.deepEqual(await readable(page, 'testimonials'), [5, 6, 7]);
    }));
});
