/** Pages whose scripts, style sheet, fonts or second half of HTML arrive late or never. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import {
  blockRequests,
  eventually,
  runFirst,
  startIslands,
  untilMainScript,
  untilShown,
  untilTrue,
} from '../../support/browser/page.ts';
import { getTestSite } from '../../support/browser/sites.ts';
import { visitSite, visitTestSite } from '../../support/browser/visit.ts';
import { startServer } from '../../support/start-server.ts';

const MEMBERSHIP = '/membership/';
const LOAD_ERROR = /ERR_FAILED|dynamically imported/;
const FORM = '.calculator-form fieldset:enabled';
const ISLAND_SCRIPT = /dividend\.\w+\.js$/;

/** Blocks the scripts that match, until the visitor is online again. */
function blockScripts(pattern: RegExp) {
  let isOffline = true;
  let blocked: string[] = [];
  return {
    countBlocked: () => blocked.length,
    async prepare(page: Page) {
      blocked = await blockRequests(page, pattern, () => isOffline);
    },
    async goOnline(page: Page) {
      isOffline = false;
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  };
}

describe('a script', () => {
  for (const [which, pattern, untilLoaded] of [
    ['the script of the site', /main\.\w+\.js$/, untilMainScript],
    ['the script of an island', ISLAND_SCRIPT, (page: Page) => page.waitForSelector(FORM)],
  ] as const) {
    it(`that failed to load is fetched when the visitor is online again: ${which}`, () => {
      const network = blockScripts(pattern);
      return visitTestSite(MEMBERSHIP, { prepare: network.prepare, tolerate: LOAD_ERROR }, async (page) => {
        if (pattern === ISLAND_SCRIPT) await startIslands(page);
        await eventually(async () => network.countBlocked() > 0);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await network.goOnline(page);
        await untilLoaded(page);
        assert.ok(await page.evaluate(() => 'isSamePage' in window), 'the page was reloaded');
      });
    });
  }
});

it('pictures are shown after a while if the script of the site never loads', () => {
  const prepare = (page: Page) => blockRequests(page, /main\.\w+\.js$/);
  return visitTestSite('/', { prepare, tolerate: LOAD_ERROR }, async (page) => {
    assert.ok(await page.$$eval('.picture img', (images) => images.some((image) => !image.checkVisibility())));
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await untilTrue(page, () => [...document.images].every((image) => getComputedStyle(image).display !== 'none'));
  });
});

it('a page without its style sheet is shown in full after a while, and with its styles once they load', () => {
  const isStyled = () => [...document.styleSheets].some(({ href }) => href?.includes('/assets/site.'));
  const options = { until: 'domcontentloaded', hold: /\/assets\/site\.\w+\.css$/ } as const;
  return visitTestSite(MEMBERSHIP, options, async (page, { release }) => {
    await untilShown(page, '.footer');
    await untilMainScript(page);
    assert.equal(await page.evaluate(isStyled), false);
    release();
    await untilTrue(page, isStyled);
  });
});

it('text is shown before its fonts have loaded', () =>
  visitTestSite('/', { until: 'domcontentloaded', hold: /woff2$/ }, async (page) => {
    await untilShown(page, 'h1');
  }));

/** A page requests this when it is ready for its second half. */
const READY = '/ready';

/** Serves the test site in two halves, cut before `mark`. The second half is sent once the page has requested `READY`. */
async function serveInHalves(test: TestContext, mark: string): Promise<string> {
  const site = getTestSite().address;
  const events = new EventEmitter();
  const ready = once(events, 'ready');
  const server = await startServer(async ({ url = '/' }, response) => {
    if (url === READY) {
      events.emit('ready');
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
function requestAfterScript(address: string): void {
  new PerformanceObserver((list) => {
    const script = list.getEntries().find(({ name }) => /main\.\w+\.js$/.test(name));
    if (script) import(script.name).then(() => fetch(address));
  }).observe({ type: 'resource', buffered: true });
}

it('islands start even if the script of the site arrives before the second half of the page', async (test) => {
  const address = await serveInHalves(test, '<div data-island="carousel"');
  const prepare = runFirst(requestAfterScript, READY);
  await visitSite('/', { address, prepare }, async (page) => {
    await page.waitForSelector('.carousel-on');
  });
});
