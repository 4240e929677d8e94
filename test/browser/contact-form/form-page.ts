/** Helpers for the contact form. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { BROWSER } from '../../support/browser/kind.ts';
import { eventually, goBack, isShown, readAttribute, readText, reopen } from '../../support/browser/page.ts';
import { type Visit, visit } from '../../support/browser/visit.ts';

export const CONTACT = '/contact/';
export const FORM = '.contact-form form';
export const SEND = '.form-send';
export const RESULT = '.form-result';

export const WRITTEN = { name: 'Ada King', email: 'ada@example.com', message: 'Two lines:\nthis & that?' };

/** Back shows the page of the back-forward cache or, with an `unload` listener, a new page with restored fields. */
export const WAYS_BACK = [
  ['to the same page', async () => undefined],
  ['to a new one', (page: Page) => page.evaluateOnNewDocument(() => addEventListener('unload', () => undefined))],
] as const;

/** Opens the contact page and, where there are scripts, waits for that of the form. */
export function visitForm(options: Visit, act: (page: Page) => Promise<void>): Promise<void> {
  return visit(CONTACT, options, async (page) => {
    if (options.script !== false) await waitForIsland(page);
    await act(page);
  });
}

/** Waits until the script has started the form. During a navigation, the page doesn't answer. */
export function waitForIsland(page: Page): Promise<unknown> {
  const isStarted = (form: string) => document.querySelector(`${form}[novalidate]:not([hidden])`) !== null;
  return eventually(() => page.evaluate(isStarted, FORM).catch(() => false));
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.type(`#contact-${name}`, value);
}

/** The values of the fields: name, email, manager and message. */
export function values(page: Page): Promise<string[]> {
  return page.$$eval('.form-input[name]', (fields) => fields.map((field) => String(Reflect.get(field, 'value'))));
}

/** Asserts the values of name, email and message. */
export async function expectWritten(page: Page, texts: readonly string[] = Object.values(WRITTEN)): Promise<void> {
  const [name, email, , message] = await values(page);
  assert.deepEqual([name, email, message], texts);
}

/** Presses Send. @returns the mailto URL that was opened, if any; always undefined outside Chromium */
export async function send(page: Page): Promise<URL | undefined> {
  if (BROWSER !== 'chromium') {
    await page.click(SEND);
    await eventually(() => isShown(page, RESULT));
    return undefined;
  }
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  let asked: string | undefined;
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    asked = url;
  });
  await page.click(SEND);
  await eventually(() => isShown(page, RESULT));
  // Earlier events arrive before this reply.
  await session.send('Page.disable');
  await session.detach();
  return asked === undefined ? undefined : new URL(asked);
}

/** Presses Send on a form with errors. */
export async function sendInvalid(page: Page): Promise<void> {
  await page.click(SEND);
  await page.waitForSelector('.form-summary:focus');
}

/** Reloads the page, or opens another page of the site with the form. */
export async function reload(page: Page, path?: string): Promise<void> {
  await reopen(page, path);
  await waitForIsland(page);
}

/** To another page and back. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await reopen(page, '/member-login/');
  await goBack(page);
  await waitForIsland(page);
}

/** Waits until the result is focused and has this heading. */
export function waitForResult(page: Page, title: string): Promise<unknown> {
  const isShownResult = (title: string) =>
    document.activeElement?.matches('.form-result') && document.querySelector('.form-result h3')?.textContent === title;
  return eventually(() => page.evaluate(isShownResult, title).catch(() => false));
}

/** Asserts that the form keeps the message, also after a reload, and that the result offers to copy it, to mail it and to call. */
export async function expectNothingLost(page: Page): Promise<void> {
  await expectWritten(page);
  assert.equal(await isShown(page, '.form-result [data-copy]'), true);
  assert.match((await readAttribute(page, '[data-result-mail]', 'href')) ?? '', /^mailto:cliff@example\.com\?/);
  assert.ok(await page.$('.form-result a[href^="tel:"]'));
  await reload(page);
  assert.deepEqual(await values(page), [WRITTEN.name, WRITTEN.email, 'cliff', WRITTEN.message]);
}

export async function expectResult(page: Page, text: RegExp): Promise<void> {
  assert.match(await readText(page, RESULT), text);
}
