/** Uses the contact form as a visitor does. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import {
  eventually,
  goBack,
  goTo,
  isShown,
  readAttribute,
  readText,
  reload,
  runFirst,
  untilTrue,
} from '../../support/browser/page.ts';
import { getTestSite } from '../../support/browser/sites.ts';
import { type Visit, visitSite } from '../../support/browser/visit.ts';

export const CONTACT = '/contact/';
export const FORM = '.contact-form form';
export const SEND = '.form-send';
export const RESULT = '.form-result';

/** What tests write into the fields. */
export const WRITTEN = { name: 'Ada King', email: 'ada@example.com', message: 'Two lines:\nthis & that?' };

/**
 * Where Back leads, and a function that prepares the page for it. The back-forward cache keeps no page with an `unload`
 * listener, so Back reloads such a page and restores its fields.
 */
export const WAYS_BACK = [
  ['to the same page', async () => undefined],
  ['to a reloaded page', runFirst(() => addEventListener('unload', () => undefined))],
] as const;

/** Opens the contact page, by default of the test site. */
export async function visitForm(options: Visit, act: (page: Page) => Promise<void>): Promise<void> {
  const { address = getTestSite().address } = options;
  return visitSite(CONTACT, { ...options, address }, async (page) => {
    if (options.script !== false) await waitForIsland(page);
    await act(page);
  });
}

/** Waits for the script of the form. Doesn't use `waitForSelector`, which fails while the page is navigating. */
export function waitForIsland(page: Page): Promise<unknown> {
  return untilTrue(page, (form) => document.querySelector(`${form}[novalidate]:not([hidden])`) !== null, FORM);
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.type(`#contact-${name}`, value);
}

/** The values of the fields: name, email, recipient and message. */
export function readValues(page: Page): Promise<string[]> {
  return page.$$eval('.form-input[name]', (fields) => fields.map((field) => String(Reflect.get(field, 'value'))));
}

export async function expectWritten(page: Page, texts: readonly string[] = Object.values(WRITTEN)): Promise<void> {
  const [name, email, , message] = await readValues(page);
  assert.deepEqual([name, email, message], texts);
}

export async function send(page: Page): Promise<void> {
  await page.click(SEND);
  await eventually(() => isShown(page, RESULT));
}

/** Presses Send; only for Chromium. @returns the mailto URL that was opened, if any */
export async function sendByMail(page: Page): Promise<URL | undefined> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  let opened: URL | undefined;
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    opened = new URL(url);
  });
  await send(page);
  // Earlier events arrive before this reply.
  await session.send('Page.disable');
  await session.detach();
  return opened;
}

export async function sendInvalid(page: Page): Promise<void> {
  await page.click(SEND);
  await page.waitForSelector('.form-summary:focus');
}

export async function openForm(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await waitForIsland(page);
}

export async function reloadForm(page: Page): Promise<void> {
  await reload(page);
  await waitForIsland(page);
}

export async function leaveAndReturn(page: Page): Promise<void> {
  await goTo(page, '/member-login/');
  await goBack(page);
  await waitForIsland(page);
}

export function waitForResult(page: Page, title: string): Promise<unknown> {
  const isFocusedResult = (title: string) =>
    document.activeElement?.matches('.form-result') && document.querySelector('.form-result h3')?.textContent === title;
  return untilTrue(page, isFocusedResult, title);
}

/** Asserts that the form keeps its values, also after a reload, and that the result offers to copy, mail or call. */
export async function expectNothingLost(page: Page): Promise<void> {
  await expectWritten(page);
  assert.equal(await isShown(page, '.form-result [data-copy]'), true);
  assert.match((await readAttribute(page, '[data-result-mail]', 'href')) ?? '', /^mailto:hello@example\.com\?/);
  assert.ok(await page.$('.form-result a[href^="tel:"]'));
  await reloadForm(page);
  assert.deepEqual(await readValues(page), [WRITTEN.name, WRITTEN.email, '', WRITTEN.message]);
}

export async function expectResult(page: Page, text: RegExp): Promise<void> {
  assert.match(await readText(page, RESULT), text);
}
