/** What the scripts of pages weigh, as a server sends them; they are the same on every site. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { BUDGETS } from '../../../site/report/budgets.ts';
import { eventually, untilScripted } from '../../support/browser/look.ts';
import { openTown } from '../../support/browser/sites.ts';
import { visit } from '../../support/browser/visit.ts';

/** Names of the scripts that a page has loaded by now, e.g. "main.1F2E3D4C.js". */
function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(/.*\//, ''))
        .filter((name) => name.endsWith('.js')),
    ),
  ]);
}

async function weigh(names: readonly string[]): Promise<number> {
  const { folder } = await openTown();
  return names
    .map((name) => brotliCompressSync(readFileSync(join(folder, 'assets', name))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

async function useAll(page: Page): Promise<void> {
  await untilScripted(page);
  for (const island of await page.$$('[data-island]')) {
    await island.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.dispatchEvent(new Event('pointerenter'));
    });
    await page.waitForNetworkIdle({ idleTime: 50 });
  }
}

/** What stands there once the menu's script has come. */
const MENU = 'button.menu-toggle';

describe('the scripts', () => {
  it(`are one of no more than ${BUDGETS.script} bytes where no island is in use`, () =>
    visit('/member-login/', {}, async (page) => {
      await eventually(async () => (await loaded(page)).length > 0);
      const names = await loaded(page);
      assert.equal(names.length, 1);
      assert.ok((await weigh(names)) <= BUDGETS.script);
    }));

  it('are no more than 9 KB with the menu', () =>
    visit('/member-login/', {}, async (page) => {
      await useAll(page);
      await page.waitForSelector(MENU);
      const names = (await loaded(page)).filter((name) => !name.startsWith('main.'));
      const bytes = await weigh(names);
      assert.ok(names.length > 1 && bytes <= 9000, `${bytes} bytes: ${names}`);
    }));

  it('add no more than 1 KB where a card can be copied from', () =>
    visit('/contact/', {}, async (page) => {
      await useAll(page);
      await eventually(async () => (await loaded(page)).some((name) => name.startsWith('copy.')));
      const names = (await loaded(page)).filter((name) => name.startsWith('copy.'));
      const bytes = await weigh(names);
      assert.ok(names.length === 1 && bytes <= 1000, `${bytes} bytes: ${names}`);
    }));

  it('hold none for cards where no card stands', () =>
    visit('/services/', {}, async (page) => {
      await useAll(page);
      assert.ok(!(await loaded(page)).some((name) => name.startsWith('copy.')));
    }));
  for (const path of [
    '/services/support-services/food-shows/',
    '/membership/',
    '/services/retail-services/retail-store-development/',
  ]) {
    it(`of the calculator add no more than 4 KB to those of the menu: ${path}`, () =>
      visit('/member-login/', {}, async (page) => {
        await useAll(page);
        await page.waitForSelector(MENU);
        const others = await loaded(page);
        await page.goto(new URL(path, page.url()).href);
        await useAll(page);
        await page.waitForSelector('.calculator-form:not([hidden])');
        const own = (await loaded(page)).filter((name) => !others.includes(name));
        const bytes = await weigh(own);
        assert.ok(own.length > 0 && bytes <= 4096, `${bytes} bytes: ${own}`);
      }));
  }

  for (const [path, most] of [
    ['/', 18_100],
    ['/services/', 10_200],
    ['/contact/', 12_710],
    ['/site-map/', 11_700],
  ] as const) {
    it(`of ${path} are no more than ${most} bytes in all`, () =>
      visit(path, {}, async (page) => {
        await useAll(page);
        await eventually(async () => (await loaded(page)).length > 3);
        const names = await loaded(page);
        const bytes = await weigh(names);
        assert.ok(bytes <= most, `${bytes} bytes: ${names}`);
      }));
  }
});
