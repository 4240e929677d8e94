/** What all carousels are before, during and after a move, tried on each kind. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, eventually, isShown, press, settle } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, resize, visit, visitEarly, visitReal, WIDE } from '../../support/browser/visit.ts';
import {
  finishMove,
  HERO_DELAY,
  HISTORY,
  LONG,
  NEXT,
  PREVIOUS,
  pass,
  readable,
  TURN,
  visible,
  wake,
  within,
  word,
} from './carousel-page.ts';

/** What scroll bars would be drawn; the tests' browser draws none. */
const scrollBars = (page: Page) =>
  page.$$eval('.carousel-track', (tracks) => tracks.map((track) => getComputedStyle(track).scrollbarWidth));

describe('a carousel', () => {
  it('is a row to scroll through without a script, with a scroll bar and no buttons', needs('no script'), () =>
    visit('/', { script: false }, async (page) => {
      for (const name of ['hero', 'testimonials'] as const) {
        assert.equal(await isShown(page, within(name, '.carousel-controls')), false);
        const [scroll, width] = await page.$eval(within(name, '.carousel-track'), (track) => [
          track.scrollWidth,
          track.clientWidth,
        ]);
        assert.ok((scroll ?? 0) > (width ?? 0));
      }
      assert.deepEqual(await scrollBars(page), ['thin', 'thin']);
      await page.focus(within('hero', '.carousel-track'));
    }),
  );

  it('moves nothing when its script comes', needs('layout shifts'), () =>
    visitEarly('/', { hold: /carousel\./ }, async (page, { release, countShifts }) => {
      await page.$eval('.carousel-testimonials', (root) => root.scrollIntoView({ behavior: 'instant' }));
      const before = await countShifts();
      release();
      await wake(page, 'testimonials');
      assert.equal(await countShifts(), before);
    }),
  );

  it('starts with the slide that the visitor had scrolled to, and never shows a scroll bar', () =>
    visitEarly('/', { hold: /carousel\./ }, async (page, { release }) => {
      await page.$eval(within('hero', '.carousel-track'), (track) => {
        track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
      });
      assert.deepEqual(await scrollBars(page), ['none', 'none']);
      release();
      await wake(page, 'hero');
      await settle(page);
      assert.deepEqual(await visible(page, 'hero'), [3]);
    }));

  it('has the W3C’s roles, and dots and buttons of 24 pixels and more', () =>
    visit(HISTORY, { width: NARROW }, async (page) => {
      await wake(page, 'gallery');
      const region = within('gallery', 'section');
      assert.equal(await attribute(page, region, 'aria-roledescription'), 'carousel');
      assert.ok(await attribute(page, region, 'aria-label'));
      const slides = await page.$$eval(within('gallery', '.carousel-slide:not(.carousel-copy)'), (slides) =>
        slides.map((slide) => ['role', 'aria-roledescription', 'aria-label'].map((name) => slide.getAttribute(name))),
      );
      assert.deepEqual(
        slides,
        [1, 2, 3].map((number) => ['group', 'slide', `${number} of 3`]),
      );
      const sizes = await page.$$eval(within('gallery', 'button'), (buttons) =>
        buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)),
      );
      assert.ok(Math.min(...sizes) >= 24, `${sizes}`);
    }));

  it('has its buttons before the slides, and keeps what is out of sight from focus and from being read', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      const words = await page.$$eval(within('hero', 'button, .carousel-slide'), (parts) =>
        parts.slice(0, 9).map((part) => (part.matches('button') ? part.textContent : 'slide')),
      );
      const dots = [1, 2, 3, 4, 5].map((number) => `Slide ${number}`);
      assert.deepEqual(words, ['Pause', 'Previous slide', 'Next slide', ...dots, 'slide']);
      await page.click(within('hero', NEXT));
      await finishMove(page);
      assert.deepEqual(await readable(page, 'hero'), [2]);
      const strays = await page.$$eval('.carousel-copy', (copies) =>
        copies.filter((copy) => copy.ariaHidden !== 'true' || copy.querySelector('[id], [name]')),
      );
      assert.equal(strays.length, 0);
      const ids = await page.$$eval('[id]', (elements) => elements.map(({ id }) => id));
      assert.equal(new Set(ids).size, ids.length);
    }));

  it('is a plain row in print', needs('printed styles'), () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.click(within('hero', NEXT));
      await finishMove(page);
      await page.emulateMediaType('print');
      assert.equal(await isShown(page, within('hero', '.carousel-controls')), false);
      assert.equal(await page.$eval(within('hero', '.carousel-row'), (row) => getComputedStyle(row).transform), 'none');
      assert.equal(await word(page, 'hero'), 'Pause');
    }),
  );

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

  it('hands a focus that would be lost to the slide that comes, and leaves the arrow keys to fields', () =>
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
      assert.deepEqual(await readable(page, 'hero'), [1], 'in a field, and with another key');
      await page.focus(within('hero', '.carousel-slide:not(.carousel-copy) a'));
      await press(page, 'ArrowRight');
      await finishMove(page);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), '2 of 5');
    }));

  it('moves one slide for one tap, also without motion, and for each of two quick ones', async () => {
    for (const reduced of [false, true]) {
      await visit(HISTORY, { width: NARROW, reduced, clock: true }, async (page) => {
        await wake(page, 'gallery');
        await page.tap(within('gallery', NEXT));
        await finishMove(page);
        assert.deepEqual(await readable(page, 'gallery'), [2]);
        await page.tap(within('gallery', NEXT));
        await page.tap(within('gallery', NEXT));
        await finishMove(page);
        await finishMove(page);
        assert.deepEqual(await readable(page, 'gallery'), [1]);
      });
    }
  });

  it('follows a finger, and stays when the finger scrolls the page', () =>
    visit(HISTORY, { width: NARROW }, async (page) => {
      await wake(page, 'gallery');
      const { x, y } = await middleOf(page, 'gallery');
      await drag(page, [x + 100, y], [x - 100, y]);
      await eventually(async () => (await visible(page, 'gallery')).join() === '2');
      await drag(page, [x, y + 100], [x, y - 100]);
      await settle(page);
      assert.deepEqual(await readable(page, 'gallery'), [2]);
    }));

  it('stays when a finger that scrolls the page goes aside a little', needs('touch'), () =>
    visit('/', { width: NARROW, clock: true }, async (page) => {
      await wake(page, 'hero');
      const { x, y } = await middleOf(page, 'hero');
      const before = await page.evaluate(() => scrollY);
      await drag(page, [x + 50, y + 125], [x - 50, y - 125]);
      await eventually(() => page.evaluate((before) => scrollY > before, before));
      await finishMove(page);
      assert.deepEqual(await readable(page, 'hero'), [1]);
    }),
  );

  it('stands after 1400, 700, 1400 px where it stood', () =>
    visit('/', {}, async (page) => {
      await wake(page, 'hero');
      await page.click(within('hero', '[data-move="=1"]'));
      await eventually(async () => (await visible(page, 'hero')).join() === '2');
      for (const width of [700, WIDE]) {
        await resize(page, width);
        await eventually(async () => (await visible(page, 'hero')).join() === '2');
        assert.deepEqual(await readable(page, 'hero'), [2]);
      }
    }));

  it('stands still, with its buttons off, when it holds no more slides than are seen', () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        document.addEventListener('readystatechange', () => {
          const slides = document.querySelectorAll('.carousel-testimonials .carousel-slide');
          for (const slide of [...slides].slice(2)) slide.remove();
        });
      });
    return visit('/', { prepare, clock: true }, async (page) => {
      await wake(page, 'testimonials');
      assert.equal(await attribute(page, within('testimonials', NEXT), 'aria-disabled'), 'true');
      assert.equal(await isShown(page, within('testimonials', TURN)), false);
      await page.click(within('testimonials', NEXT));
      await pass(page, HERO_DELAY);
      assert.deepEqual(await readable(page, 'testimonials'), [1, 2]);
      assert.deepEqual(await visible(page, 'testimonials'), [1, 2]);
      await resize(page, 700);
      await eventually(async () => (await readable(page, 'testimonials')).length === 1);
      assert.equal(await attribute(page, within('testimonials', NEXT), 'aria-disabled'), 'false');
    });
  });
});

