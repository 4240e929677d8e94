/** Reads and moves the carousels of a page. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { type CarouselName, carousels } from '../../../components/carousel/carousels.ts';
import { type BasicPage, eventually, readText } from '../../support/browser/page.ts';
import { type Visit, visitTestSite } from '../../support/browser/visit.ts';

export const GALLERY_PAGE = '/company-info/piggly-wiggly-format/';
export const HERO_DELAY = carousels.hero.delay ?? 0;

/** In ms: longer than any move or rewind. */
const MOVE_TIME = 1000;

export const within = (name: CarouselName, selector: string): string => `.carousel-${name} ${selector}`;
/** Selectors of buttons. `data-move` is a move of Glide.js: ">" to the next slide, "<" to the previous one. */
export const NEXT = '[data-move=">"]';
export const PREVIOUS = '[data-move="<"]';
export const PLAY_BUTTON = '[data-play]';

/** Scrolls to a carousel and waits for its script. */
export async function waitForIsland(page: Page, name: CarouselName): Promise<void> {
  await page.$eval(`.carousel-${name}`, (root) => root.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(within(name, '.carousel-on'));
}

export function visitCarousel(name: CarouselName, options: Visit, act: (page: Page) => Promise<void>): Promise<void> {
  return visitTestSite(name === 'gallery' ? GALLERY_PAGE : '/', options, async (page) => {
    await waitForIsland(page, name);
    await act(page);
  });
}

/** The numbers, from 1, of the slides that screen readers read. */
export function listReadable(page: BasicPage, name: CarouselName): Promise<number[]> {
  return page.evaluate(
    (slides) =>
      [...document.querySelectorAll<HTMLElement>(slides)]
        .filter(({ inert }) => !inert)
        .map(({ ariaLabel }) => Number.parseInt(ariaLabel ?? '', 10)),
    within(name, '.carousel-slide'),
  );
}

export async function expectReadable(page: BasicPage, name: CarouselName, ...slides: number[]): Promise<void> {
  assert.deepEqual(await listReadable(page, name), slides);
}

/** Waits until the track shows only these slides, numbered from 1. Copies that Glide.js makes count as their slides. */
export async function untilVisible(page: Page, name: CarouselName, ...slides: number[]): Promise<void> {
  await eventually(async () => (await listVisible(page, name)).join() === slides.join());
}

function listVisible(page: Page, name: CarouselName): Promise<number[]> {
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

/** Advances the timers of a page that was opened with `clock`. No timer drives the animation of a move, so it is ended here. */
export async function advance(page: BasicPage, milliseconds: number): Promise<void> {
  await page.evaluate((milliseconds) => window.tick(milliseconds), milliseconds);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : { target: null };
      if (target?.matches('.carousel-row')) animation.finish();
    }
  });
}

export async function expectSlidesAfter(
  page: BasicPage,
  milliseconds: number,
  name: CarouselName,
  ...slides: number[]
): Promise<void> {
  await advance(page, milliseconds);
  await expectReadable(page, name, ...slides);
}

export const finishMove = (page: BasicPage): Promise<void> => advance(page, MOVE_TIME);

export const expectMoved = (page: BasicPage, name: CarouselName, ...slides: number[]): Promise<void> =>
  expectSlidesAfter(page, MOVE_TIME, name, ...slides);

export async function expectPlayLabel(page: BasicPage, name: CarouselName, label: 'Play' | 'Pause'): Promise<void> {
  assert.equal(await readText(page, within(name, '[data-play-label]')), label);
}

/** In ms: long enough for two moves of the hero, or six of the testimonials. */
export const TIME_FOR_MOVES = 25_000;
