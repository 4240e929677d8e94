/** What the tab keeps of a message that is being written, and for how long. */
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../engine/dev-server/index.ts';
import { eventually, isShown, reopen, untilScripted } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';
import { copyFixture } from '../../support/fixture-site.ts';
import { CONTACT, fill, lookElsewhere, RESULT, send, values, WAYS_BACK, wake } from './form-page.ts';
import { addContacts } from './post-site.ts';

const ASKED = { name: 'Ada King', email: 'ada@example.com', message: 'Half a thought' };

/** Name, address and message. */
async function written(page: Page): Promise<string[]> {
  return (await values(page)).filter((_, index) => index !== 2);
}

/** Everything that the tab keeps for the site. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

describe('the draft of a message', () => {
  it('stays when the message is handed over, for no mail program may have opened', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, ASKED);
      await send(page);
      await reopen(page);
      await wake(page);
      assert.deepEqual(await written(page), Object.values(ASKED));
      await eventually(() => isShown(page, RESULT));
      assert.match(await page.$eval(RESULT, ({ textContent }) => textContent ?? ''), /Your email program sends it/);
      assert.equal(await page.$eval(RESULT, (result) => result.matches(':focus')), false, 'nobody asked for it');
      await page.type('#contact-message', ' more');
      assert.equal(await isShown(page, RESULT), false);
      assert.match(await kept(page), /Half a thought more/, 'writing on');
      await reopen(page);
      await wake(page);
      await untilScripted(page);
      assert.equal(await isShown(page, RESULT), false);
    }));

  for (const [how, prepare] of WAYS_BACK) {
    it(`that was handed over is there on the way back, until the visitor is done with it: ${how}`, () =>
      visit(CONTACT, { prepare }, async (page) => {
        await wake(page);
        await fill(page, ASKED);
        await send(page);
        await lookElsewhere(page);
        await wake(page);
        await eventually(() => isShown(page, RESULT));
        assert.deepEqual(await written(page), Object.values(ASKED));
        await page.click('[data-again]');
        assert.doesNotMatch(await kept(page), /Ada|thought|mail/);
        await lookElsewhere(page);
        await wake(page);
        assert.deepEqual(await written(page), ['', '', '']);
        assert.equal(await isShown(page, RESULT), false);
      }));
  }

  it('stays in the tab while the message is too long to be handed over', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await fill(page, { name: 'Ada', email: 'ada@example.com', message: 'First' });
      await page.$eval('#contact-message', (field) => Object.assign(field, { value: 'longer '.repeat(300) }));
      await page.type('#contact-message', 'end');
      await send(page);
      assert.match(await kept(page), /longer end/);
    }));

  for (const junk of ['null', '{"name":', '[]', '"words"', '{"name":5,"email":{},"message":null}']) {
    it(`does not keep the form away when it cannot be read: ${junk}`, () =>
      visit(CONTACT, {}, async (page) => {
        await wake(page);
        await fill(page, ASKED);
        await page.evaluate((junk) => {
          for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, junk);
        }, junk);
        await page.goto(page.url());
        await wake(page);
        assert.deepEqual(await written(page), ['', '', '']);
      }));
  }

  it('is of one site, where two share an origin', async () => {
    const fixture = copyFixture();
    addContacts(fixture);
    await fixture.build();
    const dist = join(fixture.folder, 'dist');
    await fixture.build({ base: '/co-op/', out: join(fixture.folder, 'other') });
    cpSync(join(fixture.folder, 'other'), join(dist, 'co-op'), { recursive: true });
    const serving = await serve({ folder: dist, base: '/', port: 0 });
    try {
      await visit(CONTACT, { address: serving.address }, async (page) => {
        await wake(page);
        await fill(page, ASKED);
        await page.goto(`${serving.address}co-op/contact/`);
        await wake(page);
        assert.deepEqual(await written(page), ['', '', '']);
        await fill(page, { name: 'Bo' });
        await page.goto(`${serving.address}contact/`);
        await wake(page);
        assert.deepEqual(await written(page), Object.values(ASKED));
      });
    } finally {
      await serving.close();
      fixture.remove();
    }
  });
});
