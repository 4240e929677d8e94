/** Reads the tabs of the services. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import type { BasicPage } from '../../support/browser/page.ts';

export const PRODUCTS = 'product-categories';
export const RETAIL = 'retail-services';
export const SUPPORT = 'support-services';

export function listShownPanels(page: BasicPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.tab-panel')].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
  );
}

/** The ids of the panels whose tabs match. */
function listPanels(page: Page, selector: string): Promise<(string | null)[]> {
  return page.$$eval(`[role=tab]${selector}`, (tabs) => tabs.map((tab) => tab.getAttribute('aria-controls')));
}

export async function waitForIsland(page: Page): Promise<void> {
  await page.waitForSelector('[role=tab]');
}

/** Waits until the tab of a panel is chosen, and asserts that no other is. */
export async function expectChosen(page: Page, id: string): Promise<void> {
  await page.waitForSelector(`[role=tab][aria-selected=true][aria-controls=${id}]`);
  assert.deepEqual(await listPanels(page, '[aria-selected=true]'), [id]);
  assert.deepEqual(await listPanels(page, '[tabindex="0"]'), [id]);
  assert.deepEqual(await listShownPanels(page), [id]);
}
