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
  untilFocused,
  untilScripted,
  untilShown,
} from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, resize, visit, WIDE } from '../../support/browser/visit.ts';

const BUTTON = 'button.menu-button';
const DRAWER = 'dialog.menu-drawer';
const SERVICES = '[aria-controls="narrow-menu-services"]';

async function openDrawer(page: Page): Promise<void> {
  await page.waitForSelector(BUTTON);
  await page.tap(BUTTON);
  await page.waitForSelector(`${DRAWER}[open]`);
}

/** Until the drawer stands still, so that taps meet what they are meant for. */
async function arrive(page: Page): Promise<void> {
  await page.$eval(DRAWER, (drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
}

describe('the narrow menu', () => {
  it('opens, with its groups, without a script', needs('no script'), () =>
    visit('/', { width: NARROW, script: false }, async (page) => {
      await page.tap('.narrow-menu summary');
      await eventually(() => isShown(page, '.menu-drawer'));
      await page.tap('.narrow-menu .menu-group summary');
      await eventually(() => isShown(page, '#narrow-menu-services'));
      assert.equal(await isShown(page, '.wide-menu'), false);
    }),
  );

  it('is called Menu, and wakes by itself', () =>
    visit('/', { width: NARROW }, async (page) => {
      await page.waitForSelector(BUTTON);
      assert.equal(await page.$eval(BUTTON, ({ textContent }) => textContent), 'Menu');
      assert.equal(await attribute(page, BUTTON, 'aria-expanded'), 'false');
    }));

  it('keeps what was open, and the focus, when the script comes late', async () => {
    let script = { release() {} };
    const prepare = async (page: Page) => {
      script = await holdBack(page, /menu\./);
    };
    await visit('/', { width: NARROW, prepare, until: 'domcontentloaded' }, async (page) => {
      await page.focus('.narrow-menu summary');
      await press(page, 'Enter', 'Tab', 'Tab', 'Enter');
      assert.equal(await isShown(page, '#narrow-menu-services'), true);
      script.release();
      await page.waitForSelector(`${DRAWER}[open]`);
      assert.equal(await attribute(page, SERVICES, 'aria-expanded'), 'true');
      assert.equal(await focused(page), 'Services');
    });
  });

  it('slides in from the left', () =>
    visit('/', { width: NARROW }, async (page) => {
      // So slowly that it is still at the start, however late the test looks.
      await page.evaluate(() => document.documentElement.style.setProperty('--easy', '1000s'));
      await openDrawer(page);
      const right = await page.$eval(DRAWER, (drawer) => drawer.getBoundingClientRect().right);
      assert.ok(right < NARROW / 4, `its right edge starts at ${right}`);
    }));

  it('does not slide under reduced motion', () =>
    visit('/', { width: NARROW, reduced: true }, async (page) => {
      await openDrawer(page);
      assert.equal(await page.$eval(DRAWER, (drawer) => drawer.getAnimations().length), 0);
    }));

  it('opens and closes its groups', () =>
    visit('/', { width: NARROW }, async (page) => {
      await openDrawer(page);
      await arrive(page);
      await page.tap(SERVICES);
      await untilShown(page, '#narrow-menu-services');
      await page.tap('[aria-controls="narrow-menu-company-info"]');
      await untilShown(page, '#narrow-menu-company-info');
      assert.equal(await isShown(page, '#narrow-menu-services'), true);
      await page.tap(SERVICES);
      await untilShown(page, '#narrow-menu-services', false);
    }));

  it('opens the group of the page that is shown', () =>
    visit('/company-info/company-history/', { width: NARROW }, async (page) => {
      await openDrawer(page);
      assert.equal(await isShown(page, '#narrow-menu-company-info'), true);
      assert.equal(await isShown(page, '#narrow-menu-services'), false);
    }));

  it('keeps the focus inside', () =>
    visit('/', { width: NARROW }, async (page) => {
      await openDrawer(page);
      for (let step = 0; step < 12; step += 1) {
        await press(page, 'Tab');
        // The body has the focus while the browser's own controls have it.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        assert.ok(inside, `after ${step + 1} steps the focus was on ${await focused(page)}`);
      }
    }));

  for (const [way, close] of [
    ['Escape', (page: Page) => press(page, 'Escape')],
    ['a tap beside it', (page: Page) => page.touchscreen.tap(NARROW - 10, 400)],
    ['its button', (page: Page) => page.tap('.menu-close')],
  ] as const) {
    it(`closes on ${way} and gives the focus back`, () =>
      visit('/', { width: NARROW }, async (page) => {
        await openDrawer(page);
        await arrive(page);
        await close(page);
        await untilFocused(page, 'Menu');
        // The browser tells of the closing a moment later.
        await page.waitForSelector(`${BUTTON}[aria-expanded=false]`);
        await untilShown(page, DRAWER, false);
      }));
  }

  it('holds the page behind still', () =>
    visit('/', { width: NARROW }, async (page) => {
      await openDrawer(page);
      await page.mouse.move(NARROW - 10, 400);
      await page.mouse.wheel({ deltaY: 500 });
      await arrive(page);
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
    }));

  it('closes when the window is widened, and lets go of the page', () =>
    visit('/', { width: NARROW }, async (page) => {
      await openDrawer(page);
      await resize(page, WIDE);
      await page.waitForFunction(() => !document.querySelector('dialog')?.open);
      await resize(page, NARROW);
      assert.equal(await isShown(page, DRAWER), false);
    }));

  it('closes when the window is widened before the next frame', async () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        window.requestAnimationFrame = () => 0;
      });
    await visit('/', { width: NARROW, clock: true, prepare }, async (page) => {
      await openDrawer(page);
      await resize(page, WIDE);
      await eventually(() => page.$eval(DRAWER, (drawer) => !Reflect.get(drawer, 'open')));
    });
  });

  it('lets go of a page that was widened before the script came', async () => {
    let script = { release() {} };
    const prepare = async (page: Page) => {
      script = await holdBack(page, /menu\./);
    };
    await visit('/', { width: NARROW, prepare, until: 'domcontentloaded' }, async (page) => {
      await untilScripted(page);
      await page.tap('.narrow-menu summary');
      await resize(page, WIDE);
      script.release();
      await page.waitForSelector(BUTTON);
      await page.click('.wide-menu button');
      await untilShown(page, '#wide-menu-services');
      assert.equal(await page.$(`${DRAWER}[open]`), null);
    });
  });

  it('gives the focus to its button on Escape, also when the script came late', async () => {
    let script = { release() {} };
    const prepare = async (page: Page) => {
      script = await holdBack(page, /menu\./);
    };
    await visit('/', { width: NARROW, prepare, until: 'domcontentloaded' }, async (page) => {
      await page.focus('.narrow-menu summary');
      await press(page, 'Enter', 'Tab');
      script.release();
      await page.waitForSelector(`${DRAWER}[open]`);
      await untilFocused(page, 'Home');
      await press(page, 'Escape');
      await untilFocused(page, 'Menu');
    });
  });
});
