/** Uses the calculators as a visitor does. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { press, readAttribute, readText, readUrl, settle } from '../../support/browser/page.ts';

export const FORM = '.calculator-form';
export const FIELD = `${FORM} input`;
export const ERROR = `${FORM} .form-error`;
export const STATUS = '.calculator [role=status]';

export async function waitForIsland(page: Page): Promise<void> {
  await page.$eval('.calculator', (part) => part.scrollIntoView({ behavior: 'instant' }));
  await page.waitForSelector(`${FORM}:not([hidden])`);
}

/** Fills the field in and presses Enter. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.$eval(FIELD, (field, text) => Object.assign(field, { value: text }), text);
  await enter(page, '');
}

/** Types into the field and presses Enter. */
export async function enter(page: Page, keys: string): Promise<void> {
  await page.focus(FIELD);
  await page.keyboard.type(keys);
  await press(page, 'Enter');
  await settle(page);
}

/** The query of the address, e.g. "?weekly=150000". */
export async function query(page: Page): Promise<string> {
  return new URL(await readUrl(page)).search;
}

/** The results of the dividend calculator. */
export function readSums(page: Page): Promise<(string | null)[]> {
  return page.$$eval('.calculator table td', (cells) => cells.map(({ textContent }) => textContent));
}

/** By how many pixels an element overflows another. */
export function overhang(page: Page, part: string, whole: string): Promise<number> {
  return page.$eval(
    whole,
    (whole, part) => {
      const right = whole.querySelector(part)?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
      return right - whole.getBoundingClientRect().right;
    },
    part,
  );
}

export async function expectRefused(page: Page, message: string): Promise<void> {
  assert.equal(await readText(page, ERROR), message);
  assert.equal(await readAttribute(page, FIELD, 'aria-invalid'), 'true');
  const described = (await readAttribute(page, FIELD, 'aria-describedby'))?.split(' ') ?? [];
  assert.ok(described.includes((await readAttribute(page, ERROR, 'id')) ?? ''));
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
  assert.equal(await readText(page, STATUS), '');
  assert.equal(await query(page), '');
}
