import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from '../support/visit.ts';

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
    await visit('/', { prepare: failing(/produce.*\.(avif|jpe?g|webp)/), tolerate: /ERR_FAILED|404/ }, async (page) => {
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
        if (/placeholder\.\w+\.svg$/.test(request.url())) asked += 1;
      });
      await failing(/produce.*\.(avif|jpe?g|webp)|\.svg$/)(page);
    };
    await visit('/', { prepare, tolerate: /ERR_FAILED|404/ }, async (page) => {
      await page.waitForSelector('img[data-failed]');
      const failed = await page.$$eval('img[data-failed]', ({ length }) => length);
      await page.waitForNetworkIdle();
      assert.ok(asked <= failed, `asked ${asked} times for ${failed} pictures`);
    });
  });
});
