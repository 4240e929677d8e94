/** Those who have set their text larger: nothing is pushed out of the window or cut off, at any width of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { isShown, settle } from '../../support/browser/look.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { resize, visitReal, WIDE } from '../../support/browser/visit.ts';
import { findCut } from './cut.ts';

/** Text by its size in per cent, and widths of the window in px at which it is read. */
const READERS = [
  [150, [360, 390, 768, 1280]],
  [200, [360, 390, 768, 1024, 1280]],
] as const;

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, percent);
}

describe('larger text', () => {
  for (const [percent, widths] of READERS) {
    it(`of ${percent} % is whole on every page at ${widths.join(', ')} px`, async () => {
      for (const path of listPaths(await openRealSite())) {
        await visitReal(path, {}, async (page) => {
          await enlarge(page, percent);
          for (const width of widths) {
            await resize(page, width);
            await settle(page);
            assert.deepEqual(await findCut(page), [], `${path} at ${width} px`);
          }
        });
      }
    });
  }

  it('gets the menu of narrow windows where the wide one has no room', () =>
    visitReal('/', {}, async (page) => {
      for (const [percent, width, wide] of [
        [100, 768, true],
        [100, 767, false],
        [125, 1280, true],
        [200, 1280, false],
        [200, WIDE * 2, true],
      ] as const) {
        await enlarge(page, percent);
        await resize(page, width);
        await settle(page);
        assert.equal(await isShown(page, '.wide-menu'), wide, `${percent} % at ${width} px`);
        assert.equal(await isShown(page, '.narrow-menu'), !wide, `${percent} % at ${width} px`);
      }
    }));
});
