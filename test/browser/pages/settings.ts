/** Readers who space their text, enlarge it or zoom in: nothing is cut off, and nothing stands in the way of something else. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { ask, wake as wakeCalculator } from '../calculator/calculator-page.ts';
import { press, settle, untilShown } from '../support/look.ts';
import { listPaths, openRealSite } from '../support/sites.ts';
import { NARROW, resize, visit, visitReal } from '../support/visit.ts';
import { findCrowded, findCut } from './cut.ts';

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

interface State {
  path: string;
  width: number | 'wide';
  within: string;
  act(page: Page): Promise<unknown>;
}

/** What a first load does not show, and the part of the page that shows it. */
const STATES: Record<string, State> = {
  'the wide menu': {
    path: '/',
    width: 'wide',
    within: '#wide-menu-services',
    async act(page) {
      await untilShown(page, '.wide-menu .menu-toggle');
      await page.hover('.wide-menu');
      await page.waitForSelector('[aria-controls=wide-menu-services]');
      await page.focus('[aria-controls=wide-menu-services]');
      await press(page, 'Enter');
      await untilShown(page, '#wide-menu-services');
    },
  },
  'the last of the tabs': {
    path: '/services/',
    width: NARROW,
    within: 'main',
    async act(page) {
      await page.waitForSelector('[role=tab]');
      await page.focus('[role=tab]');
      await press(page, 'End');
      await untilShown(page, '#support-services');
    },
  },
  'an amount that is refused': {
    path: '/services/support-services/food-shows/',
    width: NARROW,
    within: '.calculator',
    act: (page) => wakeCalculator(page).then(() => ask(page, 'lots')),
  },
  'the drawer': {
    path: '/',
    width: NARROW,
    within: 'dialog',
    async act(page) {
      await page.waitForSelector('button.menu-button');
      await page.tap('button.menu-button');
      await page.waitForSelector('dialog[open]');
      await page.$eval('dialog', (drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
      await page.tap('[aria-controls=narrow-menu-services]');
      await untilShown(page, '#narrow-menu-services');
    },
  },
  'a form with mistakes': {
    path: '/contact/',
    width: NARROW,
    within: '.contact-form',
    async act(page) {
      await untilShown(page, '.form-send');
      await page.click('.form-send');
      await page.waitForSelector('.form-summary:focus');
    },
  },
  'an amount that is answered': {
    path: '/services/support-services/food-shows/',
    width: NARROW,
    within: '.calculator',
    act: (page) => wakeCalculator(page).then(() => ask(page, '9999999')),
  },
  'a filter that finds nothing': {
    path: '/site-map/',
    width: NARROW,
    within: 'main',
    async act(page) {
      await untilShown(page, '#page-filter');
      await page.type('#page-filter', 'grocry');
      await untilShown(page, '[data-none]');
    },
  },
  'a page that has moved': {
    path: '/servces/grocery',
    width: NARROW,
    within: 'main',
    act: (page) => page.waitForSelector('.nearest a'),
  },
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
