/** The contact form where content/site.md names an endpoint, against a service on another origin. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attribute, eventually, isShown, press, untilAt, untilShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { RESULT, SEND, send, typed, untilTold, values, WRITTEN, wake, write } from './post-page.ts';
import { CUT_OFF, usePostSite } from './post-site.ts';

describe('the contact form with an endpoint', () => {
  const site = usePostSite();

  it('is there without a script, is checked by the browser, and posts by itself', needs('no script'), () =>
    site.visitForm({ script: false }, async (page) => {
      await page.type('#contact-name', WRITTEN.name);
      await page.click(SEND);
      assert.equal(site.receiver.received.length, 0);
      await page.type('#contact-email', WRITTEN.email);
      await page.type('#contact-message', 'Hello');
      await page.click(SEND);
      await untilAt(page, site.receiver.endpoint);
      const [{ fields } = { fields: {} }] = site.receiver.received;
      assert.deepEqual(fields, {
        name: WRITTEN.name,
        email: WRITTEN.email,
        to: 'cliff',
        message: 'Hello',
        'contact-again': '',
      });
    }),
  );

  it('sends, and puts a confirmation with the focus in its place; the draft goes', () =>
    site.visitForm({}, async (page) => {
      await send(page);
      await untilTold(page, 'Your message has been sent');
      const [{ fields, accept } = { fields: {}, accept: '' }] = site.receiver.received;
      assert.deepEqual(fields, { ...WRITTEN, message: 'Two lines:\r\nthis & that?', to: 'cliff', 'contact-again': '' });
      assert.equal(accept, 'application/json');
      assert.equal(await isShown(page, '.form'), false);
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /ada@example\.com/);
      await page.reload();
      await wake(page);
      assert.deepEqual(await values(page), ['', '', 'cliff', '']);
    }));

  it('checks before it sends', () =>
    site.visitForm({}, async (page) => {
      await wake(page);
      await page.type('#contact-email', 'ada@nowhere');
      await page.click(SEND);
      await page.waitForSelector('.form-summary:focus');
      assert.equal((await page.$$('.form-summary li')).length, 2);
      assert.equal(site.receiver.received.length, 0);
    }));

  it('sends once when it is pressed again meanwhile, and says that it is busy', () =>
    site.visitForm({ tolerate: CUT_OFF }, async (page) => {
      site.receiver.manner = 'stalls';
      await wake(page);
      await write(page);
      await page.click(SEND, { count: 2 });
      await page.focus('#contact-name');
      await press(page, 'Enter');
      await eventually(async () => site.receiver.received.length > 0);
      assert.equal(await attribute(page, SEND, 'aria-disabled'), 'true');
      assert.equal(await page.$eval('[data-sending]', ({ textContent }) => textContent), 'Sending…');
      await page.keyboard.type('x');
      assert.deepEqual(await values(page), typed);
      assert.equal(site.receiver.received.length, 1);
    }));

  it('is the only thing that the policy lets out', async () => {
    const { origin } = new URL(site.receiver.endpoint);
    const html = await (await fetch(`${site.address}contact/`)).text();
    assert.match(html, new RegExp(`form-action ${origin}; connect-src 'self' ${origin}"`));
    await site.visitForm({ tolerate: /Content.Security.Policy|ERR_/ }, async (page) => {
      const reached = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, () => 'kept in'));
      assert.equal(reached, 'kept in');
      await untilShown(page, SEND);
    });
  });
});
