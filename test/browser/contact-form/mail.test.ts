/** The contact form that hands messages to a mail program, and what the tab keeps of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { readClipboard, withClipboard } from '../../support/browser/clipboard.ts';
import {
  attribute,
  eventually,
  isShown,
  press,
  readField,
  readText,
  reopen,
  untilScripted,
} from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { countSheets } from '../../support/browser/paper.ts';
import { NARROW, visit } from '../../support/browser/visit.ts';
import {
  CONTACT,
  expectResult,
  FORM,
  fill,
  lookElsewhere,
  RESULT,
  SEND,
  send,
  values,
  WAYS_BACK,
  WRITTEN,
  wake,
  written,
} from './form-page.ts';

async function copy(page: Page): Promise<void> {
  await wake(page);
  await fill(page, WRITTEN);
  await send(page);
  await page.click('[data-copy]');
}

async function untilCopied(page: Page, words: string): Promise<void> {
  await eventually(async () => (await readText(page, '[data-copied]')) === words);
}

/** Everything that the tab keeps for the site. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

describe('the contact form', () => {
  it('is not there without a script; cards and phone are', needs('no script'), () =>
    visit(CONTACT, { script: false }, async (page) => {
      assert.equal(await isShown(page, FORM), false);
      assert.equal(await isShown(page, '.contact-form-without'), true);
      assert.ok(await page.$('main a[href^="tel:"]'));
      assert.equal((await page.$$('main a[href^="mailto:"]')).length >= 3, true);
    }),
  );

  it('has the fields of the specification, and says what is wrong beside them and in a summary with the focus', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      const read = (selector: string) => page.$$eval(selector, (parts) => parts.map(({ textContent }) => textContent));
      assert.deepEqual(
        (await read(`${FORM} label`)).map((label) => label?.trim()),
        ['Your Name (required)', 'Your Email (required)', 'Your New-Stores Manager', 'Your Message'],
      );
      assert.equal(await attribute(page, '#contact-email', 'type'), 'email');
      assert.equal(await isShown(page, '.contact-form-without'), false);
      await fill(page, { email: 'ada@' });
      await page.click(SEND);
      await page.waitForSelector('.form-summary:focus');
      const errors = ['Enter your name.', 'Enter your email address in full, such as name@example.com.'];
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
    'opens the mail program with the message to the chosen manager, shows it, and does so again by a link',
    needs('mail program'),
    () =>
      visit(CONTACT, {}, async (page) => {
        await wake(page);
        await fill(page, WRITTEN);
        const [, second] = await page.$$eval('#contact-to option', (options) => options.map(({ value }) => value));
        await page.select('#contact-to', second ?? '');
        const url = await send(page);
        const shown = await readText(page, '[data-result-to]');
        assert.ok(url && shown.endsWith(url.pathname), `${url} is not to ${shown}`);
        assert.equal(url.searchParams.get('subject'), 'Message from Ada King');
        assert.match(url.searchParams.get('body') ?? '', /this & that\?\r\n\r\nAda King/);
        assert.equal(await readField(page, '#contact-composed'), `${WRITTEN.message}\n\nAda King\n\nada@example.com`);
        await expectResult(page, /Your email program sends it/);
        assert.equal(await attribute(page, '[data-result-mail]', 'href'), url.href);
      }),
  );

  it('lets a long message go by the copy way, and keeps it in the tab', needs('mail program'), () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, { name: 'Ada', email: 'ada@example.com', message: 'First' });
      await page.$eval('#contact-message', (field) => Object.assign(field, { value: 'longer '.repeat(300) }));
      await page.type('#contact-message', 'end');
      assert.equal(await send(page), undefined);
      await expectResult(page, /too long to be passed on/);
      assert.equal(await isShown(page, '[data-result-mail]'), false);
      assert.match(await kept(page), /longer end/);
    }),
  );

  it('copies the message, and starts anew when asked to', () =>
    withClipboard(() =>
      visit(CONTACT, {}, async (page) => {
        await copy(page);
        await untilCopied(page, 'Copied.');
        assert.match(await readClipboard(page), /this & that/);
        await page.click('[data-again]');
        await page.waitForSelector('#contact-name:focus');
        assert.equal(await isShown(page, RESULT), false);
        await reopen(page);
        await wake(page);
        assert.deepEqual(await written(page), ['', '', '']);
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
});

describe('the draft of a message', () => {
  it('stays on a mistake, on the way out and back, and on a fresh visit', () =>
    visit(CONTACT, { width: NARROW }, async (page) => {
      await wake(page);
      await fill(page, { name: 'Ada King', message: 'Half a thought' });
      await page.click(SEND);
      await page.waitForSelector('.form-summary:focus');
      const typed = ['Ada King', '', 'Half a thought'];
      assert.deepEqual(await written(page), typed);
      await lookElsewhere(page);
      await wake(page);
      assert.deepEqual(await written(page), typed);
      await reopen(page, CONTACT);
      await wake(page);
      assert.deepEqual(await written(page), typed);
    }));

  it('stays when the message is handed over, for no mail program may have opened', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, WRITTEN);
      await send(page);
      await reopen(page);
      await wake(page);
      assert.deepEqual(await written(page), Object.values(WRITTEN));
      await eventually(() => isShown(page, RESULT));
      await expectResult(page, /Your email program sends it/);
      assert.equal(await page.$eval(RESULT, (result) => result.matches(':focus')), false, 'nobody asked for it');
      await page.type('#contact-message', ' more');
      assert.equal(await isShown(page, RESULT), false);
      assert.match(await kept(page), /this & that\? more/, 'writing on');
      await reopen(page);
      await wake(page);
      await untilScripted(page);
      assert.equal(await isShown(page, RESULT), false);
    }));

  for (const [how, prepare] of WAYS_BACK) {
    it(`that was handed over is there on the way back, until the visitor is done with it: ${how}`, () =>
      visit(CONTACT, { prepare }, async (page) => {
        await wake(page);
        await fill(page, WRITTEN);
        await send(page);
        await lookElsewhere(page);
        await wake(page);
        await eventually(() => isShown(page, RESULT));
        assert.deepEqual(await written(page), Object.values(WRITTEN));
        await page.click('[data-again]');
        assert.doesNotMatch(await kept(page), /Ada|this|mail/);
        await lookElsewhere(page);
        await wake(page);
        assert.deepEqual(await written(page), ['', '', '']);
        assert.equal(await isShown(page, RESULT), false);
      }));
  }

  it('does not keep the form away when it cannot be read', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      for (const junk of ['null', '{"name":', '[]', '"words"', '{"name":5,"email":{},"message":null}']) {
        await fill(page, { name: 'Ada King' });
        const isKept = await page.evaluate((junk) => {
          const keys = Object.keys(sessionStorage);
          for (const key of keys) sessionStorage.setItem(key, junk);
          return keys.length > 0;
        }, junk);
        assert.ok(isKept);
        await page.goto(page.url());
        await wake(page);
        assert.deepEqual(await written(page), ['', '', ''], junk);
      }
    }));
});

describe('who is to be written to', () => {
  const chosen = async (page: Page) => (await values(page))[2];

  /** The people of the form, in its order. */
  const people = (page: Page) => page.$$eval('#contact-to option', (options) => options.map(({ value }) => value));

  /** Presses "Write to" on the last card, and gives who should be chosen then. */
  async function pressCard(page: Page): Promise<string | undefined> {
    const [link] = (await page.$$('.people a[href*="?to="]')).slice(-1);
    assert.ok(link);
    const slug = (await link.evaluate(({ href }) => new URL(href).searchParams.get('to'))) ?? undefined;
    await link.focus();
    await press(page, 'Enter');
    return slug;
  }

  async function chooseFirst(page: Page): Promise<void> {
    await page.focus('#contact-to');
    await press(page, 'Home');
    const [first] = await people(page);
    await eventually(async () => (await chosen(page)) === first);
  }

  /** Until a link has led to the form; while one page gives way to another, none can be asked. */
  async function untilChosen(page: Page, slug: string | undefined): Promise<void> {
    assert.ok(slug);
    await eventually(async () => (await chosen(page).catch(() => undefined)) === slug && page.url().includes('?to='));
  }

  it('is chosen by each press of the link on a card, after another choice, too, and the rest stays', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await untilChosen(page, await pressCard(page));
      await wake(page);
      await fill(page, { name: 'Ada King' });
      await chooseFirst(page);
      await untilChosen(page, await pressCard(page));
      assert.equal((await values(page))[0], 'Ada King');
      await reopen(page);
      await wake(page);
      const slugs = await people(page);
      assert.equal(await chosen(page), slugs.at(-1), 'and the tab keeps it');
    }));

  it('is chosen by the same link on another page, after another choice, too, and a later choice stands', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      const slug = await pressCard(page);
      await untilChosen(page, slug);
      await wake(page);
      const link = new URL(page.url());
      await chooseFirst(page);
      await reopen(page, '/member-login/');
      await reopen(page, link.pathname + link.search + link.hash);
      await wake(page);
      assert.equal(await chosen(page), slug);
      await chooseFirst(page);
      await page.reload();
      await wake(page);
      const slugs = await people(page);
      assert.equal(await chosen(page), slugs[0]);
      await page.goto(new URL(`${CONTACT}?to=nobody`, page.url()).href);
      await wake(page);
      assert.ok(slugs.includes((await chosen(page)) ?? ''));
    }));
});
