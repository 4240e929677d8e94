/** When carousels rotate by themselves. The tests drive the timers of the page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { countChanges, goBack, isShown, readAttribute, reload, settle } from '../../support/browser/page.ts';
import { NARROW, resize, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import * as carousel from './carousel-page.ts';

const { TIME_FOR_MOVES, NEXT, PLAY_BUTTON, within } = carousel;
const ROW = within('hero', '.carousel-row');

const moveMouseAway = (page: Page) => page.mouse.move(5, 5);

describe('the hero', () => {
  it('rotates 12 seconds after its last move, even under the mouse', () =>
    visitTestSite('/', { clock: true }, async (page) => {
      await carousel.waitForIsland(page, 'hero');
      await carousel.expectSlidesAfter(page, 11_999, 'hero', 1);
      await carousel.expectSlidesAfter(page, 1, 'hero', 2);
      for (const number of [3, 4, 5, 1]) await carousel.expectSlidesAfter(page, 12_000, 'hero', number);
      await page.hover(within('hero', NEXT));
      await carousel.advance(page, 11_000);
      await page.click(within('hero', NEXT));
      await carousel.expectSlidesAfter(page, 11_999, 'hero', 2);
      await carousel.expectSlidesAfter(page, 1, 'hero', 3);
      await carousel.expectPlayLabel(page, 'hero', 'Pause');
    }));

  it('stays paused until Play, whatever the visitor does with slide, window and page', () =>
    carousel.visitCarousel('hero', { clock: true }, async (page) => {
      await page.click(within('hero', PLAY_BUTTON));
      assert.equal(await readAttribute(page, ROW, 'aria-live'), 'polite');
      await expectPaused(page, 1);
      await page.click(within('hero', NEXT));
      await carousel.finishMove(page);
      for (const width of [700, WIDE]) {
        await resize(page, width);
        await carousel.finishMove(page);
        await carousel.untilVisible(page, 'hero', 2);
      }
      await setHidden(page, true);
      await setHidden(page, false);
      await expectPaused(page, 2);
      await leaveAndReturn(page);
      await expectPaused(page, ...(await carousel.listReadable(page, 'hero')));
      await reload(page);
      await carousel.waitForIsland(page, 'hero');
      await expectPaused(page, 1);
      await page.click(within('hero', PLAY_BUTTON));
      assert.equal(await readAttribute(page, ROW, 'aria-live'), 'off');
      await carousel.expectSlidesAfter(page, 12_000, 'hero', 2);
    }));

  // WebKit loses a press during which the text of the button changes.
  it('changes no text during a press that takes the focus from it', () =>
    carousel.visitCarousel('hero', { clock: true }, async (page) => {
      const button = within('hero', PLAY_BUTTON);
      await page.focus(button);
      await page.hover(button);
      const countRewrites = await countChanges(page, button);
      await page.mouse.down();
      await settle(page);
      assert.equal(await countRewrites(), 0);
      await page.mouse.up();
      await carousel.expectPlayLabel(page, 'hero', 'Play');
    }));

  it('waits while it has the focus or the page is hidden, and starts its 12 seconds again after that and after Back', () =>
    carousel.visitCarousel('hero', { clock: true }, async (page) => {
      await page.focus(within('hero', PLAY_BUTTON));
      await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'hero', 1);
      await page.focus('.logo');
      await carousel.advance(page, 11_000);
      await setHidden(page, true);
      await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'hero', 1);
      await setHidden(page, false);
      await carousel.expectSlidesAfter(page, 11_999, 'hero', 1);
      await leaveAndReturn(page);
      await carousel.expectSlidesAfter(page, 11_999, 'hero', 1);
      await carousel.expectSlidesAfter(page, 1, 'hero', 2);
    }));

  it('never rotates by itself with reduced motion, and offers no Play', () =>
    carousel.visitCarousel('hero', { clock: true, reduced: true }, async (page) => {
      assert.equal(await isShown(page, within('hero', PLAY_BUTTON)), false);
      await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'hero', 1);
      await page.click(within('hero', NEXT));
      assert.equal(await page.$eval(ROW, (row) => row.getAnimations().length), 0);
    }));
});

describe('the testimonials', () => {
  it('rotate every 4 seconds, one quote at a time; the mouse or a move stops them until Play', () =>
    visitTestSite('/', { clock: true }, async (page) => {
      await carousel.waitForIsland(page, 'testimonials');
      await moveMouseAway(page);
      await carousel.expectSlidesAfter(page, 3_999, 'testimonials', 1, 2, 3);
      await carousel.expectSlidesAfter(page, 1, 'testimonials', 2, 3, 4);
      await carousel.expectSlidesAfter(page, 3 * 4_000, 'testimonials', 5, 6, 7);
      await carousel.expectSlidesAfter(page, 4_000, 'testimonials', 1, 2, 3);
      for (const act of [
        () => page.hover(within('testimonials', '.carousel-track')),
        () => page.focus(within('testimonials', NEXT)).then(() => page.keyboard.press('Enter')),
        () => page.$eval(within('testimonials', 'blockquote'), (quote) => getSelection()?.selectAllChildren(quote)),
        () => setHidden(page, true).then(() => setHidden(page, false)),
      ]) {
        await act();
        await moveMouseAway(page);
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          getSelection()?.removeAllRanges();
        });
        await carousel.finishMove(page);
        const before = await carousel.listReadable(page, 'testimonials');
        await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'testimonials', ...before);
        await carousel.expectPlayLabel(page, 'testimonials', 'Play');
        await page.click(within('testimonials', PLAY_BUTTON));
        await moveMouseAway(page);
        await carousel.advance(page, 4_000);
        assert.notDeepEqual(await carousel.listReadable(page, 'testimonials'), before, `${act}`);
      }
    }));

  it('stop at a touch, which moves them', () =>
    carousel.visitCarousel('testimonials', { width: NARROW, clock: true }, async (page) => {
      await carousel.expectSlidesAfter(page, 4_000, 'testimonials', 2);
      // Glide.js counts slides from 0.
      await page.tap(within('testimonials', '[data-move="=4"]'));
      await carousel.expectMoved(page, 'testimonials', 5);
      await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'testimonials', 5);
    }));
});

async function expectPaused(page: Page, ...slides: number[]): Promise<void> {
  await carousel.expectPlayLabel(page, 'hero', 'Play');
  await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'hero', ...slides);
}

/** Hides or shows the page, as if the visitor switched tabs. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Opens another page and goes back: to the page in the back-forward cache or, without such a cache, to a new one. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(new URL('/member-login/', page.url()).href);
  await goBack(page);
  await carousel.waitForIsland(page, 'hero');
}