describe('the gallery', () => {
  it('does not turn by itself, turns around both ends without a jump, and goes to the slide of a dot', () =>
    visit(HISTORY, { clock: true }, async (page) => {
      await wake(page, 'gallery');
      assert.equal(await page.$(within('gallery', TURN)), null);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'gallery'), [1]);
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
      await page.click(within('gallery', '[data-move="=2"]'));
      await finishMove(page);
      assert.deepEqual(await visible(page, 'gallery'), [3]);
      const marks = await page.$$eval(within('gallery', '.carousel-dot'), (dots) =>
        dots.map((dot) => dot.getAttribute('aria-current')),
      );
      assert.deepEqual(marks, ['false', 'false', 'true']);
    }));
});

describe('the hero', () => {
  it('has heading, lead, button and controls above the fold of a phone', () =>
    visitReal('/', { width: 360, height: 740 }, async (page) => {
      await wake(page, 'hero');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const first = '.carousel-slide[data-slide="0"]:not(.carousel-copy)';
      for (const part of [`${first} h2`, `${first} .hero-subheading`, `${first} .button`, '.carousel-controls']) {
        const end = await page.$eval(within('hero', part), (element) => element.getBoundingClientRect().bottom);
        assert.ok(end <= 740, `${part} ends at ${end}`);
      }
    }));
});

