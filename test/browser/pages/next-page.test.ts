/** What Chromium does with a page that the visitor is about to open. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { eventually, runFirst } from '../../support/browser/page.ts';
import { openTown } from '../../support/browser/sites.ts';
import { visit } from '../../support/browser/visit.ts';
import { startServer } from '../../support/start-server.ts';

const LOGO = 'header a[href="/"]';

describe('the next page', needs('prerendering'), () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let address: string;
  /** Paths of the pages that the browser prerendered. */
  let prerendered: string[];
  /** Paths that it has requested since. */
  let requested: string[];
  before(async () => {
    const town = await openTown();
    server = await startServer(async ({ url = '', headers }, response) => {
      if (headers['sec-purpose']?.includes('prerender') && url.endsWith('/')) prerendered.push(url);
      if (prerendered.length > 0) requested.push(url);
      const answer = await fetch(new URL(url, town.address));
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    address = `${server.origin}/`;
  });
  beforeEach(() => {
    [prerendered, requested] = [[], []];
  });
  after(() => server.close());

  it('is prerendered while the pointer rests on its link', () =>
    visit('/services/', { address, prerender: true }, async (page) => {
      await page.hover(LOGO);
      await eventually(async () => requested.some((url) => url.endsWith('.js')));
      await page.click(LOGO).catch(() => undefined);
      assert.ok((await readActivation(page.browser(), address)) > 0, 'it was loaded after the press');
    }));

  it('is prerendered while its link has keyboard focus; the current page is not', () =>
    visit('/services/', { address, prerender: true }, async (page) => {
      for (const selector of ['.skip-link', LOGO]) {
        await page.keyboard.press('Tab');
        await page.waitForSelector(`${selector}:focus`);
      }
      await eventually(async () => requested.some((url) => url.endsWith('.js')));
      assert.deepEqual(prerendered, ['/']);
    }));

  it('starts no islands before it is shown', () => {
    const prepare = runFirst(() => Object.defineProperty(document, 'prerendering', { value: true }));
    return visit('/', { until: 'networkidle0', prepare }, async (page) => {
      assert.equal(await page.$('.carousel-on'), null);
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
      await page.waitForSelector('.carousel-on');
    });
  });
});

/**
 * When the page at the address was shown, in ms after its navigation started; 0 if it was not prerendered.
 * Asks in a session of its own, because Puppeteer loses a page that a prerendered one replaces.
 */
async function readActivation(browser: Browser, address: string): Promise<number> {
  const session = await browser.target().createCDPSession();
  const find = async () => (await session.send('Target.getTargets')).targetInfos.find(({ url }) => url === address);
  await eventually(async () => (await find()) !== undefined);
  const { targetId = '' } = (await find()) ?? {};
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
  const page = session.connection()?.session(sessionId);
  assert.ok(page);
  const expression = `(${whenShown})()`;
  const { result } = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value;
}

/** Runs in the page. */
async function whenShown(): Promise<number> {
  if (Reflect.get(document, 'prerendering')) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  }
  return Number(performance.getEntriesByType('navigation')[0]?.toJSON().activationStart);
}
