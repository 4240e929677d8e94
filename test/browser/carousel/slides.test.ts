/** How all carousels behave before, during and after a move. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { eventually, isShown, press, readAttribute, runFirst, settle, untilTrue } from '../../support/browser/page.ts';
import { NARROW, resize, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import * as carousel from './carousel-page.ts';

const { TIME_FOR_MOVES, NEXT, PREVIOUS, PLAY_BUTTON, within } = carousel;

describe('a carousel', () => {
  it('is a scrollable row without a script', needs('pages without scripts'), () =>
    visitTestSite('/', { script: false }, async (page) => {
      const track = within('testimonials', '.carousel-track[tabindex="0"]');
      assert.ok(await page.$eval(track, ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    }),
  );

  it('moves nothing when its script loads, and starts with the slide that the visitor had scrolled to', () =>
    visitTestSite('/', { hold: /carousel\./ }, async (page, { release, measureShift }) => {
      await page.$eval(within('hero', '.carousel-track'), (track) => {
        track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
      });
      await page.$eval('.carousel-testimonials', (root) => root.scrollIntoView({ behavior: 'instant' }));
      const before = await measureShift();
      release();
      await carousel.waitForIsland(page, 'testimonials');
      assert.equal(await measureShift(), before);
      await carousel.waitForIsland(page, 'hero');
      await carousel.untilVisible(page, 'hero', 3);
    }));

  it('responds to the arrow keys if focused, or hovered while nothing is focused, and moves the focus with the slides', () =>
    visitTestSite('/', { clock: true }, async (page) => {
      const expectSlides = async ({ hero, firstQuote }: { hero: number; firstQuote: number }) => {
        await carousel.expectMoved(page, 'hero', hero);
        await carousel.expectReadable(page, 'testimonials', firstQuote, firstQuote + 1, firstQuote + 2);
      };
      await carousel.waitForIsland(page, 'testimonials');
      await carousel.waitForIsland(page, 'hero');
      await page.hover(within('hero', '.carousel-controls'));
      await press(page, 'ArrowRight');
      await expectSlides({ hero: 2, firstQuote: 1 });
      await page.focus(within('testimonials', NEXT));
      await press(page, 'ArrowRight', 'ArrowRight');
      await expectSlides({ hero: 2, firstQuote: 3 });
      await press(page, 'ArrowLeft');
      await expectSlides({ hero: 2, firstQuote: 2 });
      await page.evaluate(() => document.body.appendChild(document.createElement('input')).focus());
      await page.hover(within('hero', '.carousel-controls'));
      await press(page, 'ArrowRight');
      await expectSlides({ hero: 2, firstQuote: 2 });
      await page.focus(within('hero', '.carousel-slide:not([inert]) a'));
      await press(page, 'ArrowRight');
      await expectSlides({ hero: 3, firstQuote: 2 });
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), '3 of 5');
    }));

  it('moves one slide per tap with reduced motion, and two slides for two quick taps', () =>
    carousel.visitCarousel('gallery', { width: NARROW, reduced: true, clock: true }, async (page) => {
      await page.tap(within('gallery', NEXT));
      await carousel.expectMoved(page, 'gallery', 2);
      await page.tap(within('gallery', NEXT));
      await page.tap(within('gallery', NEXT));
      await carousel.finishMove(page);
      // From the second of three slides to the first.
      await carousel.expectMoved(page, 'gallery', 1);
    }));

  it('after many quick taps, is at their slide after two moves', () =>
    carousel.visitCarousel('gallery', { width: NARROW, clock: true }, async (page) => {
      // From the first of three slides by eight.
      await page.$eval(within('gallery', NEXT), (button) => {
        for (let taps = 0; taps < 8; taps += 1) if (button instanceof HTMLElement) button.click();
      });
      // Time for two moves.
      await carousel.expectMoved(page, 'gallery', 3);
    }));

  it('that starts when Tab reaches its slides passes the focus to its first button', () =>
    visitTestSite('/', {}, async (page) => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.carousel-testimonials .carousel-track')?.focus());
      await page.waitForSelector('.carousel-testimonials .carousel-on');
      assert.equal(
        await page.evaluate(() => document.activeElement === document.querySelector('.carousel-testimonials button')),
        true,
      );
    }));

  it('moves on a horizontal swipe, but not on a vertical one', () =>
    carousel.visitCarousel('gallery', { width: NARROW }, async (page) => {
      const track = await page.waitForSelector(within('gallery', '.carousel-track'));
      const { x, y } = (await track?.clickablePoint()) ?? assert.fail('no track');
      await drag(page, [x + 100, y], [x - 100, y]);
      await carousel.untilVisible(page, 'gallery', 2);
      await drag(page, [x, y + 100], [x, y - 100]);
      await settle(page);
      await carousel.expectReadable(page, 'gallery', 2);
    }));

  it('disables its buttons if all slides are visible', () => {
    const prepare = runFirst(() =>
      document.addEventListener('readystatechange', () => {
        const slides = document.querySelectorAll('.carousel-testimonials .carousel-slide');
        for (const slide of [...slides].slice(2)) slide.remove();
      }),
    );
    return carousel.visitCarousel('testimonials', { prepare, clock: true }, async (page) => {
      assert.equal(await readAttribute(page, within('testimonials', NEXT), 'aria-disabled'), 'true');
      assert.equal(await isShown(page, within('testimonials', PLAY_BUTTON)), false);
      await page.click(within('testimonials', NEXT));
      await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'testimonials', 1, 2);
      await carousel.untilVisible(page, 'testimonials', 1, 2);
      await resize(page, 700);
      await eventually(async () => (await carousel.listReadable(page, 'testimonials')).length === 1);
      assert.equal(await readAttribute(page, within('testimonials', NEXT), 'aria-disabled'), 'false');
    });
  });
});

it('the gallery does not rotate by itself, loops at both ends without a jump, and goes to the slide whose dot is clicked', () =>
  carousel.visitCarousel('gallery', { clock: true }, async (page) => {
    assert.equal(await page.$(within('gallery', PLAY_BUTTON)), null);
    assert.equal(await readAttribute(page, within('gallery', 'section'), 'aria-roledescription'), 'carousel');
    const copies = await page.$$eval('.carousel-copy', (elements) =>
      elements.map((copy) => copy.ariaHidden === 'true' && !copy.querySelector('[id], [name]')),
    );
    assert.ok(copies.length > 0 && copies.every(Boolean), 'copies of slides are hidden and repeat no id');
    await carousel.expectSlidesAfter(page, TIME_FOR_MOVES, 'gallery', 1);
    for (const [step, number] of [
      [-1, 3],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 1],
    ] as const) {
      const start = await readOffset(page);
      await page.click(within('gallery', step > 0 ? NEXT : PREVIOUS));
      await carousel.expectReadable(page, 'gallery', number);
      assert.equal(await readOffset(page), start + step);
      await expectNoJump(page, number);
      await carousel.untilVisible(page, 'gallery', number);
    }
    await page.click(within('gallery', '[data-move="=2"]'));
    await carousel.finishMove(page);
    await carousel.untilVisible(page, 'gallery', 3);
    assert.ok(await page.$(within('gallery', '.carousel-dot[aria-current=false] ~ .carousel-dot[aria-current=true]')));
  }));

it('the testimonials show 1, 2 or 3 at once, and go from the first to the last without a gap', () =>
  carousel.visitCarousel('testimonials', { clock: true }, async (page) => {
    /** @param step `=0`: to the first slide; `<`: back */
    const move = (step: string) =>
      page.$eval(within('testimonials', `[data-move="${step}"]`), (button) => {
        if (button instanceof HTMLElement) button.click();
      });
    for (const [width, first, last] of [
      [1024, [1, 2, 3], [5, 6, 7]],
      [1023, [1, 2], [6, 7]],
      [768, [1, 2], [6, 7]],
      [767, [1], [7]],
    ] as const) {
      await resize(page, width);
      // Media queries report a change in the next frame.
      await settle(page);
      await move('=0');
      await carousel.finishMove(page);
      await eventually(async () => (await carousel.listReadable(page, 'testimonials')).join() === first.join());
      await move('<');
      await carousel.finishMove(page);
      assert.deepEqual(await carousel.listReadable(page, 'testimonials'), last, `${width} px`);
      assert.equal(await isShown(page, within('testimonials', NEXT)), width >= 768);
      assert.equal(await isShown(page, within('testimonials', '.carousel-dots')), width < 768);
    }
    await resize(page, WIDE);
    await untilTrue(page, () => document.querySelectorAll('.carousel-testimonials [inert]').length === 4);
    await carousel.expectReadable(page, 'testimonials', 5, 6, 7);
  }));

