import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from '../../support/browser/visit.ts';
import { finishMove, HISTORY, NEXT, PREVIOUS, pass, readable, visible, wake, within } from './carousel-page.ts';

describe('a carousel', () => {
  it('turns around both ends without a jump', () =>
    visit(HISTORY, { clock: true }, async (page) => {
      await wake(page, 'gallery');
      for (const [button, number] of [
        [PREVIOUS, 3],
        [NEXT, 1],
        [NEXT, 2],
        [NEXT, 3],
        [NEXT, 1],
      ] as const) {
        const start = await offset(page);
        await page.click(within('gallery', button));
        assert.deepEqual(await readable(page, 'gallery'), [number]);
        assert.equal(await offset(page), start + (button === NEXT ? 1 : -1));
        await expectNoJump(page, number);
        assert.deepEqual(await visible(page, 'gallery'), [number]);
      }
    }));

  it('goes to the slide of a dot, and marks the dot', () =>
    visit(HISTORY, { clock: true }, async (page) => {
      await wake(page, 'gallery');
      await page.click(within('gallery', '[data-move="=2"]'));
      await finishMove(page);
      assert.deepEqual(await visible(page, 'gallery'), [3]);
      const marks = await page.$$eval(within('gallery', '.carousel-dot'), (dots) =>
        dots.map((dot) => dot.getAttribute('aria-current')),
      );
      assert.deepEqual(marks, ['false', 'false', 'true']);
    }));
});

/** How many slides the row is moved by, or is about to be. */
function offset(page: Page): Promise<number> {
  return page.$eval(within('gallery', '.carousel-row'), (row) => {
    const { m41 } = new DOMMatrix(row instanceof HTMLElement ? row.style.transform : '');
    return Math.round(-m41 / (row.parentElement?.clientWidth ?? 1));
  });
}

/** At the end of a turn the copy gives way to the slide itself: both must stand in the same place. */
async function expectNoJump(page: Page, number: number): Promise<void> {
  const picture = () =>
    page.$eval(within('gallery', '.carousel-track'), (track) => {
      const middle = track.getBoundingClientRect().x + track.clientWidth / 2;
      const slide = [...track.querySelectorAll('.carousel-slide')].find((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left <= middle && middle < right;
      });
      return [slide?.getAttribute('aria-label'), Math.round(slide?.getBoundingClientRect().x ?? -1)];
    });
  // All but the last moment: the move is rendered to its end, and the script has not yet seen to the rest.
  await pass(page, 399);
  const before = await picture();
  await finishMove(page);
  assert.deepEqual(await picture(), before);
  assert.equal(before[0], `${number} of 3`);
}
