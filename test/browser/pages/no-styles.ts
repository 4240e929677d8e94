/** When the style sheet does not come, the page is plain, and still a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../support/needs.ts';
import { listPaths, openRealSite } from '../support/sites.ts';
import { visitReal } from '../support/visit.ts';

/** Of a sign, in px: beside words, not in their place. */
const MOST = 64;

describe('without its style sheet', () => {
  it('shows signs no larger than signs', needs('no script'), async () => {
    for (const path of listPaths(await openRealSite())) {
      await visitReal(path, { script: false }, async (page) => {
        const widths = await page.evaluate(() => {
          for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) sheet.remove();
          return [...document.querySelectorAll('.icon, .logo-mark')].map((sign) => sign.getBoundingClientRect().width);
        });
        assert.ok(widths.length > 0 && Math.max(...widths) <= MOST, `${path}: ${Math.max(...widths)} px`);
      });
    }
  });
});
