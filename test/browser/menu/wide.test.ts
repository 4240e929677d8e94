import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import {
  attribute,
  eventually,
  focused,
  holdBack,
  isShown,
  press,
  settle,
  untilFocused,
  untilShown,
} from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { visit } from '../../support/browser/visit.ts';

const SERVICES = '[aria-controls="wide-menu-services"]';
const SERVICES_LIST = '#wide-menu-services';
const COMPANY = '[aria-controls="wide-menu-company-info"]';

/** Reaches for the menu, as a pointer would, and waits for its script. */
async function wake(page: Page): Promise<void> {
  await page.hover('.wide-menu .menu-toggle');
  await page.waitForSelector(SERVICES);
}

describe('the wide menu', () => {
  it('opens its lists without a script', needs('no script'), () =>
    visit('/', { script: false }, async (page) => {
      assert.equal(await isShown(page, SERVICES_LIST), false);
      await page.click('.wide-menu summary');
      await eventually(() => isShown(page, SERVICES_LIST));
      assert.equal(await isShown(page, '.narrow-menu'), false);
    }),
  );

  it('loads no script of its own until someone reaches for it', () =>
    visit('/company-info/', {}, async (page) => {
      const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      assert.ok(!(await scripts()).some((name) => name.includes('/menu.')));
      await wake(page);
      assert.ok((await scripts()).some((name) => name.includes('/menu.')));
    }));

  it('has the same words before and after its script comes', () =>
    visit('/', {}, async (page) => {
      const read = () => page.$eval('.wide-menu', ({ textContent }) => textContent);
      const before = await read();
      await wake(page);
      assert.equal(await read(), before);
    }));

  it('keeps a list open, and the focus where it was, when the script comes late', async () => {
    let script = { release() {} };
    const prepare = async (page: Page) => {
      script = await holdBack(page, /menu\./);
    };
    await visit('/', { prepare }, async (page) => {
      await page.focus('.wide-menu summary');
      await press(page, 'Enter', 'Tab', 'Tab');
      assert.equal(await focused(page), 'Product Categories');
      script.release();
      await page.waitForSelector(`${SERVICES}[aria-expanded=true]`);
      assert.equal(await focused(page), 'Product Categories');
      assert.equal(await isShown(page, SERVICES_LIST), true);
    });
  });

  for (const [which, pattern] of [
    ['its script', /menu\./],
    ['the first script of all', /main\./],
  ] as const) {
    it(`loses no press that is under way when ${which} comes`, async () => {
      let script = { release() {} };
      const prepare = async (page: Page) => {
        script = await holdBack(page, pattern);
      };
      await visit('/', { prepare, until: 'domcontentloaded' }, async (page) => {
        await page.hover('.wide-menu summary');
        await page.mouse.down();
        script.release();
        await page.waitForResponse((response) => response.url().includes('/menu.'));
        await page.waitForNetworkIdle();
        await settle(page);
        await page.mouse.up();
        await page.waitForSelector(`${SERVICES}[aria-expanded=true]`);
      });
    });
  }

  it('opens one list at a time', () =>
    visit('/', {}, async (page) => {
      await wake(page);
      await page.click(SERVICES);
      await untilShown(page, SERVICES_LIST);
      await page.click(COMPANY);
      await untilShown(page, SERVICES_LIST, false);
      assert.equal(await attribute(page, COMPANY, 'aria-expanded'), 'true');
      await page.click(COMPANY);
      await untilShown(page, '#wide-menu-company-info', false);
    }));

  it('opens one list at a time also for those who neither point nor move the focus', () =>
    visit('/', {}, async (page) => {
      await wake(page);
      for (const toggle of [SERVICES, COMPANY]) {
        await page.$eval(toggle, (button) => button instanceof HTMLElement && button.click());
        await page.waitForSelector(`${toggle}[aria-expanded=true]`);
      }
      assert.equal(await isShown(page, SERVICES_LIST), false);
    }));

  it('closes on Escape and gives the focus back', () =>
    visit('/', {}, async (page) => {
      await page.focus('.wide-menu .menu-toggle');
      await page.waitForSelector(SERVICES);
      await press(page, 'Enter', 'Tab');
      await untilFocused(page, 'All services');
      await press(page, 'Escape');
      await untilFocused(page, 'Services');
      await untilShown(page, SERVICES_LIST, false);
    }));

  it('closes when the focus leaves, and on a press elsewhere', () =>
    visit('/', {}, async (page) => {
      await wake(page);
      await page.click(SERVICES);
      await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
      await untilFocused(page, 'Support Services');
      assert.equal(await isShown(page, SERVICES_LIST), true);
      await press(page, 'Tab');
      await untilShown(page, SERVICES_LIST, false);
      await page.click(SERVICES);
      await untilShown(page, SERVICES_LIST);
      await page.mouse.click(5, 600);
      await untilShown(page, SERVICES_LIST, false);
    }));

  it('closes when one of its links leads within the page', () =>
    visit('/services/', {}, async (page) => {
      await wake(page);
      await page.click(SERVICES);
      await page.click(`${SERVICES_LIST} a[href$="#support-services"]`);
      await untilShown(page, SERVICES_LIST, false);
      assert.match(page.url(), /#support-services$/);
    }));

  it('marks the current page and its section', () =>
    visit('/company-info/company-history/', {}, async (page) => {
      await wake(page);
      assert.equal(await attribute(page, COMPANY, 'aria-current'), 'true');
      assert.equal(await attribute(page, SERVICES, 'aria-current'), null);
      const current = '.wide-menu a[aria-current=page]';
      assert.equal(await page.$eval(current, ({ textContent }) => textContent), 'Company History');
    }));

  it('opens the members’ login in a new tab, and says so', () =>
    visit('/', {}, async (page) => {
      await wake(page);
      const login = '.wide-menu .menu-login';
      assert.equal(await attribute(page, login, 'target'), '_blank');
      assert.equal(await attribute(page, login, 'rel'), 'noopener');
      assert.equal(await page.$eval(login, ({ textContent }) => textContent), 'Member Login (opens in a new tab)');
    }));
});
