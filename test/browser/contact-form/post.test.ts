/** The contact form of a site whose content/site.md names an endpoint: a service on another origin. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { eventually, isShown, press, readText, reload } from '../../support/browser/page.ts';
import * as form from './form-page.ts';
import { NO_RESPONSE, post, usePostSite } from './post-site.ts';

const { RESULT, SEND, WRITTEN } = form;
const SENT = 'Your message has been sent';
const NOT_SENT = 'Your message was not sent';
const UNKNOWN = 'We cannot tell whether your message was sent';
const EMPTY = ['', '', '', ''];
/** What the form posts in addition to WRITTEN: no recipient, and an empty honeypot. */
const UNTOUCHED = { to: '', 'contact-again': '' };

/** In ms: longer than the form waits for a response. */
const TOO_LONG = 31_000;

describe('the contact form with an endpoint', () => {
  const site = usePostSite();
  const untilReceived = (before = 0) => eventually(async () => site.receiver.received.length > before);
  /** Sends a message that the service receives without responding. */
  const sendWithoutResponse = async (page: Page) => {
    site.receiver.behavior = 'stalls';
    await post(page);
    await untilReceived();
  };
  const sendAgain = async (page: Page) => {
    site.receiver.behavior = 'accepts';
    await page.click(SEND);
    await form.waitForResult(page, SENT);
  };

  it('works without a script: the browser checks and posts it', needs('pages without scripts'), () =>
    site.visitForm({ script: false }, async (page) => {
      await form.fill(page, { name: WRITTEN.name });
      await page.click(SEND);
      assert.equal(site.receiver.received.length, 0);
      await form.fill(page, { email: WRITTEN.email, message: 'Hello' });
      await page.click(SEND);
      await eventually(async () => page.url() === site.receiver.endpoint);
      const [{ fields } = { fields: {} }] = site.receiver.received;
      assert.deepEqual(fields, { ...WRITTEN, ...UNTOUCHED, message: 'Hello' });
    }),
  );

  it('checks, sends, replaces itself with a focused confirmation, and on request restores what was sent', () =>
    site.visitForm({}, async (page) => {
      await form.sendInvalid(page);
      assert.equal(site.receiver.received.length, 0);
      await post(page);
      await form.waitForResult(page, SENT);
      const [{ fields, accept } = { fields: {}, accept: '' }] = site.receiver.received;
      assert.deepEqual(fields, { ...WRITTEN, ...UNTOUCHED, message: 'Two lines:\r\nthis & that?' });
      assert.equal(accept, 'application/json');
      assert.equal(await isShown(page, '.form'), false);
      await form.expectResult(page, /ada@example\.com/);
      assert.deepEqual(await form.readValues(page), EMPTY);
      await page.click('::-p-text(Change it and send it again)');
      await page.waitForSelector('#contact-name:focus');
      await form.expectWritten(page);
      assert.equal(await isShown(page, RESULT), false);
      await page.click(SEND);
      await form.waitForResult(page, SENT);
      assert.equal(site.receiver.received.length, 2);
      await form.reloadForm(page);
      assert.deepEqual(await form.readValues(page), EMPTY);
    }));

  it('sends once if Send is pressed again before the answer, says that it is sending, and locks its fields', () =>
    site.visitForm({ tolerate: NO_RESPONSE }, async (page) => {
      site.receiver.behavior = 'stalls';
      await form.fill(page, WRITTEN);
      await page.click(SEND, { count: 2 });
      await page.focus('#contact-name');
      await press(page, 'Enter');
      await untilReceived();
      await page.waitForSelector(`${SEND}[aria-disabled=true]`);
      // Browsers fire this event also when a page has loaded. Then, unlike after Back, it must not end the request.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
      assert.equal(await readText(page, '[data-sending]'), 'Sending…');
      await page.keyboard.type('x');
      await form.expectWritten(page);
      assert.equal(await page.$eval('#contact-to', (select) => select instanceof HTMLElement && select.inert), true);
      assert.equal(site.receiver.received.length, 1);
    }));

  it('keeps what was typed before the script loaded, and restores the other fields', () =>
    site.visitForm({}, async (page) => {
      await form.fill(page, { name: 'Old', message: 'Old' });
      const script = await page.evaluateOnNewDocument(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const field = document.querySelector('input');
          if (field) field.value = 'Early';
        });
      });
      await page.goto(page.url());
      await form.waitForIsland(page);
      await page.removeScriptToEvaluateOnNewDocument(script.identifier);
      assert.deepEqual(await form.readValues(page), ['Early', '', '', 'Old']);
    }));

  for (const [how, prepare] of form.WAYS_BACK) {
    it(`is empty for the next person who presses Back ${how}`, () =>
      site.visitForm({ prepare }, async (page) => {
        await post(page);
        await form.waitForResult(page, SENT);
        await form.leaveAndReturn(page);
        assert.deepEqual(await form.readValues(page), EMPTY);
        assert.equal(await isShown(page, RESULT), false);
        assert.equal(await isShown(page, SEND), true);
      }));
  }

  for (const [how, leave] of [
    ['leaves and comes back', form.leaveAndReturn],
    ['reloads the page', reload],
  ] as const) {
    it(`offers to send the message again if the visitor ${how} before the answer`, () =>
      site.visitForm({ tolerate: NO_RESPONSE }, async (page) => {
        await sendWithoutResponse(page);
        await leave(page);
        await form.waitForResult(page, UNKNOWN);
        assert.equal(await readText(page, '[data-sending]'), '');
        await form.expectNothingLost(page);
        await sendAgain(page);
        await form.reloadForm(page);
        assert.equal(await isShown(page, RESULT), false);
      }));
  }

  it('loses nothing if the service refuses, redirects or hangs up, and sends when Send is pressed again', () =>
    site.visitForm({ tolerate: new RegExp(`status of|${NO_RESPONSE.source}`) }, async (page) => {
      await form.fill(page, WRITTEN);
      for (const [behavior, result] of [
        [500, NOT_SENT],
        [303, UNKNOWN],
        ['drops', UNKNOWN],
      ] as const) {
        site.receiver.behavior = behavior;
        const before = site.receiver.received.length;
        await page.click(SEND);
        await untilReceived(before);
        await form.waitForResult(page, result);
        await form.expectNothingLost(page);
      }
      await sendAgain(page);
    }));

  it('waits more than 20 seconds for an answer, and then says that there was none', () =>
    site.visitForm({ clock: true, tolerate: NO_RESPONSE }, async (page) => {
      await sendWithoutResponse(page);
      await page.evaluate(() => window.tick(20_000));
      assert.equal(await isShown(page, RESULT), false);
      await page.evaluate((rest) => window.tick(rest), TOO_LONG - 20_000);
      await form.waitForResult(page, UNKNOWN);
      await form.expectResult(page, /no answer in time/);
      await form.expectNothingLost(page);
    }));

  it('says that the visitor is offline, and keeps everything', needs('an offline mode'), () =>
    site.visitForm({ tolerate: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await page.setOfflineMode(true);
      await post(page);
      await form.waitForResult(page, NOT_SENT);
      await form.expectResult(page, /not connected to the internet/);
      assert.equal(site.receiver.received.length, 0);
      await page.setOfflineMode(false);
      await form.expectNothingLost(page);
    }),
  );

  it('reports a filled-in honeypot, and offers other ways to send', () =>
    site.visitForm({}, async (page) => {
      const trap = '[aria-hidden=true] [name=contact-again][autocomplete=off][tabindex="-1"]';
      await page.$eval(trap, (field) => Object.assign(field, { value: 'https://example.com' }));
      await post(page);
      await form.waitForResult(page, NOT_SENT);
      await form.expectResult(page, /password manager/);
      assert.equal(site.receiver.received.length, 0);
      await form.expectNothingLost(page);
    }));
});
