/** Where a carousel stands, whatever becomes of the window. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, eventually, holdBack, isShown, settle } from '../../support/browser/look.ts';
import { resize, visit, WIDE } from '../../support/browser/visit.ts';
import { HERO_DELAY, NEXT, pass, readable, TURN, visible, wake, within } from './carousel-page.ts';

describe('a carousel', () => {
  it('starts with the slide that the visitor had scrolled to', async () => {
    let script = { release() {} };
    const prepare = async (page: Page) => {
      script = await holdBack(page, /carousel\./);
    };
    await visit('/', { prepare, until: 'domcontentloaded' }, async (page) => {
      await page.$eval(within('hero', '.carousel-track'), (track) => {
        track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
      });
      script.release();
      await wake(page, 'hero');
      await settle(page);
      assert.deepEqual(await visible(page, 'hero'), [3]);
    });
  });

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

  it('stands still, with its buttons off, when it holds no more slides than are seen', async () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        document.addEventListener('readystatechange', () => {
          const slides = document.querySelectorAll('.carousel-testimonials .carousel-slide');
          for (const slide of [...slides].slice(2)) slide.remove();
        });
      });
    await visit('/', { prepare, clock: true }, async (page) => {
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
