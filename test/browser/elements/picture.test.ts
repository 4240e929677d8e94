import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { blockRequests, eventually, untilScripted, untilShown, untilTrue } from '../../support/browser/page.ts';
import { visit, visitReal } from '../../support/browser/visit.ts';

const FAILED = 'img[data-failed]';
const UNREACHED = /ERR_FAILED|404/;

const losing = (pattern: RegExp) => (page: Page) => blockRequests(page, pattern);

function saveData(page: Page) {
  return page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

describe('pictures below the first view', () => {
  it('load after the page without a scroll, nearest first, also in other tabs and slides', async () => {
    for (const path of ['/', '/services/']) {
      await visitReal(path, {}, async (page) => {
        await untilTrue(page, () => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
        const [tops, sorted] = await page.$$eval('main .picture', (pictures) => {
          const entries = performance.getEntriesByType('resource').map(({ name }) => name);
          const shown = pictures.filter(
            (picture) => picture.getClientRects().length > 0 && !picture.closest('.carousel'),
          );
          const orderOf = (picture: Element) => entries.indexOf(picture.querySelector('img')?.currentSrc ?? '');
          const tops = shown
            .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
            .sort((a, b) => orderOf(a) - orderOf(b))
            .map((picture) => picture.getBoundingClientRect().top);
          const sorted = tops.toSorted((a, b) => a - b);
          // The browser may fetch those in between first.
          return [tops, sorted].map((list) => [list[0], list.at(-1)]);
        });
        assert.deepEqual(tops, sorted);
      });
    }
  });

  it('wait until the visitor scrolls, if the visitor saves data', () =>
    visitReal('/', { prepare: saveData, until: 'networkidle0' }, async (page) => {
      const loaded = () => page.$$eval('.picture img', (images) => images.filter(({ complete }) => complete).length);
      const before = await loaded();
      assert.ok(before < (await page.$$eval('.picture img', ({ length }) => length)));
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await eventually(async () => (await loaded()) > before);
    }));
});

describe('a picture that fails', () => {
  it('shows the placeholder and keeps its alt text', () =>
    visit('/', { prepare: losing(/produce.*\.(avif|jpe?g|webp)/), tolerate: UNREACHED }, async (page) => {
      const first = '.carousel-hero .carousel-slide:not(.carousel-copy) img';
      await page.waitForSelector(FAILED);
      // `currentSrc` changes a moment after `src`.
      await eventually(() => page.$eval(first, (image) => Reflect.get(image, 'currentSrc').endsWith('.svg')));
      assert.notEqual(await page.$eval(first, (image) => image.getAttribute('alt')), '');
    }));

  it('shows its alt text when the placeholder fails too, and requests it only once', () => {
    let lost: string[] = [];
    const prepare = async (page: Page) => {
      lost = await blockRequests(page, /produce.*\.(avif|jpe?g|webp)|\.svg$/);
    };
    return visit('/', { prepare, tolerate: UNREACHED }, async (page) => {
      await page.waitForSelector(FAILED);
      const [image, body] = await page.$eval(FAILED, (image) =>
        [image, document.body].map((part) => {
          const { color, backgroundColor } = getComputedStyle(part);
          return { color, backgroundColor };
        }),
      );
      assert.equal(image?.color, body?.color);
      assert.notEqual(image?.backgroundColor, 'rgba(0, 0, 0, 0)');
      await page.waitForNetworkIdle();
      const failed = await page.$$eval(FAILED, ({ length }) => length);
      const asked = lost.filter((url) => /placeholder\.\w+\.svg$/.test(url)).length;
      assert.ok(asked <= failed, `asked ${asked} times for ${failed} pictures`);
    });
  });

  it('shows initials if it is a portrait', () => {
    const prepare = losing(/\.(avif|jpe?g|webp)$/);
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

  it('is fetched again when the visitor is back online', needs('offline'), () => {
    const prepare = async (page: Page) => {
      await saveData(page);
      await page.setCacheEnabled(false);
    };
    return visitReal('/', { prepare, tolerate: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
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
