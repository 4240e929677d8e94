import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, untilScripted, untilShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { visit } from '../../support/browser/visit.ts';

const FAILED = 'img[data-failed]';
const UNREACHED = /ERR_FAILED|404/;

/** Lets requests fail. */
function failing(pattern: RegExp) {
  return async (page: Page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) => (pattern.test(request.url()) ? request.abort() : request.continue()));
  };
}

describe('a picture that fails', () => {
  it('gives way to the placeholder, and keeps its text', () =>
    visit('/', { prepare: failing(/produce.*\.(avif|jpe?g|webp)/), tolerate: UNREACHED }, async (page) => {
      const first = '.carousel-hero .carousel-slide:not(.carousel-copy) img';
      await page.waitForSelector(FAILED);
      // What `currentSrc` says follows a moment after `src`.
      await eventually(() => page.$eval(first, (image) => Reflect.get(image, 'currentSrc').endsWith('.svg')));
      assert.notEqual(await page.$eval(first, (image) => image.getAttribute('alt')), '');
    }));

  it('gives way to readable words when no placeholder can be fetched either, which is not asked for again', () => {
    let asked = 0;
    const prepare = async (page: Page) => {
      page.on('request', (request) => {
        if (/placeholder\.\w+\.svg$/.test(request.url())) asked += 1;
      });
      await failing(/produce.*\.(avif|jpe?g|webp)|\.svg$/)(page);
    };
    return visit('/', { prepare, tolerate: UNREACHED }, async (page) => {
      await page.waitForSelector(FAILED);
      const [words, paper] = await page.$eval(FAILED, (image) =>
        [image, document.body]
          .map((part) => getComputedStyle(part))
          .map((style) => [style.color, style.backgroundColor]),
      );
      assert.equal(words?.[0], paper?.[0]);
      assert.notEqual(words?.[1], 'rgba(0, 0, 0, 0)');
      await page.waitForNetworkIdle();
      const failed = await page.$$eval(FAILED, ({ length }) => length);
      assert.ok(asked <= failed, `asked ${asked} times for ${failed} pictures`);
    });
  });

  it('leaves a portrait to the letters of the name', () => {
    const prepare = failing(/\.(avif|jpe?g|webp)$/);
    return visit('/company-info/our-management-team/', { prepare, tolerate: UNREACHED }, async (page) => {
      await untilScripted(page);
      const photo = await page.waitForSelector('.portrait:has(img)');
      assert.ok(photo);
      await photo.scrollIntoView();
      await page.waitForSelector(`.portrait ${FAILED}`);
      await untilShown(page, `.portrait:has(${FAILED}) .monogram`);
      await untilShown(page, `.portrait ${FAILED}`, false);
    });
  });

  it('is fetched again when the visitor is back on the line', needs('offline'), () => {
    const prepare = (page: Page) => page.setCacheEnabled(false);
    return visit('/', { prepare, tolerate: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await untilScripted(page);
      await page.waitForNetworkIdle({ idleTime: 50 });
      await page.setOfflineMode(true);
      for (const picture of await page.$$('main .picture')) await picture.scrollIntoView();
      await page.waitForSelector(FAILED);
      await page.setOfflineMode(false);
      await eventually(() =>
        page.$$eval('.picture img', (images) =>
          images.every(
            (image) =>
              !('failed' in image.dataset) && !(image.complete && image.currentSrc !== '' && image.naturalWidth === 0),
          ),
        ),
      );
    });
  });
});
