/** When carousels turn by themselves; the page's timers are driven, and nothing here sleeps. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, holdBack, isShown, press, settle } from '../support/look.ts';
import { NARROW, resize, visit, WIDE } from '../support/visit.ts';
import {
  finishMove,
  HERO_DELAY,
  HISTORY,
  NEXT,
  pass,
  QUOTES_DELAY,
  readable,
  TURN,
  wake,
  within,
  word,
} from './carousel-page.ts';

const row = (name: 'hero' | 'testimonials') => within(name, '.carousel-row');

/** Many turns, and no number of them that would bring back the slide it began with. */
const LONG = 25_000;

/** Away from every carousel. */
const leave = (page: Page) => page.mouse.move(5, 5);

describe('the hero', () => {
  it('turns after 12 seconds, and again after each 12 more', () =>
    visit('/', { clock: true }, async (page) => {
      assert.equal(HERO_DELAY, 12_000);
      await wake(page, 'hero');
      await pass(page, 11_999);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await pass(page, 1);
      assert.deepEqual(await readable(page, 'hero'), [2]);
      for (const number of [3, 4, 5, 1]) {
        await pass(page, 12_000);
        assert.deepEqual(await readable(page, 'hero'), [number]);
      }
    }));

  it('goes on after use and under the mouse, and counts from the last move', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.hover(within('hero', NEXT));
      await pass(page, 11_000);
      await page.click(within('hero', NEXT));
      await pass(page, 11_999);
      assert.deepEqual(await readable(page, 'hero'), [2]);
      await pass(page, 1);
      assert.deepEqual(await readable(page, 'hero'), [3]);
      assert.equal(await word(page, 'hero'), 'Pause');
    }));

  it('stays paused until Play, and the button stays the same element', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      const button = await page.$(within('hero', TURN));
      await page.click(within('hero', TURN));
      assert.equal(await word(page, 'hero'), 'Play');
      assert.equal(await attribute(page, row('hero'), 'aria-live'), 'polite');
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await page.click(within('hero', TURN));
      assert.equal(await button?.evaluate((element) => element.isConnected && element.textContent), 'Pause');
      assert.equal(await attribute(page, row('hero'), 'aria-live'), 'off');
      await pass(page, 12_000);
      assert.deepEqual(await readable(page, 'hero'), [2]);
    }));

  it('rewrites no word under a press, or WebKit loses it', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      const button = within('hero', TURN);
      await page.focus(button);
      await press(page, 'Tab');
      assert.equal(await attribute(page, row('hero'), 'aria-live'), 'polite', 'the focus is seen');
      await page.hover(button);
      const countRewrites = await watchWords(page, button);
      await page.mouse.down();
      await settle(page);
      assert.equal(await attribute(page, row('hero'), 'aria-live'), 'off', 'the focus is seen no more');
      assert.equal(await countRewrites(), 0);
      await page.mouse.up();
      assert.equal(await word(page, 'hero'), 'Play');
    }));

  it('stays paused through 1400, 700, 1400 px, a hidden page, and a move', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.click(within('hero', TURN));
      for (const width of [700, WIDE]) await resize(page, width);
      await setHidden(page, true);
      await setHidden(page, false);
      await page.click(within('hero', NEXT));
      await finishMove(page);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [2]);
      assert.equal(await word(page, 'hero'), 'Play');
    }));

  it('stays paused on the way out and back, and on a fresh visit', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.click(within('hero', TURN));
      await lookElsewhere(page);
      assert.equal(await word(page, 'hero'), 'Play');
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await page.reload();
      await wake(page, 'hero');
      assert.equal(await word(page, 'hero'), 'Play');
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
    }));

  it('counts from zero on the way back', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await pass(page, 11_000);
      await lookElsewhere(page);
      await pass(page, 11_999);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await pass(page, 1);
      assert.deepEqual(await readable(page, 'hero'), [2]);
    }));

  it('waits while keyboard focus is inside, and goes on after it', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await page.focus('.logo');
      await press(page, ...Array.from({ length: 6 }, () => 'Tab' as const));
      assert.ok(await page.evaluate(() => document.activeElement?.closest('.carousel-hero')));
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      assert.equal(await attribute(page, row('hero'), 'aria-live'), 'polite');
      await page.focus('.logo');
      await pass(page, 12_000);
      assert.deepEqual(await readable(page, 'hero'), [2]);
    }));

  it('waits while the page is hidden, and then counts from zero', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      await pass(page, 11_000);
      await setHidden(page, true);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await setHidden(page, false);
      await pass(page, 11_999);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await pass(page, 1);
      assert.deepEqual(await readable(page, 'hero'), [2]);
    }));

  it('never turns by itself under reduced motion, and offers no Play', () =>
    visit('/', { clock: true, reduced: true }, async (page) => {
      await wake(page, 'hero');
      assert.equal(await isShown(page, within('hero', TURN)), false);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await page.click(within('hero', NEXT));
      const row = within('hero', '.carousel-row');
      assert.equal(await page.$eval(row, (row) => row.getAnimations().length), 0);
    }));
});

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
    await visit('/', { clock: true, prepare }, async (page) => {
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

describe('the gallery', () => {
  it('does not turn by itself, and has nothing to pause', () =>
    visit(HISTORY, { clock: true }, async (page) => {
      await wake(page, 'gallery');
      assert.equal(await page.$(within('gallery', TURN)), null);
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'gallery'), [1]);
    }));
});

/** Counts how often the words of a part are written from now on, also when they stay the same. */
async function watchWords(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.$eval(selector, (part) => {
    let rewrites = 0;
    new MutationObserver((records) => {
      rewrites += records.length;
    }).observe(part, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { countRewrites: () => rewrites });
  });
  return () => page.evaluate(() => Reflect.get(window, 'countRewrites')());
}

/** As if the visitor looked at another tab. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** To another page and back: to the page as the browser has kept it, or to a new one where it keeps none. */
async function lookElsewhere(page: Page): Promise<void> {
  await page.goto(new URL('/member-login/', page.url()).href);
  await page.goBack();
  await wake(page, 'hero');
}
