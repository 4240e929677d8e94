/** What a screen reader says when a calculator is asked: each thing, and once. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { press, settle } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';
import { FORM, wake } from './calculator-page.ts';

const SHOWS = '/services/support-services/food-shows/';

/** Notes what live regions come to say, and what describes each field as it gets the focus. */
async function listen(page: Page): Promise<() => Promise<string>> {
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
    Object.assign(window, { heard: () => heard });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard')());
}

/** Writes into the field. */
async function begin(page: Page, text: string): Promise<() => Promise<string>> {
  await wake(page);
  await page.focus(`${FORM} input`);
  await page.keyboard.type(text);
  return listen(page);
}

const timesIn = (text: string, words: string) => text.split(words).length - 1;

describe('a screen reader', () => {
  for (const [how, act] of [
    ['Enter', (page: Page) => press(page, 'Enter')],
    ['the button by keyboard', (page: Page) => press(page, 'Tab', 'Enter')],
    ['the button by mouse', (page: Page) => page.click(`${FORM} button`)],
  ] as const) {
    it(`reads once what is wrong with an entry: ${how}`, () =>
      visit(SHOWS, {}, async (page) => {
        const heard = await begin(page, 'lots');
        await act(page);
        await page.waitForSelector(`${FORM} input[aria-invalid=true]:focus`);
        await settle(page);
        assert.equal(timesIn(await heard(), 'Enter an amount in dollars'), 1, await heard());
      }));
  }

  it('reads the same words again when another entry is refused for the same reason', () =>
    visit(SHOWS, {}, async (page) => {
      const heard = await begin(page, 'lots');
      await press(page, 'Enter');
      await page.keyboard.type(' more');
      await press(page, 'Enter');
      await settle(page);
      assert.equal(timesIn(await heard(), 'Enter an amount in dollars'), 2, await heard());
    }));

  it('reads whom to ask about what the table does not cover', () =>
    visit(SHOWS, {}, async (page) => {
      const heard = await begin(page, '99999');
      await press(page, 'Enter');
      await page.waitForSelector('.calculator .ask-person');
      await settle(page);
      const name = await page.$eval('.calculator .ask-person strong', ({ textContent }) => textContent ?? '');
      assert.equal(timesIn(await heard(), name), 1, await heard());
    }));
});
