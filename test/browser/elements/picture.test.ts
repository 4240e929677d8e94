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
  it('load without a scroll once the page has loaded, even in hidden tabs and slides', async () => {
    for (const path of ['/', '/services/']) {
      await visitTestSite(path, {}, async (page) => {
        await untilTrue(page, () => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
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
      // `currentSrc` changes a moment after `src`.
      await untilTrue(
        page,
        (failed) => /\.svg$/.test(document.querySelector<HTMLImageElement>(failed)?.currentSrc ?? ''),
        FAILED_PICTURE,
      );
      assert.notEqual(await page.$eval(FAILED_PICTURE, (image) => image.getAttribute('alt')), '');
    }));

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
