/** On the way back, every page is there at once, as it was left: the browser keeps it, for nothing in it forbids that. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { KIND } from '../support/kind.ts';
import { eventually, goBack, reopen } from '../support/look.ts';
import { listPaths, openRealSite } from '../support/sites.ts';
import { NARROW, visitReal, WIDE } from '../support/visit.ts';

/** Why the browser has not kept a page that was gone back to; only Chromium tells, and not for what a test's own tools keep open. */
async function watchReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  if (KIND !== 'chromium') return reasons;
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason, details }) => [reason, details].filter(Boolean).join(': ')));
  });
  return reasons;
}

const noteReturn = () =>
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { returned: persisted ? 'kept' : 'anew' }));

describe('on the way back', () => {
  for (const width of [NARROW, WIDE]) {
    it(`every page is as it was left, at ${width} px`, async () => {
      const paths = listPaths(await openRealSite());
      for (const [index, path] of paths.entries()) {
        const prepare = (page: Page) => page.evaluateOnNewDocument(noteReturn);
        await visitReal(path, { width, prepare }, async (page) => {
          const reasons = await watchReasons(page);
          await page.evaluate(() => Object.assign(window, { mark: 'as it was left' }));
          await reopen(page, paths[index + 1] ?? '/');
          await goBack(page);
          await eventually(async () => new URL(page.url()).pathname === path);
          const [returned, mark] = await page.evaluate(() => [
            Reflect.get(window, 'returned'),
            Reflect.get(window, 'mark'),
          ]);
          assert.deepEqual(
            { path, reasons, returned, mark },
            { path, reasons: [], returned: 'kept', mark: 'as it was left' },
          );
        });
      }
    });
  }
});
