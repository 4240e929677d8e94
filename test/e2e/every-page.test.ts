/** What holds on every page, also in browsers that tests can only ask. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listPaths, openRealSite } from '../support/browser/sites.ts';
import { attend } from '../support/browser/visitor.ts';

const WIDTHS = [320, 375, 768, 1024, 1440, 2560];

describe('every page', () => {
  for (const width of WIDTHS) {
    it(`has no fault, asks nobody else for anything, and fits a window of ${width} px`, async () => {
      const site = await openRealSite();
      for (const path of listPaths(site)) {
        await attend(path, { address: site.address, width }, async (visitor) => {
          const over = await visitor.ask(() => {
            scrollTo(1000, 0);
            return scrollX;
          });
          assert.equal(over, 0, path);
        });
      }
    });
  }
});
