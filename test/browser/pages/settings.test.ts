/** Readers who space their text, enlarge it or zoom in: nothing is cut off, and nothing stands in the way of something else. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { settle } from '../../support/browser/look.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { resize, visit, visitReal } from '../../support/browser/visit.ts';
import { findCrowded, findCut } from './cut.ts';
import { STATES } from './states.ts';

interface Reader {
  style?: string;
  leastFont?: number;
  /** Of the window, in px. */
  widths: readonly number[];
  height?: number;
  /** Of a window that has the wide menu, if there is such a reader. */
  wide?: number;
}

const READERS: Record<string, Reader> = {
  // WCAG 2.2, 1.4.12.
  'spaced text': {
    style:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
      'p { margin-block-end: 2em !important; }',
    widths: [320, 768, 1280],
    wide: 1280,
  },
  'text of 200 %': { style: ':root { font-size: 200% !important; }', widths: [360, 768, 1280], wide: 2560 },
  'text of no less than 20 px': { leastFont: 20, widths: [320, 768, 1280], wide: 1280 },
  // A window of 1280 by 1024 px; WCAG 2.2, 1.4.10.
  'a zoom of 400 %': { widths: [320], height: 256 },
};

async function dress(page: Page, { style = '' }: Reader): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

describe('whoever reads with', () => {
  for (const [setting, reader] of Object.entries(READERS)) {
    const { leastFont, widths, height } = reader;
    it(`${setting} can read every page`, async () => {
      const trouble: string[] = [];
      for (const path of listPaths(await openRealSite())) {
        await visitReal(path, { leastFont, height }, async (page) => {
          await dress(page, reader);
          for (const width of widths) {
            await resize(page, width);
            await settle(page);
            const found = [...(await findCut(page)), ...(await findCrowded(page))];
            trouble.push(...found.map((words) => `${path} at ${width} px: ${words}`));
          }
        });
      }
      assert.deepEqual(trouble, []);
    });

    for (const [name, { path, width: wanted, within, act }] of Object.entries(STATES)) {
      const width = wanted === 'wide' ? reader.wide : Math.min(wanted, ...widths);
      if (width === undefined) continue;
      it(`${setting} can read ${name}`, () =>
        visit(path, { leastFont, height, width, tolerate: /404/ }, async (page) => {
          await dress(page, reader);
          await act(page);
          await settle(page);
          assert.deepEqual(await findCrowded(page, within), []);
        }));
    }
  }
});
