/** What comes late, in pieces or not at all: scripts, the style sheet, the second half of a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, untilScripted, untilShown, wakeAll } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { openRealSite } from '../../support/browser/sites.ts';
import { visit } from '../../support/browser/visit.ts';
import { startServer } from '../../support/start-server.ts';

const MEMBERSHIP = '/membership/';
const LOST = /ERR_FAILED|dynamically imported/;
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

/** Runs in the page. */
function observeNothing(): void {
  PerformanceObserver.prototype.observe = () => undefined;
}

describe('the script of the site', () => {
  it('loads even if the browser reports no paint', () =>
    visit('/', { prepare: (page) => page.evaluateOnNewDocument(observeNothing) }, untilScripted));

  it('is fetched again when the visitor is online again', async () => {
    const { prepare, goOnline, lost } = loseScripts(/main\.\w+\.js$/);
    await visit(MEMBERSHIP, { prepare, tolerate: LOST }, async (page) => {
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
    await visit(MEMBERSHIP, { prepare: goOffline }, async (page) => {
      await wakeAll(page);
      assert.deepEqual(lost, []);
      await goOnline(page);
      await page.waitForSelector(FORM);
    });
  });

  it('loads after a reload, if its request failed', async () => {
    const { prepare, goOnline, lost } = loseScripts(ISLAND);
    await visit(MEMBERSHIP, { prepare, tolerate: LOST }, async (page) => {
      await wakeAll(page);
      await eventually(async () => lost.length > 0);
      await goOnline(page);
      await page.waitForSelector(FORM);
    });
  });
});

describe('without its style sheet', () => {
  const SHEET = /\/assets\/site\.\w+\.css$/;
  const isStyled = (page: Page) =>
    page.evaluate((sheet) => {
      const isIt = ({ href }: CSSStyleSheet) => href !== null && new RegExp(sheet).test(href);
      return [...document.styleSheets].some(isIt);
    }, SHEET.source);

  it('a page shows all of itself after a while, and its styles when they come', async () => {
    await visit(MEMBERSHIP, { until: 'domcontentloaded', hold: SHEET }, async (page, { release }) => {
      await untilShown(page, '.footer');
      await untilScripted(page);
      assert.equal(await isStyled(page), false);
      release();
      await eventually(() => isStyled(page));
    });
  });
});

/** What a page asks for when it is ready for its second piece. */
const READY = '/ready';

/** Serves a site, and its home page cut in two where a mark stands: the second piece comes when the page asks for it. */
async function openSlowLine(site: string, mark: string) {
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
  return { address: `${server.origin}/`, close: server.close };
}

/** Runs in the page. */
function askOncePainted(address: string): void {
  new PerformanceObserver(() => {
    // Once what was painted has been rendered.
    requestAnimationFrame(() => Object.assign(new Image(), { src: address }));
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page. */
function askOnceScripted(address: string): void {
  new PerformanceObserver((list) => {
    const script = list.getEntries().find(({ name }) => /main\.\w+\.js$/.test(name));
    if (script) import(script.name).then(() => fetch(address));
  }).observe({ type: 'resource', buffered: true });
}

describe('the home page that comes in two pieces', () => {
  it('starts the islands of the second piece, if the script comes before it', async () => {
    const line = await openSlowLine((await openRealSite()).address, '<div data-island="carousel"');
    const prepare = (page: Page) => page.evaluateOnNewDocument(askOnceScripted, READY);
    try {
      await visit('/', { address: line.address, prepare }, (page) =>
        page.waitForSelector('.carousel-live').then(() => {}),
      );
    } finally {
      line.close();
    }
  });

  for (const mark of ['<div data-island="carousel"', 'data-slide="1"', '</main>']) {
    it(`moves nothing, cut before ${mark}`, needs('layout shifts'), async () => {
      const line = await openSlowLine((await openRealSite()).address, mark);
      const prepare = (page: Page) => page.evaluateOnNewDocument(askOncePainted, READY);
      const options = { address: line.address, width: 375, height: 2000, reduced: true, prepare };
      try {
        await visit('/', options, async (_, { countShifts }) => {
          assert.equal(await countShifts(), 0);
        });
      } finally {
        line.close();
      }
    });
  }
});
