import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { readClipboard, withClipboard } from '../../support/browser/clipboard.ts';
import { attribute, eventually, goBack, isShown, press, reopen } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { countSheets } from '../../support/browser/paper.ts';
import { NARROW, visit } from '../../support/browser/visit.ts';
import { CONTACT, FORM, fill, RESULT, send, values, wake } from './form-page.ts';

async function copy(page: Page): Promise<void> {
  await wake(page);
  await fill(page, ASKED);
  await send(page);
  await page.click('[data-copy]');
}

function untilCopied(page: Page, words: string): Promise<void> {
  return eventually(async () => (await page.$eval('[data-copied]', ({ textContent }) => textContent)) === words);
}

const ASKED = { name: 'Ada King', email: 'ada@example.com', message: 'Two lines:\nthis & that?' };

describe('the contact form', () => {
  it('is not there without a script; cards and phone are', needs('no script'), () =>
    visit(CONTACT, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.equal(await isShown(page, '.contact-form-without'), true);
      assert.ok(await page.$('main a[href^="tel:"]'));
      assert.equal((await page.$$('main a[href^="mailto:"]')).length >= 3, true);
    }),
  );

  it('has the fields of the specification', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      const labels = await page.$$eval(`${FORM} label`, (labels) =>
        labels.map(({ textContent }) => textContent?.trim()),
      );
      assert.deepEqual(labels, [
        'Your Name (required)',
        'Your Email (required)',
        'Your New-Stores Manager',
        'Your Message',
      ]);
      assert.equal(await attribute(page, '#contact-email', 'type'), 'email');
      assert.equal(await isShown(page, '.contact-form-without'), false);
    }));

  it('says what is wrong beside the fields and in a summary that takes the focus', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, { email: 'ada@' });
      await page.click('.form-send');
      await page.waitForSelector('.form-summary:focus');
      const errors = ['Enter your name.', 'Enter your email address in full, such as name@example.com.'];
      const read = (selector: string) => page.$$eval(selector, (parts) => parts.map(({ textContent }) => textContent));
      assert.deepEqual(await read('.form-summary a'), errors);
      assert.deepEqual(await read('.form-error:not([hidden])'), errors);
      for (const name of ['name', 'email']) {
        assert.equal(await attribute(page, `#contact-${name}`, 'aria-invalid'), 'true');
        assert.equal(await attribute(page, `#contact-${name}`, 'aria-describedby'), `contact-${name}-error`);
      }
      assert.deepEqual((await values(page))[1], 'ada@');
      assert.equal(await isShown(page, RESULT), false);
      await page.click('.form-summary li:last-child a');
      await page.waitForSelector('#contact-email:focus');
    }));

  it(
    'opens the mail program with the message, addressed to the chosen manager, and shows it',
    needs('mail program'),
    () =>
      visit(CONTACT, {}, async (page) => {
        await wake(page);
        await fill(page, ASKED);
        const [, second] = await page.$$eval('#contact-to option', (options) => options.map(({ value }) => value));
        await page.select('#contact-to', second ?? '');
        const url = await send(page);
        const shown = await page.$eval('[data-result-to]', ({ textContent }) => textContent);
        assert.ok(url && shown?.endsWith(url.pathname), `${url} is not to ${shown}`);
        assert.equal(url.searchParams.get('subject'), 'Message from Ada King');
        assert.equal(url.searchParams.get('body'), 'Two lines:\r\nthis & that?\r\n\r\nAda King\r\n\r\nada@example.com');
        assert.equal(
          await page.$eval('#contact-composed', (field) => Reflect.get(field, 'value')),
          'Two lines:\nthis & that?\n\nAda King\n\nada@example.com',
        );
        assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /Your email program sends it/);
      }),
  );

  it('lets a long message go by the copy way', needs('mail program'), () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, { name: 'Ada', email: 'ada@example.com' });
      await page.$eval('#contact-message', (field) => Object.assign(field, { value: 'longer '.repeat(300) }));
      assert.equal(await send(page), undefined);
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /too long to be passed on/);
      assert.equal(await isShown(page, '[data-result-mail]'), false);
    }),
  );

  it('copies the message', () =>
    withClipboard(() =>
      visit(CONTACT, {}, async (page) => {
        await copy(page);
        await untilCopied(page, 'Copied.');
        assert.match(await readClipboard(page), /this & that/);
      }),
    ));

  it('selects the message where it may not copy it', () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
    return visit(CONTACT, { prepare }, async (page) => {
      await copy(page);
      await untilCopied(page, 'Selected: copy it with your keyboard or menu.');
      assert.match(await page.evaluate(() => String(getSelection())), /this & that/);
    });
  });

  it('keeps what is typed: on a mistake, on the way out and back, and on a fresh visit', () =>
    visit(CONTACT, { width: NARROW }, async (page) => {
      await wake(page);
      await fill(page, { name: 'Ada King', message: 'Half a thought' });
      await page.click('.form-send');
      await page.waitForSelector('.form-summary:focus');
      const typed = await values(page);
      assert.deepEqual([typed[0], typed[3]], ['Ada King', 'Half a thought']);
      await page.goto(new URL('/', page.url()).href);
      await goBack(page);
      await wake(page);
      assert.deepEqual(await values(page), typed);
      await reopen(page, CONTACT);
      await wake(page);
      assert.deepEqual(await values(page), typed);
    }));

  it('chooses the manager that the address names, and a later choice stands', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      const slugs = await page.$$eval('#contact-to option', (options) => options.map(({ value }) => value));
      const chosen = async () => (await values(page))[2];
      await page.goto(new URL(`${CONTACT}?to=${slugs[2]}`, page.url()).href);
      await wake(page);
      assert.equal(await chosen(), slugs[2]);
      await page.focus('#contact-to');
      await press(page, 'Home');
      await eventually(async () => (await chosen()) === slugs[0]);
      await page.reload();
      await wake(page);
      assert.equal(await chosen(), slugs[0]);
      await page.goto(new URL(`${CONTACT}?to=nobody`, page.url()).href);
      await wake(page);
      assert.ok(slugs.includes((await chosen()) ?? ''));
    }));

  it('leaves the printer the people, the number and the address, on one sheet', needs('printed styles'), () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await page.emulateMediaType('print');
      assert.equal(await isShown(page, FORM), false);
      for (const part of ['.people', '.office-phone', 'address']) assert.equal(await isShown(page, part), true, part);
      await page.emulateMediaType();
      assert.equal(await countSheets(page, 'Letter'), 1);
    }),
  );

  it('starts anew when asked to', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, ASKED);
      await send(page);
      await page.click('[data-again]');
      await page.waitForSelector('#contact-name:focus');
      assert.equal(await isShown(page, RESULT), false);
      await reopen(page);
      await wake(page);
      assert.deepEqual(
        (await values(page)).filter((_, index) => index !== 2),
        ['', '', ''],
      );
    }));

  it('opens the mail program again by a link, where none has opened', needs('mail program'), () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, ASKED);
      const url = await send(page);
      assert.equal(await attribute(page, '[data-result-mail]', 'href'), url?.href);
    }),
  );
});
