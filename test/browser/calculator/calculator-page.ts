/** The calculators as a visitor uses them. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { attribute, press, settle } from '../../support/browser/look.ts';

export const FORM = '.calculator-form';
export const ERROR = `${FORM} .form-error`;
export const STATUS = '.calculator [role=status]';

export async function wake(page: Page): Promise<void> {
  await page.$eval('.calculator', (part) => part.scrollIntoView({ behavior: 'instant' }));
  await page.waitForSelector(`${FORM}:not([hidden])`);
}

/** Fills the field in and presses Enter. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.$eval(`${FORM} input`, (field, text) => Object.assign(field, { value: text }), text);
  await page.focus(`${FORM} input`);
  await press(page, 'Enter');
  await settle(page);
}

export async function words(page: Page, selector: string): Promise<string> {
  return (await page.$eval(selector, ({ textContent }) => textContent ?? '')).replace(/\s+/g, ' ').trim();
}

/** What the address asks, e.g. "?weekly=150000". */
export function query(page: Page): string {
  return new URL(page.url()).search;
}

/** Counts how often a screen reader has something to announce: changes that come in one go are one. */
export async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  await page.$eval(STATUS, (status) => {
    let announced = 0;
    const observer = new MutationObserver(() => {
      announced += 1;
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { countAnnounced: () => announced });
  });
  return () => page.evaluate(() => Reflect.get(window, 'countAnnounced')());
}

/** By how many pixels a part juts out of another. */
export function overhang(page: Page, part: string, whole: string): Promise<number> {
  return page.evaluate(
    (selectors) => {
      const [right = 0, edge = 0] = selectors.map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().right,
      );
      return right - edge;
    },
    [part, whole],
  );
}

export async function expectRefused(page: Page, message: string): Promise<void> {
  assert.equal(await words(page, ERROR), message);
  assert.equal(await attribute(page, `${FORM} input`, 'aria-invalid'), 'true');
  const described = (await attribute(page, `${FORM} input`, 'aria-describedby'))?.split(' ') ?? [];
  assert.ok(described.includes((await attribute(page, ERROR, 'id')) ?? ''));
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
  assert.equal(await words(page, STATUS), '');
  assert.equal(query(page), '');
}
