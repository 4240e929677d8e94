/** When the style sheet does not come, the page is plain, and still a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, holdBack, untilScripted, untilShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { visit, visitReal } from '../../support/browser/visit.ts';

/** Of a sign, in px: beside words, not in their place. */
const MOST = 64;

const SHEET = /\/assets\/site\.\w+\.css$/;

const isStyled = (page: Page) =>
  page.evaluate((sheet) => {
    const isIt = ({ href }: CSSStyleSheet) => href !== null && new RegExp(sheet).test(href);
    return [...document.styleSheets].some(isIt);
  }, SHEET.source);

describe('without its style sheet', () => {
  it('shows all of the page after a while, and its styles when they come', async () => {
    let sheet = { release() {} };
    const prepare = async (page: Page) => {
      sheet = await holdBack(page, SHEET);
    };
    await visit('/membership/', { until: 'domcontentloaded', prepare }, async (page) => {
      await untilShown(page, '.footer');
      await untilScripted(page);
      assert.equal(await isStyled(page), false);
      sheet.release();
      await eventually(() => isStyled(page));
    });
  });

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
