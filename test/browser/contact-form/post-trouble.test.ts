/** A message that the service did not take, or may not have taken. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attribute, eventually, isShown, reopen } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { lookElsewhere, WAYS_BACK } from './form-page.ts';
import { assertNothingLost, RESULT, SEND, send, typed, untilTold, values, wake, write } from './post-page.ts';
import { CUT_OFF, usePostSite } from './post-site.ts';

/** Longer than the form waits for an answer. */
const PATIENCE = 31_000;

describe('the contact form with an endpoint', () => {
  const site = usePostSite();

  for (const status of [400, 422, 500, 503]) {
    it(`loses nothing when the service refuses: ${status}`, () =>
      site.visitForm({ tolerate: /status of/ }, async (page) => {
        site.receiver.manner = status;
        await send(page);
        await untilTold(page, 'Your message was not sent');
        await assertNothingLost(page);
      }));
  }

  it('loses nothing when the connection breaks, and sends when it is pressed again', () =>
    site.visitForm({ tolerate: CUT_OFF }, async (page) => {
      site.receiver.manner = 'drops';
      await send(page);
      await untilTold(page, 'We cannot tell whether your message was sent');
      await assertNothingLost(page);
      site.receiver.manner = 'accepts';
      await page.click(SEND);
      await untilTold(page, 'Your message has been sent');
    }));

  it('waits long for an answer, but not for ever', () =>
    site.visitForm({ clock: true, tolerate: CUT_OFF }, async (page) => {
      site.receiver.manner = 'stalls';
      await send(page);
      await eventually(async () => site.receiver.received.length > 0);
      await page.evaluate(() => window.tick(20_000));
      assert.equal(await isShown(page, RESULT), false);
      await page.evaluate((patience) => window.tick(patience), PATIENCE - 20_000);
      await untilTold(page, 'We cannot tell whether your message was sent');
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /no answer in time/);
      await assertNothingLost(page);
    }));

  it('does not take the page that a redirect leads to for an answer', () =>
    site.visitForm({ tolerate: CUT_OFF }, async (page) => {
      site.receiver.manner = 303;
      await send(page);
      await untilTold(page, 'We cannot tell whether your message was sent');
      await assertNothingLost(page);
    }));

  it('says after a reload during the sending that it may not have been sent', () =>
    site.visitForm({ tolerate: CUT_OFF }, async (page) => {
      site.receiver.manner = 'stalls';
      await send(page);
      await eventually(async () => site.receiver.received.length > 0);
      await reopen(page);
      await untilTold(page, 'We cannot tell whether your message was sent');
      await assertNothingLost(page);
      site.receiver.manner = 'accepts';
      await page.click(SEND);
      await untilTold(page, 'Your message has been sent');
      await page.reload();
      await wake(page);
      assert.equal(await isShown(page, RESULT), false);
    }));

  for (const [how, prepare] of WAYS_BACK) {
    it(`lets whoever comes back to the sending act at once: ${how}`, () =>
      site.visitForm({ prepare, tolerate: CUT_OFF }, async (page) => {
        site.receiver.manner = 'stalls';
        await send(page);
        await eventually(async () => site.receiver.received.length > 0);
        await lookElsewhere(page);
        await untilTold(page, 'We cannot tell whether your message was sent');
        assert.equal(await page.$eval('[data-sending]', ({ textContent }) => textContent), '');
        assert.deepEqual(await values(page), typed);
        site.receiver.manner = 'accepts';
        await page.click(SEND);
        await untilTold(page, 'Your message has been sent');
      }));
  }

  it('says so when the visitor is offline, and keeps everything', needs('offline'), () =>
    site.visitForm({ tolerate: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await wake(page);
      await write(page);
      await page.setOfflineMode(true);
      await page.click(SEND);
      await untilTold(page, 'Your message was not sent');
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /not connected to the internet/);
      assert.equal(site.receiver.received.length, 0);
      await page.setOfflineMode(false);
      await assertNothingLost(page);
    }),
  );

  it('tells whoever has filled in the field for robots, and offers other ways', () =>
    site.visitForm({}, async (page) => {
      await wake(page);
      await write(page);
      const trap = '[name=contact-again]';
      assert.equal(await attribute(page, trap, 'autocomplete'), 'off');
      assert.equal(await attribute(page, trap, 'tabindex'), '-1');
      assert.ok(await page.$(`[aria-hidden=true] ${trap}`));
      await page.$eval(trap, (field) => Object.assign(field, { value: 'https://example.com' }));
      await page.click(SEND);
      await untilTold(page, 'Your message was not sent');
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /password manager/);
      assert.equal(site.receiver.received.length, 0);
      await assertNothingLost(page);
    }));
});
