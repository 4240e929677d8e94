/** The contact form that opens a mail program, and the draft that the tab keeps. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import {
  eventually,
  goTo,
  isShown,
  press,
  readAttribute,
  readClipboard,
  readText,
  readTexts,
  readValue,
} from '../../support/browser/page.ts';
import { NARROW } from '../../support/browser/visit.ts';
import * as form from './form-page.ts';

const { CONTACT, RESULT, WRITTEN } = form;
const EMPTY = ['', '', ''];

describe('the contact form', () => {
  it('without a script, is replaced by cards and a phone number', needs('pages without scripts'), () =>
    form.visitForm({ script: false }, async (page) => {
      assert.equal(await isShown(page, '.contact-form-fallback'), true);
      assert.equal(await isShown(page, 'main a[href^="tel:"]'), true);
    }),
  );

  it('shows errors beside its fields and in a summary', () =>
    form.visitForm({}, async (page) => {
      assert.equal(await isShown(page, '.contact-form-fallback'), false);
      await form.fill(page, { email: 'ada@' });
      await form.sendInvalid(page);
      const errors = ['Enter your name.', 'Enter your email address in full, such as name@example.com.'];
      assert.deepEqual(await readTexts(page, '.form-summary a'), errors);
      assert.deepEqual(await readTexts(page, '.form-error:not([hidden])'), errors);
      for (const name of ['name', 'email']) {
        const field = `#contact-${name}[aria-invalid=true][aria-describedby=contact-${name}-error]`;
        assert.ok(await page.$(field), field);
      }
      await form.expectWritten(page, ['', 'ada@', '']);
    }));

  it('takes every address that mail can be sent to', () =>
    form.visitForm({}, async (page) => {
      const addresses = [
        'josé@example.com',
        'a@b.co.',
        'o’hara+x@mail.example.com',
        'ada@',
        '@b.co',
        'a@b',
        'a b@c.co',
        'a@b..co',
      ];
      const refused: string[] = [];
      for (const email of addresses) {
        await page.$eval('#contact-email', (field, value) => Object.assign(field, { value }), email);
        await form.sendInvalid(page);
        if ((await readTexts(page, '.form-error:not([hidden])')).length > 1) refused.push(email);
      }
      assert.deepEqual(refused, addresses.slice(3));
    }));

  it('opens the mail program, and says if the message is too long for it', needs('mailto URLs'), () =>
    form.visitForm({}, async (page) => {
      await form.fill(page, WRITTEN);
      await page.select('#contact-to', (await listPeople(page))[1] ?? '');
      const url = await form.sendByMail(page);
      const recipient = await readText(page, '[data-result-to]');
      assert.ok(url && recipient.endsWith(url.pathname), `${url} is not to ${recipient}`);
      assert.equal(await readAttribute(page, '[data-result-mail]', 'href'), url.href);
      await page.$eval('#contact-message', (field) => Object.assign(field, { value: 'longer '.repeat(300) }));
      await page.type('#contact-message', 'end');
      assert.equal(await form.sendByMail(page), undefined);
      await form.expectResult(page, /too long to be passed on/);
      assert.equal(await isShown(page, '[data-result-mail]'), false);
    }),
  );

  it('copies the message, or selects it if copying is forbidden, and is emptied on request', () =>
    form.visitForm({}, async (page) => {
      const copy = async (outcome: string) => {
        await page.click('[data-copy]');
        await eventually(async () => (await readText(page, '[data-copied]')) === outcome);
      };
      await form.fill(page, WRITTEN);
      await form.send(page);
      await copy('Copied.');
      assert.match(await readClipboard(page), /this & that/);
      await page.evaluate(() => {
        getSelection()?.removeAllRanges();
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await copy('Selected: copy it with your keyboard or menu.');
      assert.match(await page.evaluate(() => String(getSelection())), /this & that/);
      await page.click('[data-again]');
      await page.waitForSelector('#contact-name:focus');
      assert.equal(await isShown(page, RESULT), false);
      await form.reloadForm(page);
      await form.expectWritten(page, EMPTY);
    }));
});

describe('the draft of a message', () => {
  it('is kept after a mistake, after leaving and coming back, and on another visit', () =>
    form.visitForm({ width: NARROW }, async (page) => {
      await form.fill(page, { name: 'Ada King', message: 'Half a thought' });
      for (const leave of [form.sendInvalid, form.leaveAndReturn, (page: Page) => form.openForm(page, CONTACT)]) {
        await leave(page);
        await form.expectWritten(page, ['Ada King', '', 'Half a thought']);
      }
    }));

  it('is kept when the message is passed to the mail program, which may not have opened', () =>
    form.visitForm({}, async (page) => {
      await form.fill(page, WRITTEN);
      await form.send(page);
      await form.reloadForm(page);
      await form.expectWritten(page);
      await eventually(() => isShown(page, RESULT));
      assert.equal(await page.$(`${RESULT}:focus`), null, 'the focus stays where the visitor is');
      await page.type('#contact-message', ' more');
      assert.equal(await isShown(page, RESULT), false);
      await form.reloadForm(page);
      await form.expectWritten(page, [WRITTEN.name, WRITTEN.email, `${WRITTEN.message} more`]);
    }));

  for (const [how, prepare] of form.WAYS_BACK) {
    it(`is restored when the visitor comes back ${how} after Send, until another message is begun`, () =>
      form.visitForm({ prepare }, async (page) => {
        await form.fill(page, WRITTEN);
        await form.send(page);
        await form.leaveAndReturn(page);
        await eventually(() => isShown(page, RESULT));
        await form.expectWritten(page);
        await page.click('[data-again]');
        assert.doesNotMatch(await page.evaluate(() => JSON.stringify(sessionStorage)), /Ada|this|mail/);
        await form.leaveAndReturn(page);
        await form.expectWritten(page, EMPTY);
        assert.equal(await isShown(page, RESULT), false);
      }));
  }
});

/** The choices of a recipient: '' for nobody in particular, then the slugs of the people. */
const listPeople = (page: Page) => page.$$eval('#contact-to option', (options) => options.map(({ value }) => value));

it('the recipient is the one in the address, until the visitor chooses another', () =>
  form.visitForm({}, async (page) => {
    const [first = '', last = ''] = [(await listPeople(page))[0], (await listPeople(page)).at(-1)];
    const readChosen = () => readValue(page, '#contact-to');
    const address = `${CONTACT}?to=${last}#write`;
    await form.openForm(page, address);
    assert.equal(await readChosen(), last);
    await page.focus('#contact-to');
    await press(page, 'Home');
    await eventually(async () => (await readChosen()) === first);
    await form.reloadForm(page);
    assert.equal(await readChosen(), first);
    await goTo(page, '/member-login/');
    await form.openForm(page, address);
    assert.equal(await readChosen(), last);
  }));
