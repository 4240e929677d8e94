/** What the script of every page does by itself: failed pictures, and the year. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from './stage.ts';

/** The state of the first hero picture: its source, alternative text, and how often anything was asked of it. */
function readPicture(page: Page) {
  return page.$eval('.carousel-hero .carousel-slide:not(.carousel-copy) img', (image) => ({
    src: image.src,
    alt: image.alt,
    sources: image.parentElement?.querySelectorAll('source').length,
  }));
}

/** Lets requests fail. */
function failing(pattern: RegExp) {
  return async (page: Page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) => (pattern.test(request.url()) ? request.abort() : request.continue()));
  };
}

describe('a picture that fails', () => {
  it('gives way to the placeholder, and keeps its text', async () => {
    await visit('/', { prepare: failing(/hero-.*\.(avif|jpe?g|webp)/), tolerate: /ERR_FAILED|404/ }, async (page) => {
      await page.waitForSelector('img[data-failed]');
      const { src, alt, sources } = await readPicture(page);
      assert.match(src, /\.svg$/);
      assert.notEqual(alt, '');
      assert.equal(sources, 0);
    });
  });

  it('does not ask again and again when the placeholder fails too', async () => {
    let asked = 0;
    const prepare = async (page: Page) => {
      page.on('request', (request) => {
        if (request.url().endsWith('.svg')) asked += 1;
      });
      await failing(/hero-.*\.(avif|jpe?g|webp)|\.svg$/)(page);
    };
    await visit('/', { prepare, tolerate: /ERR_FAILED|404/ }, async (page) => {
      await page.waitForSelector('img[data-failed]');
      const failed = await page.$$eval('img[data-failed]', ({ length }) => length);
      await page.waitForNetworkIdle();
      // Once for each picture at most, and once for the icon of the tab.
      assert.ok(asked <= failed + 1, `asked ${asked} times for ${failed} pictures`);
    });
  });
});

describe('the year of the copyright line', () => {
  for (const [when, now, shown] of [
    ['is raised after New Year’s Eve', 2099, '2099'],
    ['is not lowered by a clock that is behind', 1999, undefined],
  ] as const) {
    it(when, async () => {
      const prepare = (page: Page) =>
        page.evaluateOnNewDocument((now) => {
          Date.prototype.getFullYear = () => now;
        }, now);
      await visit('/', { prepare }, async (page) => {
        const built = String(new Date().getFullYear());
        assert.equal(await page.$eval('[data-year]', ({ textContent }) => textContent), shown ?? built);
      });
    });
  }
});
