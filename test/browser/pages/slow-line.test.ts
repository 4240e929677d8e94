/** A page that comes in pieces: what is seen of it already stays where it is. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { watchShifts } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { openRealSite } from '../../support/browser/sites.ts';
import { visit } from '../../support/browser/visit.ts';

/** What a page asks for once something of it has been painted. */
const PAINTED = '/painted';

/** Serves a site, and its home page cut in two where a mark stands: the second piece comes when the first has been painted. */
async function openSlowLine(site: string, mark: string) {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === PAINTED) {
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
      await painted;
    }
    response.end(body.subarray(Math.max(cut, 0)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return { address: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

/** Runs in the page. */
function tellPaint(address: string): void {
  new PerformanceObserver(() => {
    // Once what was painted has been rendered.
    requestAnimationFrame(() => Object.assign(new Image(), { src: address }));
  }).observe({ type: 'paint', buffered: true });
}

describe('the home page that comes in two pieces', () => {
  for (const mark of ['<div data-island="carousel"', 'data-slide="1"', '</main>']) {
    it(`moves nothing, cut before ${mark}`, needs('layout shifts'), async () => {
      const line = await openSlowLine((await openRealSite()).address, mark);
      let countShifts = async () => 0;
      const prepare = async (page: Page) => {
        countShifts = await watchShifts(page);
        await page.evaluateOnNewDocument(tellPaint, PAINTED);
      };
      try {
        await visit('/', { address: line.address, width: 375, height: 2000, reduced: true, prepare }, async () => {
          assert.equal(await countShifts(), 0);
        });
      } finally {
        line.close();
      }
    });
  }
});
