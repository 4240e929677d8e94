/** Pages whose scripts, style sheet or second half arrive late or never. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { blockRequests, eventually, startIslands, untilScripted, untilShown } from '../../support/browser/page.ts';
import { openRealSite } from '../../support/browser/sites.ts';
import { visit } from '../../support/browser/visit.ts';
import { startServer } from '../../support/start-server.ts';

const MEMBERSHIP = '/membership/';
const LOAD_ERROR = /ERR_FAILED|dynamically imported/;
const FORM = '.calculator-form:not([hidden])';
const ISLAND = /(dividend|chunk)\.\w+\.js$/;

/** Blocks the scripts that match, until the visitor is online again. */
function blockScripts(pattern: RegExp) {
  let isLost = true;
  const lost: string[] = [];
  const network = {
    lost,
    async prepare(page: Page) {
      network.lost = await blockRequests(page, pattern, () => isLost);
    },
    async goOnline(page: Page) {
      isLost = false;
      await page.evaluate(() => {
        Reflect.deleteProperty(navigator, 'onLine');
        dispatchEvent(new Event('online'));
      });
    },
  };
  return network;
}

/** Runs in the page. */
function disableObserver(): void {
  PerformanceObserver.prototype.observe = () => undefined;
}

it('the script of the site loads even if the browser reports no paint', () =>
  visit('/', { prepare: (page) => page.evaluateOnNewDocument(disableObserver) }, untilScripted));

describe('a script that failed to load', () => {
  for (const [which, pattern, untilThere] of [
    ['of the site', /main\.\w+\.js$/, untilScripted],
    ['of an island', ISLAND, (page: Page) => page.waitForSelector(FORM)],
  ] as const) {
    it(`is fetched when the visitor is online again: ${which}`, () => {
      const network = blockScripts(pattern);
      return visit(MEMBERSHIP, { prepare: network.prepare, tolerate: LOAD_ERROR }, async (page) => {
        if (pattern === ISLAND) await startIslands(page);
        await eventually(async () => network.lost.length > 0);
        await network.goOnline(page);
        await untilThere(page);
      });
    });
  }

  it('of an island is not requested while the visitor is offline', () => {
    const network = blockScripts(ISLAND);
    const prepare = async (page: Page) => {
      await network.prepare(page);
      await page.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
      );
    };
    return visit(MEMBERSHIP, { prepare }, async (page) => {
      await startIslands(page);
      assert.deepEqual(network.lost, []);
      await network.goOnline(page);
      await page.waitForSelector(FORM);
    });
  });
});

describe('without its style sheet', () => {
  const SHEET = /\/assets\/site\.\w+\.css$/;
  const isStyled = (page: Page) =>
    page.evaluate((sheet) => {
      const isMatch = ({ href }: CSSStyleSheet) => href !== null && new RegExp(sheet).test(href);
      return [...document.styleSheets].some(isMatch);
    }, SHEET.source);

  it('a page is shown in full after a while, and with its styles once they load', async () => {
    await visit(MEMBERSHIP, { until: 'domcontentloaded', hold: SHEET }, async (page, { release }) => {
      await untilShown(page, '.footer');
      await untilScripted(page);
      assert.equal(await isStyled(page), false);
      release();
      await eventually(() => isStyled(page));
    });
  });
});

describe('text', () => {
  for (const [line, since, waits] of [
    ['waits for its fonts on a fast line', 0, true],
    ['is shown without its fonts on a slow line', 1000, false],
  ] as const) {
    it(line, () => {
      const prepare = (page: Page) =>
        page.evaluateOnNewDocument((since) => {
          performance.now = () => since;
        }, since);
      return visit('/', { until: 'domcontentloaded', hold: /woff2$/, clock: true, prepare }, async (page) => {
        await page.evaluate(() => window.tick(0));
        assert.equal(await page.$eval('body', (body) => body.checkVisibility()), !waits);
        await page.evaluate(() => window.tick(1000));
        await untilShown(page, 'h1');
      });
    });
  }
});

/** A page requests this when it is ready for its second piece. */
const READY = '/ready';

/** Serves the real site during a test, and its home page in two pieces, cut before a mark: the second comes when the page asks. */
async function openSlowLine(test: TestContext, mark: string): Promise<string> {
  const site = (await openRealSite()).address;
  let release = () => {};
  const ready = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await startServer(async ({ url = '/' }, response) => {
    if (url === READY) {
      release();
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    const cut = url === '/' ? body.indexOf(mark) : -1;
    assert.ok(cut > 0 || url !== '/', `no ${mark}`);
    if (cut > 0) {
      response.write(body.subarray(0, cut));
      await ready;
    }
    response.end(body.subarray(Math.max(cut, 0)));
  });
  test.after(server.close);
  return `${server.origin}/`;
}

/** Runs in the page. */
function requestAfterPaint(address: string): void {
  new PerformanceObserver(() => {
    // After the frame of the first paint.
    requestAnimationFrame(() => Object.assign(new Image(), { src: address }));
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page. */
function requestAfterScript(address: string): void {
  new PerformanceObserver((list) => {
    const script = list.getEntries().find(({ name }) => /main\.\w+\.js$/.test(name));
    if (script) import(script.name).then(() => fetch(address));
  }).observe({ type: 'resource', buffered: true });
}

describe('the home page, received in two pieces,', () => {
  it('starts the islands of the second piece even if the script arrives before it', async (test) => {
    const address = await openSlowLine(test, '<div data-island="carousel"');
    const prepare = (page: Page) => page.evaluateOnNewDocument(requestAfterScript, READY);
    await visit('/', { address, prepare }, async (page) => {
      await page.waitForSelector('.carousel-on');
    });
  });

  for (const mark of ['<div data-island="carousel"', 'data-slide="1"', '</main>']) {
    it(`moves nothing, cut before ${mark}`, needs('layout shifts'), async (test) => {
      const address = await openSlowLine(test, mark);
      const prepare = (page: Page) => page.evaluateOnNewDocument(requestAfterPaint, READY);
      const options = { address, width: 375, height: 2000, reduced: true, prepare };
      await visit('/', options, async (_, { countShifts }) => assert.equal(await countShifts(), 0));
    });
  }
});
