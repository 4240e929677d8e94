/** What can be asked of a contact form that posts. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { attribute, eventually, isShown } from '../../support/browser/look.ts';

export const SEND = '.form-send';
export const RESULT = '.form-result';
export const WRITTEN = { name: 'Ada King', email: 'ada@example.com', message: 'Two lines:\nthis & that?' };

export async function write(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(WRITTEN)) await page.type(`#contact-${name}`, value);
}

/** Until the script has taken the form over. While a page is left, it cannot be asked. */
export function wake(page: Page): Promise<void> {
  return eventually(() => page.evaluate(() => document.querySelector('form')?.noValidate ?? false).catch(() => false));
}

export async function send(page: Page): Promise<void> {
  await wake(page);
  await write(page);
  await page.click(SEND);
}

export function untilTold(page: Page, title: string): Promise<void> {
  const told = (title: string) =>
    document.activeElement?.matches('.form-result') && document.querySelector('.form-result h3')?.textContent === title;
  return eventually(async () => (await page.evaluate(told, title).catch(() => false)) ?? false);
}

export function values(page: Page): Promise<string[]> {
  return page.$$eval('.form .form-input', (fields) => fields.map((field) => String(Reflect.get(field, 'value'))));
}

export const typed = [WRITTEN.name, WRITTEN.email, 'cliff', WRITTEN.message];

/** Everything is still there, on the page and in what a new load brings back; and there are other ways. */
export async function assertNothingLost(page: Page): Promise<void> {
  assert.deepEqual(await values(page), typed);
  assert.equal(await isShown(page, '.form-result [data-copy]'), true);
  assert.match((await attribute(page, '[data-result-mail]', 'href')) ?? '', /^mailto:cliff@example\.com\?/);
  assert.ok(await page.$('.form-result a[href^="tel:"]'));
  await page.reload();
  await wake(page);
  assert.deepEqual(await values(page), typed);
}
