/** Uses the calculators as a visitor does. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { press, readAttribute, readText, readUrl, settle, untilShown } from '../../support/browser/page.ts';

export const FORM = '.calculator-form';
export const FIELD = `${FORM} input`;
export const ERROR = `${FORM} .form-error`;
export const STATUS = '.calculator [role=status]';

export async function waitForIsland(page: Page): Promise<void> {
  await page.$eval('.calculator', (part) => part.scrollIntoView({ behavior: 'instant' }));
  await untilShown(page, `${FIELD}:enabled`);
}

/** Replaces the value of the field and presses Enter. */
export async function calculate(page: Page, text: string): Promise<void> {
  await page.$eval(FIELD, (field, value) => Object.assign(field, { value }), text);
  await typeAndEnter(page, '');
}

export async function typeAndEnter(page: Page, keys: string): Promise<void> {
  await page.focus(FIELD);
  await page.keyboard.type(keys);
  await press(page, 'Enter');
  await settle(page);
}

/** e.g. "?dividend=2500" */
export async function readQuery(page: Page): Promise<string> {
  return new URL(await readUrl(page)).search;
}

export async function expectError(page: Page, message: string): Promise<void> {
  assert.equal(await readText(page, ERROR), message);
  assert.equal(await readAttribute(page, FIELD, 'aria-invalid'), 'true');
  const described = (await readAttribute(page, FIELD, 'aria-describedby'))?.split(' ') ?? [];
  assert.ok(described.includes((await readAttribute(page, ERROR, 'id')) ?? ''));
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
  assert.equal(await readText(page, STATUS), '');
  assert.equal(await readQuery(page), '');
}
