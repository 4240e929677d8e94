/** The calculators as a visitor uses them. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { attribute, press, readText, settle } from '../../support/browser/look.ts';

export const FORM = '.calculator-form';
export const FIELD = `${FORM} input`;
export const ERROR = `${FORM} .form-error`;
export const STATUS = '.calculator [role=status]';

export async function wake(page: Page): Promise<void> {
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

/** What the address asks, e.g. "?weekly=150000". */
export function query(page: Page): string {
  return new URL(page.url()).search;
}

/** What the calculator of dividends shows. */
export function readSums(page: Page): Promise<(string | null)[]> {
  return page.$$eval('.calculator table td', (cells) => cells.map(({ textContent }) => textContent));
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

/** Notes what live regions come to say, and what describes each field as it gets the focus; tells how often words were heard. */
export async function listen(page: Page): Promise<(words: string) => Promise<number>> {
  await page.evaluate(() => {
    let heard = '';
    const say = (part: Element | null | undefined) => {
      heard += `${part?.textContent ?? ''}\n`;
    };
    const observer = new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role=status], [role=alert]',
        ),
      );
      for (const region of new Set(regions)) if (region?.getAttribute('aria-live') !== 'off') say(region);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      const names = target instanceof Element ? target.getAttribute('aria-describedby') : null;
      for (const name of names?.split(' ') ?? []) say(document.getElementById(name));
    });
    Object.assign(window, { timesHeard: (words: string) => heard.split(words).length - 1 });
  });
  return (words) => page.evaluate((words) => Reflect.get(window, 'timesHeard')(words), words);
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
  assert.equal(await readText(page, ERROR), message);
  assert.equal(await attribute(page, FIELD, 'aria-invalid'), 'true');
  const described = (await attribute(page, FIELD, 'aria-describedby'))?.split(' ') ?? [];
  assert.ok(described.includes((await attribute(page, ERROR, 'id')) ?? ''));
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
  assert.equal(await readText(page, STATUS), '');
  assert.equal(query(page), '');
}
