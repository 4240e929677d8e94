import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import {
  eventually,
  isShown,
  press,
  readFocused,
  readText,
  settle,
  untilHidden,
  untilShown,
} from '../../support/browser/page.ts';
import { NARROW, resize, visitTestSite, WIDE } from '../../support/browser/visit.ts';

const BUTTON = 'button.menu-button';
const DRAWER = 'dialog.menu-drawer';
const SERVICES = '[aria-controls="narrow-menu-services"]';
const SERVICES_LIST = '#narrow-menu-services';
const COMPANY_LIST = '#narrow-menu-company-info';

async function openDrawer(page: Page): Promise<void> {
  await page.waitForSelector(BUTTON);
  await page.tap(BUTTON);
  await page.waitForSelector(`${DRAWER}[open]`);
}

/** Waits until the drawer has stopped moving, so that taps hit their target. */
async function untilStill(page: Page): Promise<void> {
  await page.$eval(DRAWER, (drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
}

describe('the narrow menu', () => {
  it('opens, with its groups, without a script', needs('pages without scripts'), () =>
    visitTestSite('/', { width: NARROW, script: false }, async (page) => {
      await page.tap('.narrow-menu summary');
      await eventually(() => isShown(page, '.menu-drawer'));
      await page.tap('.narrow-menu .menu-group summary');
      await eventually(() => isShown(page, SERVICES_LIST));
      assert.equal(await isShown(page, '.wide-menu'), false);
    }),
  );

  it('is called Menu, loads its script by itself, and opens and closes its groups', () =>
    visitTestSite('/', { width: NARROW }, async (page) => {
      await page.waitForSelector(BUTTON);
      assert.equal(await readText(page, `${BUTTON}[aria-expanded=false]`), 'Menu');
      await openDrawer(page);
      await untilStill(page);
      await page.tap(SERVICES);
      await untilShown(page, SERVICES_LIST);
      await page.tap('[aria-controls="narrow-menu-company-info"]');
      await untilShown(page, COMPANY_LIST);
      assert.equal(await isShown(page, SERVICES_LIST), true);
      await page.tap(SERVICES);
      await untilHidden(page, SERVICES_LIST);
    }));

  it('keeps what was open, and the focus, when the script loads late, and still closes on Escape', () =>
    visitTestSite('/', { width: NARROW, hold: /menu\./, until: 'domcontentloaded' }, async (page, { release }) => {
      await page.focus('.narrow-menu summary');
      await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
      assert.equal(await isShown(page, SERVICES_LIST), true);
      release();
      await page.waitForSelector(`${DRAWER}[open]`);
      assert.ok(await page.$(`${SERVICES}[aria-expanded=true]`));
      assert.equal(await readFocused(page), 'Services');
      await press(page, 'Escape');
      await eventually(async () => (await readFocused(page)) === 'Menu');
    }));

  it('does not slide with reduced motion, and opens the group of the current page', () =>
    visitTestSite('/company-info/company-history/', { width: NARROW, reduced: true }, async (page) => {
      await openDrawer(page);
      assert.equal(await page.$eval(DRAWER, (drawer) => drawer.getAnimations().length), 0);
      assert.equal(await isShown(page, COMPANY_LIST), true);
      assert.equal(await isShown(page, SERVICES_LIST), false);
    }));

  it('does not let the page behind it scroll', () =>
    visitTestSite('/', { width: NARROW }, async (page) => {
      await openDrawer(page);
      await untilStill(page);
      await page.mouse.move(NARROW - 10, 400);
      await page.mouse.wheel({ deltaY: 500 });
      await settle(page);
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
    }));

  it('closes on Escape, on a tap outside it, on its button and in a wide window, and returns the focus', () =>
    visitTestSite('/', { width: NARROW }, async (page) => {
      for (const close of [
        () => press(page, 'Escape'),
        () => page.touchscreen.tap(NARROW - 10, 400),
        () => page.tap('.menu-close'),
      ]) {
        await openDrawer(page);
        await untilStill(page);
        await close();
        await eventually(async () => (await readFocused(page)) === 'Menu');
        // The close event comes later.
        await page.waitForSelector(`${BUTTON}[aria-expanded=false]`);
        await untilHidden(page, DRAWER);
      }
      await openDrawer(page);
      await resize(page, WIDE);
      await page.waitForSelector(`${DRAWER}:not([open])`);
      assert.equal(await readFocused(page), 'Home');
      await resize(page, NARROW);
      assert.equal(await isShown(page, DRAWER), false);
    }));
});