describe('the testimonials', () => {
  it('show 1, 2 or 3 at once, turn around both ends, and leave no gap in a window that is widened', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'testimonials');
      const move = (step: string) =>
        page.$eval(within('testimonials', `[data-move="${step}"]`), (button) => {
          if (button instanceof HTMLElement) button.click();
        });
      for (const [width, seen, last] of [
        [1024, [1, 2, 3], [5, 6, 7]],
        [1023, [1, 2], [6, 7]],
        [768, [1, 2], [6, 7]],
        [767, [1], [7]],
      ] as const) {
        await resize(page, width);
        await move('=0');
        await finishMove(page);
        await eventually(async () => (await readable(page, 'testimonials')).join() === seen.join());
        await move('<');
        await finishMove(page);
        assert.deepEqual(await readable(page, 'testimonials'), last, `${width} px`);
        assert.equal(await isShown(page, within('testimonials', NEXT)), width >= 768);
        assert.equal(await isShown(page, within('testimonials', '.carousel-dots')), width < 768);
      }
      await resize(page, WIDE);
      await page.waitForFunction(() => document.querySelectorAll('.carousel-testimonials [inert]').length === 4);
      assert.deepEqual(await readable(page, 'testimonials'), [5, 6, 7]);
    }));

  it('have their names on one line, however long the words', () =>
    visit('/', {}, async (page) => {
      await wake(page, 'testimonials');
      await page.$eval(within('testimonials', 'blockquote p'), (words) => words.append(' And more.'.repeat(30)));
      const tops = await page.$$eval(within('testimonials', 'figcaption'), (names) =>
        names.map((name) => Math.round(name.getBoundingClientRect().top)),
      );
      assert.equal(new Set(tops).size, 1, `${tops}`);
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

async function middleOf(page: Page, name: 'gallery' | 'hero'): Promise<{ x: number; y: number }> {
  return page.$eval(within(name, '.carousel-track'), (track) => {
    const box = track.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

async function drag(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  const touch = await page.touchscreen.touchStart(x, y);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.move(x + (toX - x) * part, y + (toY - y) * part);
    // Glide looks at a finger every ten milliseconds.
    await settle(page);
  }
  await touch.end();
}
