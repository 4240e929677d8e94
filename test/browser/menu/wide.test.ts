import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import {
  eventually,
  isShown,
  press,
  readAttribute,
  readFocused,
  readText,
  readUrl,
  settle,
  untilHidden,
  untilShown,
} from '../../support/browser/page.ts';
import { resize, visitTestSite } from '../../support/browser/visit.ts';

const SERVICES = '[aria-controls="wide-menu-services"]';
const SERVICES_LIST = '#wide-menu-services';
const COMPANY = '[aria-controls="wide-menu-company-info"]';

async function waitForIsland(page: Page): Promise<void> {
  await page.hover('.wide-menu .menu-toggle');
  await page.waitForSelector(SERVICES);
}

describe('the wide menu', () => {
  it('opens its lists without a script', needs('pages without scripts'), () =>
    visitTestSite('/', { script: false }, async (page) => {
      assert.equal(await isShown(page, SERVICES_LIST), false);
      await page.click('.wide-menu summary');
      await eventually(() => isShown(page, SERVICES_LIST));
      assert.equal(await isShown(page, '.narrow-menu'), false);
    }),
  );

  it('stays on one line from 768 px, also beside a scroll bar', () =>
    visitTestSite('/', { width: 768 }, async (page) => {
      await page.$eval('body', ({ style }) => {
        style.marginInlineEnd = '17px';
      });
      for (const width of [768, 776, 784, 800, 824]) {
        await resize(page, width);
        const tops = await page.$$eval('.wide-menu .menu-list > *', (items) =>
          items.map((item) => item.getBoundingClientRect().top),
        );
        assert.equal(new Set(tops).size, 1, `${width} px`);
      }
    }));

  it('loads its script when the pointer is over it, and keeps its text and current page', () =>
    visitTestSite('/company-info/company-history/', {}, async (page) => {
      const hasLoaded = () =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/menu.')));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      assert.equal(await hasLoaded(), false);
      const before = await readText(page, '.wide-menu');
      await waitForIsland(page);
      assert.equal(await readText(page, '.wide-menu'), before);
      assert.equal(await readAttribute(page, COMPANY, 'aria-current'), 'true');
      assert.equal(await readAttribute(page, SERVICES, 'aria-current'), null);
    }));

  it('keeps a list open, and the focus, when the script loads late', () =>
    visitTestSite('/', { hold: /menu\./ }, async (page, { release }) => {
      await page.focus('.wide-menu summary');
      await press(page, 'Enter', 'Tab', 'Tab');
      assert.equal(await readFocused(page), 'Product Categories');
      release();
      await page.waitForSelector(`${SERVICES}[aria-expanded=true]`);
      assert.equal(await readFocused(page), 'Product Categories');
      assert.equal(await isShown(page, SERVICES_LIST), true);
    }));

  for (const [which, hold] of [
    ['its script', /menu\./],
    ['the script of the site', /main\./],
  ] as const) {
    it(`opens a list on a press that begins before ${which} loads`, () =>
      visitTestSite('/', { hold, until: 'domcontentloaded' }, async (page, { release }) => {
        await untilShown(page, '.wide-menu summary');
        await page.hover('.wide-menu summary');
        await page.mouse.down();
        release();
        await page.waitForResponse((response) => response.url().includes('/menu.'));
        await page.waitForNetworkIdle();
        await settle(page);
        await page.mouse.up();
        await page.waitForSelector(`${SERVICES}[aria-expanded=true]`);
      }));
  }

  it('opens one list at a time, and closes when the focus leaves, on a press elsewhere, and on a link within the page', () =>
    visitTestSite('/services/', {}, async (page) => {
      await waitForIsland(page);
      // As in Safari, where a click does not focus a button.
      const clickWithoutFocus = async (toggle: string, { opens }: { opens: boolean }) => {
        await page.$eval(toggle, (button) => button instanceof HTMLElement && button.click());
        await page.waitForSelector(`${toggle}[aria-expanded=${opens}]`);
      };
      await clickWithoutFocus(SERVICES, { opens: true });
      await clickWithoutFocus(COMPANY, { opens: true });
      assert.equal(await isShown(page, SERVICES_LIST), false);
      await page.click(SERVICES);
      await page.$$(`${SERVICES_LIST} a`).then((links) => links.at(-1)?.focus());
      await settle(page);
      assert.equal(await isShown(page, SERVICES_LIST), true);
      await press(page, 'Tab');
      await untilHidden(page, SERVICES_LIST);
      await page.click(SERVICES);
      await untilShown(page, SERVICES_LIST);
      await page.mouse.click(5, 600);
      await untilHidden(page, SERVICES_LIST);
      await page.click(SERVICES);
      await page.click(`${SERVICES_LIST} a[href$="#support-services"]`);
      await untilHidden(page, SERVICES_LIST);
      assert.match(await readUrl(page), /#support-services$/);
    }));
});
