/** When it turns by itself; the timers of the page are driven, and nothing here sleeps. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, goBack, isShown, press, reopen, settle } from '../../support/browser/look.ts';
import { resize, visit, visitReal, WIDE } from '../../support/browser/visit.ts';
import { finishMove, HERO_DELAY, LONG, NEXT, pass, readable, TURN, wake, within, word } from './carousel-page.ts';

const ROW = within('hero', '.carousel-row');

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
      assert.equal(await attribute(page, ROW, 'aria-live'), 'polite');
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      await page.click(within('hero', TURN));
      assert.equal(await button?.evaluate((element) => element.isConnected && element.textContent), 'Pause');
      assert.equal(await attribute(page, ROW, 'aria-live'), 'off');
      await pass(page, 12_000);
      assert.deepEqual(await readable(page, 'hero'), [2]);
    }));

  it('rewrites no word under a press, or WebKit loses it', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
      const button = within('hero', TURN);
      await page.focus(button);
      await press(page, 'Tab');
      assert.equal(await attribute(page, ROW, 'aria-live'), 'polite', 'the focus is seen');
      await page.hover(button);
      const countRewrites = await watchWords(page, button);
      await page.mouse.down();
      await settle(page);
      assert.equal(await attribute(page, ROW, 'aria-live'), 'off', 'the focus is seen no more');
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
      await reopen(page);
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
      const isInside = () => page.evaluate(() => document.activeElement?.closest('.carousel-hero') !== null);
      for (let step = 0; step < 12 && !(await isInside()); step += 1) await press(page, 'Tab');
      assert.ok(await isInside());
      await pass(page, LONG);
      assert.deepEqual(await readable(page, 'hero'), [1]);
      assert.equal(await attribute(page, ROW, 'aria-live'), 'polite');
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
      assert.equal(await page.$eval(ROW, (row) => row.getAnimations().length), 0);
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
  await goBack(page);
  await wake(page, 'hero');
}
