/** The first view stands on the styles that the page carries: when the sheet comes, nothing in it moves or changes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { NARROW, visitReal, WIDE } from '../../support/browser/visit.ts';

const SHEET = 'link[rel=stylesheet]';

/** What stands above the sheet and in the window: where, in which colours and type. */
function readFirstView(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const end = document.querySelector(selector);
    if (!end) throw new Error('no style sheet');
    const isAbove = (element: Element) =>
      (element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && element.checkVisibility();
    const above = [...document.body.querySelectorAll('.header, .header *, main *')].filter(isAbove);
    return above.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (y > innerHeight || x >= innerWidth || width === 0) return [];
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return `${element.tagName}.${element.className} ${[x, y, width, height].map(Math.round)} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
    });
  }, SHEET);
}

/** Faces that come late are put in when a page is rendered anew: that would seem to be the sheet's doing. */
async function withoutFaces(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => (request.url().endsWith('.woff2') ? request.abort() : request.continue()));
}

/** Pictures that are asked for before all else, though nobody sees them until the page is scrolled. */
function findUnseen(page: Page): Promise<string[]> {
  return page.$$eval('img[fetchpriority=high]', (pictures) =>
    pictures.filter((picture) => picture.getBoundingClientRect().top >= innerHeight).map(({ alt }) => alt),
  );
}

describe('the first view of a page', () => {
  it('asks early for no picture that it does not show, on a phone nor on a desktop', async () => {
    for (const path of listPaths(await openRealSite())) {
      for (const width of [NARROW, WIDE]) {
        await visitReal(path, { width }, async (page) =>
          assert.deepEqual(await findUnseen(page), [], `${path}, ${width} px`),
        );
      }
    }
  });

  for (const width of [360, WIDE]) {
    it(`looks the same before its style sheet is there, ${width} px wide`, needs('no script'), async () => {
      for (const path of listPaths(await openRealSite())) {
        await visitReal(path, { width, script: false, prepare: withoutFaces, tolerate: /ERR_FAILED/ }, async (page) => {
          const after = await readFirstView(page);
          await page.$eval(SHEET, (sheet) => Object.assign(sheet, { disabled: true }));
          const before = await readFirstView(page);
          assert.ok(before.length > 10, path);
          assert.deepEqual(before, after, path);
        });
      }
    });
  }
});
