/** Contact cards, and the bar with the number to call. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { eventually, readClipboard, recordAnnouncements, untilShown, untilText } from '../../support/browser/page.ts';
import { visitTestSite } from '../../support/browser/visit.ts';

const CONTACT = '/contact/';
const MORE = '.people .contact-card-more';

describe('a contact card', () => {
  it('copies a phone number and then an address, announces each once, and selects the text if copying is forbidden', () =>
    visitTestSite(CONTACT, {}, async (page) => {
      await page.click(`${MORE} summary`);
      await untilShown(page, `${MORE} .copy`);
      const countAnnounced = await recordAnnouncements(page);
      const [phone, email] = await page.$$('.people li:first-child .copy');
      await phone?.click();
      await eventually(async () => (await countAnnounced('Copied')) === 1);
      assert.match(await readClipboard(page), /^\(800\) 555-\d{4}$/);
      await email?.click();
      await eventually(async () => (await countAnnounced('Copied')) === 2);
      assert.match(await readClipboard(page), /^\S+@example\.com$/);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await phone?.click();
      await untilText(page, '.copied:not(:empty)', 'Selected, not copied');
      assert.match(await page.evaluate(() => String(getSelection())), /555-/);
      assert.equal(await countAnnounced('Copied'), 2);
    }));
});

it(
  'the call bar sticks to the bottom of a phone’s window after the first screen, but not while a field has the focus',
  needs('scroll timelines'),
  () =>
    visitTestSite('/membership/', { width: 360 }, async (page) => {
      const isAtBottom = (bar: Element) =>
        bar.checkVisibility({ visibilityProperty: true }) && bar.getBoundingClientRect().bottom === innerHeight;
      assert.equal(await page.$eval('.call-bar', isAtBottom), false);
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      await eventually(() => page.$eval('.call-bar', isAtBottom));
      // The field is disabled until its calculator starts.
      await eventually(async () => {
        await page.focus('main input');
        return !(await page.$eval('.call-bar', isAtBottom));
      });
    }),
);
