import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, untilScripted, wakeAll } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';

const FORM = '.calculator-form:not([hidden])';

/** Loses the scripts that fit, until the line is back. */
function loseScripts(pattern: RegExp) {
  let isLost = true;
  const lost: string[] = [];
  const prepare = async (page: Page) => {
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (!isLost || !pattern.test(request.url())) return request.continue();
      lost.push(request.url());
      await request.abort();
    });
  };
  const goOnline = async (page: Page) => {
    isLost = false;
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    });
  };
  return { prepare, goOnline, lost };
}

describe('the script of the site', () => {
  it('loads even if the browser reports no paint', () =>
    visit(
      '/',
      {
        prepare: (page) =>
          page.evaluateOnNewDocument(() => {
            PerformanceObserver.prototype.observe = () => undefined;
          }),
      },
      untilScripted,
    ));

  it('is fetched again when the visitor is online again', async () => {
    const { prepare, goOnline, lost } = loseScripts(/main\.\w+\.js$/);
    await visit('/membership/', { prepare, tolerate: /ERR_FAILED|dynamically imported/ }, async (page) => {
      await eventually(async () => lost.length > 0);
      await goOnline(page);
      await untilScripted(page);
    });
  });
});

describe('the script of an island', () => {
  const ISLAND = /(dividend|chunk)\.\w+\.js$/;

  it('is not requested while the visitor is offline', async () => {
    const { prepare, goOnline, lost } = loseScripts(ISLAND);
    const goOffline = async (page: Page) => {
      await prepare(page);
      await page.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
      );
    };
    await visit('/membership/', { prepare: goOffline }, async (page) => {
      await wakeAll(page);
      assert.deepEqual(lost, []);
      await goOnline(page);
      await page.waitForSelector(FORM);
    });
  });

  it('loads after a reload, if its request failed', async () => {
    const { prepare, goOnline, lost } = loseScripts(ISLAND);
    await visit('/membership/', { prepare, tolerate: /ERR_FAILED|dynamically imported/ }, async (page) => {
      await wakeAll(page);
      await eventually(async () => lost.length > 0);
      await goOnline(page);
      await page.waitForSelector(FORM);
    });
  });
});
