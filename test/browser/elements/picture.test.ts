import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, untilScripted, untilShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { visit } from '../../support/browser/visit.ts';

/** The state of the first hero picture: what it shows, and its alternative text. */
function readPicture(page: Page) {
  return page.$eval('.carousel-hero .carousel-slide:not(.carousel-copy) img', (image) => ({
    src: image.currentSrc,
    alt: image.alt,
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
      // What `currentSrc` says follows a moment after `src`.
      await eventually(async () => (await readPicture(page)).src.endsWith('.svg'));
      assert.notEqual((await readPicture(page)).alt, '');
    });
  });

  it('gives way to readable words, when no placeholder can be fetched either', async () => {
    await visit(
      '/',
      { prepare: failing(/produce.*\.(avif|jpe?g|webp)|\.svg$/), tolerate: /ERR_FAILED|404/ },
      async (page) => {
        await page.waitForSelector('img[data-failed]');
        const [words, paper] = await page.$eval('img[data-failed]', (image) =>
          [getComputedStyle(image), getComputedStyle(document.body)].map(({ color, backgroundColor }) => [
            color,
            backgroundColor,
          ]),
        );
        assert.equal(words?.[0], paper?.[0]);
        assert.notEqual(words?.[1], 'rgba(0, 0, 0, 0)');
      },
    );
  });

  it('leaves a portrait to the letters of the name', async () => {
    await visit(
      '/company-info/our-management-team/',
      { prepare: failing(/\.(avif|jpe?g|webp)$/), tolerate: /ERR_FAILED|404/ },
      async (page) => {
        await untilScripted(page);
        const photo = await page.waitForSelector('.portrait:has(img)');
        assert.ok(photo);
        await photo.scrollIntoView();
        await page.waitForSelector('.portrait img[data-failed]');
        await untilShown(page, '.portrait:has(img[data-failed]) .monogram');
        await untilShown(page, '.portrait img[data-failed]', false);
      },
    );
  });

  it('is fetched again when the visitor is back on the line', needs('offline'), () =>
    visit(
      '/',
      { prepare: (page) => page.setCacheEnabled(false), tolerate: /ERR_INTERNET_DISCONNECTED/ },
      async (page) => {
        await untilScripted(page);
        await page.waitForNetworkIdle({ idleTime: 50 });
        await page.setOfflineMode(true);
        for (const picture of await page.$$('main .picture')) await picture.scrollIntoView();
        await page.waitForSelector('img[data-failed]');
        await page.setOfflineMode(false);
        await eventually(() =>
          page.$$eval('.picture img', (images) =>
            images.every(
              (image) =>
                !('failed' in image.dataset) &&
                !(image.complete && image.currentSrc !== '' && image.naturalWidth === 0),
            ),
          ),
        );
      },
    ),
  );

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
