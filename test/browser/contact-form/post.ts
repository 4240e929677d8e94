/** The contact form where content/site.md names an endpoint, against a service on another origin. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { attribute, eventually, isShown, press, untilShown } from '../support/look.ts';
import { visit } from '../support/visit.ts';
import { KEPT, lookElsewhere, WAYS_BACK } from './form-page.ts';
import { assertNothingLost, RESULT, SEND, send, typed, untilTold, values, WRITTEN, wake, write } from './post-page.ts';
import { openPostStage, type PostStage } from './post-site.ts';

/** Longer than the form waits for an answer. */
const PATIENCE = 31_000;

let stage: PostStage;

interface Case {
  script?: boolean;
  clock?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
  /** Requests elsewhere are meant here; so are the failures of some tests. */
  tolerate?: RegExp;
}

function visitForm({ tolerate, ...rest }: Case, act: (page: Page) => Promise<void>): Promise<void> {
  const also = tolerate === undefined ? '' : `|${tolerate.source}`;
  const { address } = stage.serving;
  const visiting = {
    address,
    ...rest,
    tolerate: new RegExp(`request: ${new URL(stage.receiver.endpoint).origin}${also}`),
  };
  return visit('/contact/', visiting, act);
}

describe('the contact form with an endpoint', () => {
  before(async () => {
    stage = await openPostStage();
  });
  after(() => stage.close());
  beforeEach(() => {
    stage.receiver.manner = 'accepts';
    stage.receiver.received.length = 0;
  });

  it('is there without a script, is checked by the browser, and posts by itself', () =>
    visitForm({ script: false }, async (page) => {
      await page.type('#contact-name', WRITTEN.name);
      await page.click(SEND);
      assert.equal(stage.receiver.received.length, 0);
      await page.type('#contact-email', WRITTEN.email);
      await page.type('#contact-message', 'Hello');
      await Promise.all([page.waitForNavigation(), page.click(SEND)]);
      assert.equal(page.url(), stage.receiver.endpoint);
      const [{ fields } = { fields: {} }] = stage.receiver.received;
      assert.deepEqual(fields, {
        name: WRITTEN.name,
        email: WRITTEN.email,
        to: 'cliff',
        message: 'Hello',
        'contact-again': '',
      });
    }));

  it('sends, and puts a confirmation with the focus in its place; the draft goes', () =>
    visitForm({}, async (page) => {
      await send(page);
      await untilTold(page, 'Your message has been sent');
      const [{ fields, accept } = { fields: {}, accept: '' }] = stage.receiver.received;
      assert.deepEqual(fields, { ...WRITTEN, message: 'Two lines:\r\nthis & that?', to: 'cliff', 'contact-again': '' });
      assert.equal(accept, 'application/json');
      assert.equal(await isShown(page, '.form'), false);
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /ada@example\.com/);
      await page.reload();
      await wake(page);
      assert.deepEqual(await values(page), ['', '', 'cliff', '']);
    }));

  it('checks before it sends', () =>
    visitForm({}, async (page) => {
      await wake(page);
      await page.type('#contact-email', 'ada@nowhere');
      await page.click(SEND);
      await page.waitForSelector('.form-summary:focus');
      assert.equal((await page.$$('.form-summary li')).length, 2);
      assert.equal(stage.receiver.received.length, 0);
    }));

  it('sends once when it is pressed again meanwhile, and says that it is busy', () =>
    visitForm({ tolerate: /ERR_|Failed/ }, async (page) => {
      stage.receiver.manner = 'stalls';
      await wake(page);
      await write(page);
      await page.click(SEND, { count: 2 });
      await page.focus('#contact-name');
      await press(page, 'Enter');
      await eventually(async () => stage.receiver.received.length > 0);
      assert.equal(await attribute(page, SEND, 'aria-disabled'), 'true');
      assert.equal(await page.$eval('[data-sending]', ({ textContent }) => textContent), 'Sending…');
      await page.keyboard.type('x');
      assert.deepEqual(await values(page), typed);
      assert.equal(stage.receiver.received.length, 1);
    }));

  for (const status of [400, 422, 500, 503]) {
    it(`loses nothing when the service refuses: ${status}`, () =>
      visitForm({ tolerate: /status of/ }, async (page) => {
        stage.receiver.manner = status;
        await send(page);
        await untilTold(page, 'Your message was not sent');
        await assertNothingLost(page);
      }));
  }

  it('loses nothing when the connection breaks, and sends when it is pressed again', () =>
    visitForm({ tolerate: /ERR_/ }, async (page) => {
      stage.receiver.manner = 'drops';
      await send(page);
      await untilTold(page, 'We cannot tell whether your message was sent');
      await assertNothingLost(page);
      stage.receiver.manner = 'accepts';
      await page.click(SEND);
      await untilTold(page, 'Your message has been sent');
    }));

  it('waits long for an answer, but not for ever', () =>
    visitForm({ clock: true, tolerate: /ERR_/ }, async (page) => {
      stage.receiver.manner = 'stalls';
      await send(page);
      await eventually(async () => stage.receiver.received.length > 0);
      await page.evaluate(() => window.tick(20_000));
      assert.equal(await isShown(page, RESULT), false);
      await page.evaluate((patience) => window.tick(patience), PATIENCE - 20_000);
      await untilTold(page, 'We cannot tell whether your message was sent');
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /no answer in time/);
      await assertNothingLost(page);
    }));

  it('says so when the visitor is offline, and keeps everything', () =>
    visitForm({ tolerate: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await wake(page);
      await write(page);
      await page.setOfflineMode(true);
      await page.click(SEND);
      await untilTold(page, 'Your message was not sent');
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /not connected to the internet/);
      assert.equal(stage.receiver.received.length, 0);
      await page.setOfflineMode(false);
      await assertNothingLost(page);
    }));

  it('tells whoever has filled in the field for robots, and offers other ways', () =>
    visitForm({}, async (page) => {
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
      assert.equal(stage.receiver.received.length, 0);
      await assertNothingLost(page);
    }));

  it('keeps what was typed before the script came', () =>
    visitForm({}, async (page) => {
      await wake(page);
      await page.type('#contact-name', 'Old');
      await page.type('#contact-message', 'Old');
      const held = await page.evaluateOnNewDocument(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const field = document.querySelector('input');
          if (field) field.value = 'Early';
        });
      });
      await page.goto(page.url());
      await wake(page);
      await page.removeScriptToEvaluateOnNewDocument(held.identifier);
      assert.deepEqual(await values(page), ['Early', '', 'cliff', 'Old']);
    }));

  for (const [how, prepare] of WAYS_BACK) {
    it(`shows nothing of what is sent to the next one who presses Back: ${how}`, () =>
      visitForm({ prepare }, async (page) => {
        await send(page);
        await untilTold(page, 'Your message has been sent');
        await lookElsewhere(page);
        await wake(page);
        assert.deepEqual(await values(page), ['', '', 'cliff', '']);
        assert.equal(await isShown(page, RESULT), false);
        assert.equal(await isShown(page, SEND), true);
      }));
  }

  it('gives back what is sent, to be changed and sent again', () =>
    visitForm({}, async (page) => {
      await send(page);
      await untilTold(page, 'Your message has been sent');
      assert.deepEqual(await values(page), ['', '', 'cliff', '']);
      await page.click('[data-edit]');
      await page.waitForSelector('#contact-name:focus');
      assert.deepEqual(await values(page), typed);
      assert.equal(await isShown(page, RESULT), false);
      await page.type('#contact-email', '.org');
      await page.click(SEND);
      await untilTold(page, 'Your message has been sent');
      assert.deepEqual(
        stage.receiver.received.map(({ fields }) => fields.email),
        [WRITTEN.email, `${WRITTEN.email}.org`],
      );
    }));

  it('says what is kept, and for how long, where a script keeps it', async () => {
    await visitForm({}, async (page) => {
      assert.match(await page.$eval(KEPT, ({ textContent }) => textContent ?? ''), /tab .* until .* close/);
      assert.equal(await isShown(page, KEPT), true);
    });
    await visitForm({ script: false }, async (page) => assert.equal(await isShown(page, KEPT), false));
  });

  it('is the only thing that the policy lets out', async () => {
    const { origin } = new URL(stage.receiver.endpoint);
    const html = await (await fetch(`${stage.serving.address}contact/`)).text();
    assert.match(html, new RegExp(`form-action ${origin}; connect-src ${origin}"`));
    await visitForm({ tolerate: /Content Security Policy|ERR_/ }, async (page) => {
      const reached = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, () => 'kept in'));
      assert.equal(reached, 'kept in');
      await untilShown(page, SEND);
    });
  });
});
