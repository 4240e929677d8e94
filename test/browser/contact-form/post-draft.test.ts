/** What the page and the tab keep of a message that is posted. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isShown } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { KEPT, lookElsewhere, WAYS_BACK } from './form-page.ts';
import { RESULT, SEND, send, typed, untilTold, values, WRITTEN, wake } from './post-page.ts';
import { usePostSite } from './post-site.ts';

describe('the contact form with an endpoint', () => {
  const site = usePostSite();

  it('keeps what was typed before the script came', () =>
    site.visitForm({}, async (page) => {
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
      site.visitForm({ prepare }, async (page) => {
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
    site.visitForm({}, async (page) => {
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
        site.receiver.received.map(({ fields }) => fields.email),
        [WRITTEN.email, `${WRITTEN.email}.org`],
      );
    }));

  it('says what is kept, and for how long, where a script keeps it', needs('no script'), async () => {
    await site.visitForm({}, async (page) => {
      assert.match(await page.$eval(KEPT, ({ textContent }) => textContent ?? ''), /tab .* until .* close/);
      assert.equal(await isShown(page, KEPT), true);
    });
    await site.visitForm({ script: false }, async (page) => assert.equal(await isShown(page, KEPT), false));
  });
});
