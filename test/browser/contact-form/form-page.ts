/** What can be asked of the contact form. */
import type { Page } from 'puppeteer-core';
import { KIND } from '../../support/browser/kind.ts';
import { eventually, goBack, isShown, reopen } from '../../support/browser/look.ts';

export const CONTACT = '/contact/';
export const FORM = '.contact-form form';
export const RESULT = '.form-result';
/** What is said of the draft. */
export const KEPT = '[data-kept]';

/** To the page as the browser has kept it, or to one made anew, with what the browser has noted of its fields. */
export const WAYS_BACK = [
  ['to the same page', async () => undefined],
  ['to a new one', (page: Page) => page.evaluateOnNewDocument(() => addEventListener('unload', () => undefined))],
] as const;

export async function wake(page: Page): Promise<void> {
  await page.waitForSelector(`${FORM}:not([hidden])`);
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.type(`#contact-${name}`, value);
}

export function values(page: Page): Promise<string[]> {
  return page.$$eval('.form-input[name]', (fields) => fields.map((field) => String(Reflect.get(field, 'value'))));
}

/** Presses Send, and gives the address that the mail program is asked to open, if any; only Chromium tells. */
export async function send(page: Page): Promise<URL | undefined> {
  if (KIND !== 'chromium') {
    await page.click('.form-send');
    await eventually(() => isShown(page, RESULT));
    return undefined;
  }
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  let asked: string | undefined;
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    asked = url;
  });
  await page.click('.form-send');
  await eventually(() => isShown(page, RESULT));
  // What the session has told by now comes before this answer.
  await session.send('Page.disable');
  await session.detach();
  return asked === undefined ? undefined : new URL(asked);
}

/** To another page and back. */
export async function lookElsewhere(page: Page): Promise<void> {
  await reopen(page, '/member-login/');
  await goBack(page);
}
