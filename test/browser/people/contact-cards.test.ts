/** The cards of people: to call, to mail, to copy from, to save, and to write to by the form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { readClipboard, withClipboard } from '../../support/browser/clipboard.ts';
import { eventually, focused, isShown, press, untilShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { visit } from '../../support/browser/visit.ts';

const CONTACT = '/contact/';
const PHONE = '.people .contact-card .copyable:first-child';

/** Cards wake as they come into view, and one that is passed within a frame was never in view. */
async function wakeAll(page: Page): Promise<void> {
  for (const card of await page.$$('.people li')) {
    await card.evaluate((element) => element.scrollIntoView());
    await page.waitForFunction((element) => !element.querySelector('.copy[hidden]'), {}, card);
  }
}

/** Notes every word that is announced on the page from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = () => {
      const words = [...document.querySelectorAll('.copied')].map(({ textContent }) => textContent).filter(Boolean);
      heard.push(...words);
    };
    for (const status of document.querySelectorAll('.copied')) {
      new MutationObserver(note).observe(status, { childList: true });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

describe('a contact card', () => {
  it('copies a phone number and then an address, and says so once each', () =>
    withClipboard(() =>
      visit(CONTACT, {}, async (page) => {
        await untilShown(page, `${PHONE} .copy`);
        const heard = await listen(page);
        const [phone, email] = await page.$$('.people li:first-child .copy');
        await phone?.click();
        await eventually(async () => (await heard()).length === 1);
        assert.match(await readClipboard(page), /^\(800\) 555-\d{4}$/);
        await email?.click();
        await eventually(async () => (await heard()).length === 2);
        assert.match(await readClipboard(page), /^\S+@example\.com$/);
        assert.deepEqual(await heard(), ['Copied', 'Copied']);
        assert.equal((await page.$$('.copy[data-done]')).length, 1);
      }),
    ));

  it('is copied from by the keyboard, and keeps the focus', () =>
    withClipboard(() =>
      visit(CONTACT, {}, async (page) => {
        await untilShown(page, `${PHONE} .copy`);
        await page.focus(`${PHONE} a`);
        await press(page, 'Tab');
        assert.match(await focused(page), /^Copy \(800\) 555-\d{4}$/);
        await press(page, 'Enter');
        await page.waitForSelector('.copied:not(:empty)');
        assert.match(await focused(page), /^Copy/);
      }),
    ));

  it('selects what it may not copy, and says so', () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
    return visit(CONTACT, { prepare }, async (page) => {
      await untilShown(page, `${PHONE} .copy`);
      await page.click(`${PHONE} .copy`);
      await page.waitForSelector('.copied:not(:empty)');
      assert.equal(await page.$eval('.copied:not(:empty)', ({ textContent }) => textContent), 'Selected, not copied');
      assert.match(await page.evaluate(() => String(getSelection())), /555-/);
    });
  });

  it('offers no copying without a script or a clipboard; everything else is there', needs('no script'), async () => {
    const look = async (page: Page) => {
      assert.equal(await isShown(page, `${PHONE} .copy`), false);
      for (const link of ['tel:', 'mailto:', '/contact/?to=', '/contact/dana-reyes.vcf']) {
        assert.equal(await isShown(page, `.people a[href^="${link}"]`), true, link);
      }
    };
    await visit(CONTACT, { script: false }, look);
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visit(CONTACT, { prepare }, async (page) => {
      await page.waitForNetworkIdle();
      await look(page);
    });
  });

  for (const width of [320, 360, 1280]) {
    it(`has targets that a thumb meets, ${width} px wide`, () =>
      visit(CONTACT, { width }, async (page) => {
        await wakeAll(page);
        const small = await page.$$eval('.people a, .people .copy', (targets) =>
          targets
            .map((target) => ({ words: target.textContent, ...target.getBoundingClientRect().toJSON() }))
            .filter(({ width, height }) => width < 44 || height < 44)
            .map(({ words, width, height }) => `${words}: ${width} × ${height}`),
        );
        assert.deepEqual(small, []);
      }));
  }

  for (const width of [360, 1280]) {
    it(`is as high before the script as after it, ${width} px wide`, needs('no script'), async () => {
      const measure = (page: Page) =>
        page.$$eval('.contact-card', (cards) => cards.map((card) => card.getBoundingClientRect().height));
      let before: number[] = [];
      await visit(CONTACT, { width, script: false }, async (page) => {
        before = await measure(page);
      });
      await visit(CONTACT, { width }, async (page) => {
        await wakeAll(page);
        assert.deepEqual(await measure(page), before);
      });
    });
  }
});

describe('“Write to” on a card', () => {
  for (const path of ['/', CONTACT]) {
    it(`opens the form with that person chosen: ${path}`, () =>
      visit(path, {}, async (page) => {
        const [, second] = await page.$$('.people a[href*="?to="]');
        const slug = await second?.evaluate((link) => new URL(Reflect.get(link, 'href')).searchParams.get('to'));
        await second?.click();
        await eventually(async () => page.url().includes('?to='));
        await untilShown(page, '.contact-form form');
        assert.equal(await page.$eval('#contact-to', (field) => Reflect.get(field, 'value')), slug);
        assert.equal(await page.evaluate(() => location.hash), '#write');
      }));
  }
});
