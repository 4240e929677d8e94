/** Reads and moves the carousels of a page. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { type CarouselName, carousels } from '../../../components/carousel/carousels.ts';
import { type Visit, visit } from '../../support/browser/visit.ts';

export const HISTORY = '/company-info/piggly-wiggly-format/';
export const HERO_DELAY = carousels.hero.delay ?? 0;
export const QUOTES_DELAY = carousels.testimonials.delay ?? 0;

/** In ms: longer than any move or rewind. */
const MOVED = 1000;

export const within = (name: CarouselName, selector: string): string => `.carousel-${name} ${selector}`;
export const NEXT = '[data-move=">"]';
export const PREVIOUS = '[data-move="<"]';
export const PLAY_BUTTON = '[data-play]';

/** Scrolls to a carousel and waits for its script. */
export async function waitForIsland(page: Page, name: CarouselName): Promise<void> {
  await page.$eval(`.carousel-${name}`, (root) => root.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(within(name, '.carousel-on'));
}

/** Opens the page of a carousel and waits for its script. */
export function visitStarted(name: CarouselName, options: Visit, act: (page: Page) => Promise<void>): Promise<void> {
  return visit(name === 'gallery' ? HISTORY : '/', options, async (page) => {
    await waitForIsland(page, name);
    await act(page);
  });
}

/** The slides that screen readers read, by number from 1. */
export function readable(page: Page, name: CarouselName): Promise<number[]> {
  return page.$$eval(within(name, '.carousel-slide'), (slides) =>
    slides
      .filter((slide) => slide instanceof HTMLElement && !slide.inert)
      .map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10)),
  );
}

/** The slides visible in the track, copies included, by number from 1. */
export function visible(page: Page, name: CarouselName): Promise<number[]> {
  return page.$eval(within(name, '.carousel-track'), (track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.querySelectorAll('.carousel-slide')]
      .filter((slide) => {
        const box = slide.getBoundingClientRect();
        const isInTrack = box.right > left + 1 && box.left < right - 1;
        return isInTrack && slide.checkVisibility({ visibilityProperty: true });
      })
      .map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10));
  });
}

/** Ends the animation of a move. The script's timers have a clock of their own. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((milliseconds) => window.tick(milliseconds), milliseconds);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : { target: null };
      if (target?.matches('.carousel-row')) animation.finish();
    }
  });
}

/** The slides that screen readers read after this time, in ms. */
export async function expectAfter(
  page: Page,
  milliseconds: number,
  name: CarouselName,
  slides: readonly number[],
): Promise<void> {
  await advance(page, milliseconds);
  assert.deepEqual(await readable(page, name), slides);
}

/** Waits for the end of a move. */
export const finishMove = (page: Page): Promise<void> => advance(page, MOVED);

/** The label of the Play button. */
export function word(page: Page, name: CarouselName): Promise<string | null> {
  return page.$eval(within(name, '[data-play-label]'), ({ textContent }) => textContent);
}

/** In ms: many rotations, after which another slide than the first is shown. */
export const LONG = 25_000;
