/**
 * Every page can be in the back-forward cache. In Firefox, Back must show it from there. Headless Chromium has no such cache, but
 * reports what in a page would keep it out.
 */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { BROWSER } from '../support/browser/kind.ts';
import { evaluateIfOpen, eventually, goBack, goTo, runFirst } from '../support/browser/page.ts';
import { getRealSite, listPaths } from '../support/browser/sites.ts';
import { visitRealSite } from '../support/browser/visit.ts';

/** Records what in a page keeps it out of the cache; "Circumstantial" reasons are not in the page. Only Chromium reports this. */
async function recordReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  if (BROWSER !== 'chromium') return reasons;
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(
      ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
    );
  });
  return reasons;
}

const recordReturn = () =>
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }));

it('every page can come from the back-forward cache after Back', async () => {
  const paths = listPaths(getRealSite());
  for (const [index, path] of paths.entries()) {
    await visitRealSite(path, { prepare: runFirst(recordReturn) }, async (page) => {
      const reasons = await recordReasons(page);
      // Firefox doesn't cache a page that is still loading.
      await page.waitForNetworkIdle();
      await goTo(page, paths[index + 1] ?? '/');
      await goBack(page);
      await eventually(async () => (await evaluateIfOpen(page, () => location.pathname)) === path);
      assert.deepEqual(reasons, [], path);
      if (BROWSER !== 'chromium') assert.ok(await page.evaluate(() => Reflect.get(window, 'isFromCache')), path);
    });
  }
});