/** How many slides the row is moved by. During a move, this is already the number at its end. */
function readOffset(page: Page): Promise<number> {
  return page.$eval(within('gallery', '.carousel-row'), (row) => {
    const { m41 } = new DOMMatrix(row instanceof HTMLElement ? row.style.transform : '');
    return Math.round(-m41 / (row.parentElement?.clientWidth ?? 1));
  });
}

/** After a move past an end of the row, the real slide replaces its copy. Both must be at the same position. */
async function expectNoJump(page: Page, number: number): Promise<void> {
  const readMiddle = () =>
    page.$eval(within('gallery', '.carousel-track'), (track) => {
      const middle = track.getBoundingClientRect().x + track.clientWidth / 2;
      const boxes = [...track.querySelectorAll('.carousel-slide')].map((slide) => ({
        label: slide.getAttribute('aria-label'),
        ...slide.getBoundingClientRect().toJSON(),
      }));
      const { label, x = -1 } = boxes.find(({ left, right }) => left <= middle && middle < right) ?? {};
      return [label, Math.round(x)];
    });
  // A move takes 400 ms. Just before its end, the animation is complete, but the script has not replaced the copy yet.
  await carousel.advance(page, 399);
  const before = await readMiddle();
  await carousel.finishMove(page);
  assert.deepEqual(await readMiddle(), before);
  assert.equal(before[0], `${number} of 3`);
}

async function drag(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  const touch = await page.touchscreen.touchStart(x, y);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.move(x + (toX - x) * part, y + (toY - y) * part);
    // Glide, the library of the carousels, reads touches at most every 10 ms.
    await settle(page);
  }
  await touch.end();
}
