/** What all carousels are before and without a move, tried on the hero and on the gallery. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, holdBack, isShown, watchShifts } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, visit } from '../../support/browser/visit.ts';
import { finishMove, HISTORY, NEXT, readable, wake, within, word } from './carousel-page.ts';

describe('a carousel', () => {
  it('is a row to scroll through without a script, and shows no buttons', needs('no script'), () =>
    visit('/', { script: false }, async (page) => {
      for (const name of ['hero', 'testimonials'] as const) {
        assert.equal(await isShown(page, within(name, '.carousel-controls')), false);
        const [scroll, width] = await page.$eval(within(name, '.carousel-track'), (track) => [
          track.scrollWidth,
          track.clientWidth,
        ]);
        assert.ok((scroll ?? 0) > (width ?? 0));
      }
      await page.focus(within('hero', '.carousel-track'));
    }),
  );

  it('moves nothing when its script comes', needs('layout shifts'), async () => {
    let script = { release() {} };
    let countShifts = async () => 0;
    const prepare = async (page: Page) => {
      script = await holdBack(page, /carousel\./);
      countShifts = await watchShifts(page);
    };
    await visit('/', { prepare }, async (page) => {
      await page.$eval('.carousel-testimonials', (root) => root.scrollIntoView({ behavior: 'instant' }));
      const before = await countShifts();
      script.release();
      await wake(page, 'testimonials');
      assert.equal(await countShifts(), before);
    });
  });

  it('shows a scroll bar only where no script will come to take it away', needs('no script'), async () => {
    // The tests' browser draws none; it tells what it would draw.
    const bars = (page: Page) =>
      page.$$eval('.carousel-track', (tracks) => tracks.map((track) => getComputedStyle(track).scrollbarWidth));
    const prepare = (page: Page) => holdBack(page, /carousel\./);
    await visit('/', { prepare, until: 'domcontentloaded' }, async (page) =>
      assert.deepEqual(await bars(page), ['none', 'none']),
    );
    await visit('/', { script: false }, async (page) => assert.deepEqual(await bars(page), ['thin', 'thin']));
  });

  it('has the W3C’s roles, and its buttons first', () =>
    visit(HISTORY, {}, async (page) => {
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
    }));

  it('has Pause, Previous, Next and the dots in this order before the slides', () =>
    visit('/', {}, async (page) => {
      await wake(page, 'hero');
      const words = await page.$$eval(within('hero', 'button, .carousel-slide'), (parts) =>
        parts.slice(0, 9).map((part) => (part.matches('button') ? part.textContent : 'slide')),
      );
      const dots = [1, 2, 3, 4, 5].map((number) => `Slide ${number}`);
      assert.deepEqual(words, ['Pause', 'Previous slide', 'Next slide', ...dots, 'slide']);
    }));

  it('has dots and buttons of 24 pixels and more', () =>
    visit(HISTORY, { width: NARROW }, async (page) => {
      await wake(page, 'gallery');
      const sizes = await page.$$eval(within('gallery', 'button'), (buttons) =>
        buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)),
      );
      assert.ok(Math.min(...sizes) >= 24, `${sizes}`);
    }));

  it('keeps what is out of sight from focus and from being read', () =>
    visit('/', { clock: true }, async (page) => {
      await wake(page, 'hero');
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
});
