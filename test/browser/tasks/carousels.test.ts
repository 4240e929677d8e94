/** Carousels by keyboard. The tests drive the timers of the page. */
import { describe, it } from 'node:test';
import { tabTo, visitByKeyboard } from '../../support/browser/keyboard.ts';
import { type BasicPage, eventually, press } from '../../support/browser/page.ts';
import * as carousel from '../carousel/carousel-page.ts';

const { HERO_DELAY, PLAY_BUTTON, within } = carousel;

/** Scrolls to the hero and advances the timers until its script has loaded. */
async function waitForIsland(page: BasicPage): Promise<void> {
  await page.evaluate((root) => document.querySelector(root)?.scrollIntoView({ block: 'center' }), '.carousel-hero');
  await eventually(async () => {
    await carousel.advance(page, 1);
    return page.evaluate((started) => document.querySelector(started) !== null, within('hero', '.carousel-on'));
  });
}

const focusLogo = (page: BasicPage) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true }));

describe('by keyboard alone, a carousel', () => {
  it('rotates, waits while it has the focus, and stays paused until Play', () =>
    visitByKeyboard('/', { clock: true }, async (page) => {
      await waitForIsland(page);
      await carousel.expectSlidesAfter(page, HERO_DELAY, 'hero', 2);
      await carousel.expectSlidesAfter(page, HERO_DELAY, 'hero', 3);
      await tabTo(page, within('hero', PLAY_BUTTON));
      await carousel.expectSlidesAfter(page, 3 * HERO_DELAY, 'hero', 3);
      await press(page, 'Enter');
      await carousel.expectPlayLabel(page, 'hero', 'Play');
      await focusLogo(page);
      await carousel.expectSlidesAfter(page, 3 * HERO_DELAY, 'hero', 3);
      await tabTo(page, within('hero', PLAY_BUTTON));
      await press(page, 'Enter');
      await focusLogo(page);
      await carousel.expectSlidesAfter(page, HERO_DELAY, 'hero', 4);
    }));
});
