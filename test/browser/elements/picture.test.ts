import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import {
  blockRequests,
  eventually,
  runFirst,
  untilHidden,
  untilMainScript,
  untilShown,
  untilTrue,
} from '../../support/browser/page.ts';
import { visitRealSite, visitTestSite } from '../../support/browser/visit.ts';

const FAILED_PICTURE = 'img[data-failed]';
const HOME_PICTURE = /produce.*\.(avif|jpe?g|webp)/;
const LOAD_ERROR = /ERR_FAILED|404/;

const saveData = runFirst(() =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
);

describe('pictures below the first view', () => {
  it('load without a scroll once the page has loaded, the nearest first, even in hidden tabs and slides', async () => {
    for (const path of ['/', '/services/']) {
      await visitRealSite(path, {}, async (page) => {
        await untilTrue(page, () => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
        const [byLoading, byPosition] = await page.$$eval('main .picture', (pictures) => {
          const entries = performance.getEntriesByType('resource').map(({ name }) => name);
          const getOrder = (picture: Element) => entries.indexOf(picture.querySelector('img')?.currentSrc ?? '');
          const tops = pictures
            .filter((picture) => picture.getClientRects().length > 0 && !picture.closest('.carousel'))
            .sort((a, b) => getOrder(a) - getOrder(b))
            .map((picture) => picture.getBoundingClientRect().top)
            .filter((top) => top > innerHeight);
          const sorted = tops.toSorted((a, b) => a - b);
          // Only the nearest and the farthest picture: browsers may fetch the others in another order.
          return [tops, sorted].map((list) => [list[0], list.at(-1)]);
        });
        assert.deepEqual(byLoading, byPosition);
      });
    }
  });

  it('wait until the visitor scrolls, if the visitor saves data', () =>
    visitRealSite('/', { prepare: saveData, until: 'networkidle0' }, async (page) => {
      const countLoaded = () => page.$$eval('.picture img', (all) => all.filter(({ complete }) => complete).length);
      const before = await countLoaded();
      assert.ok(before < (await page.$$eval('.picture img', ({ length }) => length)));
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await eventually(async () => (await countLoaded()) > before);
    }));
});

describe('a picture that fails', () => {
  it('shows the placeholder and keeps its alt text', () =>
    visitTestSite('/', { prepare: (page) => blockRequests(page, HOME_PICTURE), tolerate: LOAD_ERROR }, async (page) => {
      const first = '.carousel-hero .carousel-slide:not(.carousel-copy) img';
      await page.waitForSelector(FAILED_PICTURE);
      // `currentSrc` changes a moment after `src`.
      await eventually(() => page.$eval(first, (image) => Reflect.get(image, 'currentSrc').endsWith('.svg')));
      assert.notEqual(await page.$eval(first, (image) => image.getAttribute('alt')), '');
    }));

  it('shows its alt text when the placeholder fails too, and requests the placeholder only once', () => {
    let blocked: string[] = [];
    const prepare = async (page: Page) => {
      blocked = await blockRequests(page, new RegExp(`${HOME_PICTURE.source}|\\.svg$`));
    };
    return visitTestSite('/', { prepare, tolerate: LOAD_ERROR }, async (page) => {
      await page.waitForSelector(FAILED_PICTURE);
      const [color, background, textColor] = await page.$eval(FAILED_PICTURE, (image) => {
        const { color, backgroundColor } = getComputedStyle(image);
        return [color, backgroundColor, getComputedStyle(document.body).color];
      });
      assert.equal(color, textColor);
      assert.notEqual(background, 'rgba(0, 0, 0, 0)');
      await page.waitForNetworkIdle();
      const failed = await page.$$eval(FAILED_PICTURE, ({ length }) => length);
      const requests = blocked.filter((url) => /placeholder\.\w+\.svg$/.test(url)).length;
      assert.ok(requests <= failed, `${requests} requests for ${failed} pictures`);
    });
  });

  it('shows initials if it is a portrait', () => {
    const prepare = (page: Page) => blockRequests(page, /\.(avif|jpe?g|webp)$/);
    return visitTestSite('/company-info/our-management-team/', { prepare, tolerate: LOAD_ERROR }, async (page) => {
      await untilMainScript(page);
      await (await page.waitForSelector('.portrait:has(img)'))?.scrollIntoView();
      await page.waitForSelector(`.portrait ${FAILED_PICTURE}`);
      await untilShown(page, `.portrait:has(${FAILED_PICTURE}) .monogram`);
      await untilHidden(page, `.portrait ${FAILED_PICTURE}`);
    });
  });

  it('is fetched again when the visitor is back online', needs('an offline mode'), () => {
    const prepare = async (page: Page) => {
      // With data saving, pictures load only on scroll. This test scrolls offline.
      await saveData(page);
      await page.setCacheEnabled(false);
    };
    return visitRealSite('/', { prepare, tolerate: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await untilMainScript(page);
      await page.waitForNetworkIdle({ idleTime: 50 });
      await page.setOfflineMode(true);
      for (const picture of await page.$$('main .picture')) await picture.scrollIntoView();
      await page.waitForSelector(FAILED_PICTURE);
      await page.setOfflineMode(false);
      await untilTrue(page, () =>
        [...document.querySelectorAll<HTMLImageElement>('.picture img')].every(
          ({ dataset, complete, currentSrc, naturalWidth }) =>
            !('failed' in dataset) && !(complete && currentSrc !== '' && naturalWidth === 0),
        ),
      );
    });
  });
});
