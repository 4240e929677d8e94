/** People: their cards, the head of the contact page, the grid of the team, and the bar with the number to call. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import {
  eventually,
  measure,
  readClipboard,
  recordAnnouncements,
  runFirst,
  untilHidden,
  untilShown,
  untilText,
  untilTrue,
} from '../../support/browser/page.ts';
import { resize, visitRealSite, visitTestSite } from '../../support/browser/visit.ts';

const CONTACT = '/contact/';
const TEAM = '/company-info/our-management-team/';
const MORE = '.people .contact-card-more';

/** Elements that are too small to tap. */
async function listTooSmall(page: Page, selector: string) {
  return (await measure(page, selector)).filter(({ width, height }) => width < 44 || height < 44);
}

/** A card that is in view for less than a frame doesn't start, so this waits for each. */
async function startCards(page: Page): Promise<void> {
  for (const card of await page.$$('.people li')) {
    await card.evaluate((element) => element.scrollIntoView());
    await untilTrue(page, (element) => !element.querySelector('.copy[hidden]'), card);
  }
}

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
      assert.equal((await page.$$('.copy[data-done]')).length, 1);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await phone?.click();
      await untilText(page, '.copied:not(:empty)', 'Selected, not copied');
      assert.match(await page.evaluate(() => String(getSelection())), /555-/);
      assert.equal(await countAnnounced('Copied'), 2);
    }));

  it('has links but no copy buttons without scripts or a clipboard', needs('pages without scripts'), async () => {
    const expectNoCopying = async (page: Page) => {
      for (const [link, isInMore] of [
        ['tel:', false],
        ['mailto:', false],
        ['/contact/?to=', true],
        ['/contact/dana-reyes.vcf', true],
      ] as const) {
        if (isInMore && !(await page.$(`${MORE}[open]`))) await page.click(`${MORE} summary`);
        await untilShown(page, `.people a[href^="${link}"]`);
      }
      await untilHidden(page, `${MORE} .copy`);
    };
    await visitTestSite(CONTACT, { script: false }, expectNoCopying);
    const prepare = runFirst(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visitTestSite(CONTACT, { prepare }, async (page) => {
      await page.waitForNetworkIdle();
      await expectNoCopying(page);
    });
  });

  it('has targets large enough for a thumb', () =>
    visitTestSite(CONTACT, { width: 320 }, async (page) => {
      await startCards(page);
      for (const width of [320, 360, 1280]) {
        await resize(page, width);
        for (const isOpen of [false, true]) {
          await page.$$eval(MORE, (all, isOpen) => all.map((more) => more.toggleAttribute('open', isOpen)), isOpen);
          assert.deepEqual(await listTooSmall(page, '.people :is(a, summary, .copy)'), [], `${width} px`);
        }
      }
    }));
});

it('the first view of the contact page has the hours, the phone number on one line, and on wider screens the form or a link to it', () =>
  visitRealSite(CONTACT, {}, async (page) => {
    const numberAndHours = ['.office-phone a', '.office-phone + p'];
    for (const [width, height, shown] of [
      [360, 640, numberAndHours],
      [768, 1024, [...numberAndHours, '.office-write', '.office address']],
      [1440, 900, [...numberAndHours, '.office address', '#people', '.contact-form input']],
    ] as const) {
      await page.setViewport({ ...page.viewport(), width, height });
      for (const selector of shown) {
        const [box] = await measure(page, selector);
        assert.ok(box && box.bottom <= height, `${width} × ${height}: ${selector} ends at ${box?.bottom} px`);
      }
    }
    for (const width of [320, 390, 768, 1024, 1152, 1160, 1200, 1280, 1400]) {
      await resize(page, width);
      const lines = await page.$eval('.office-phone a', (link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      assert.equal(lines, 1, `${width} px`);
    }
    await resize(page, 768);
    await page.click('.office-write');
    await untilTrue(page, () => (document.querySelector('#write')?.getBoundingClientRect().top ?? Infinity) < 300);
    assert.equal(await page.evaluate(() => location.hash), '#write');
  }));

it(
  'the call bar sticks to the bottom of a phone’s window after the first screen, but not while a field has the focus',
  needs('scroll timelines'),
  () =>
    visitRealSite('/membership/', { width: 360 }, async (page) => {
      const isAtBottom = (bar: Element) =>
        bar.checkVisibility({ visibilityProperty: true }) && bar.getBoundingClientRect().bottom === innerHeight;
      assert.equal(await page.$eval('.call-bar', isAtBottom), false);
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      await eventually(() => page.$eval('.call-bar', isAtBottom));
      // The form is hidden until its calculator starts.
      await eventually(async () => {
        await page.focus('main input');
        return !(await page.$eval('.call-bar', isAtBottom));
      });
    }),
);

it('the team has one large portrait and others of equal size, and buttons large enough for a thumb, aligned in each row', () =>
  visitTestSite(TEAM, { width: 320 }, async (page) => {
    for (const width of [320, 360, 768, 1024, 1440]) {
      await resize(page, width);
      // At 320 px, two columns fill the row exactly, so rounding may leave only one.
      if (width >= 360) await expectPortraits(page, width);
      await expectButtons(page, width);
    }
    const texts = (await measure(page, '.manager-actions a')).map(({ text }) => text);
    assert.equal(new Set(texts).size, texts.length, 'the texts of two buttons are the same');
  }));

async function expectPortraits(page: Page, width: number): Promise<void> {
  const [first, ...others] = await measure(page, '.manager .portrait > *');
  assert.ok(first && others.length > 2);
  const sizes = new Set(others.map((other) => `${Math.round(other.width)} × ${Math.round(other.height)}`));
  assert.equal(sizes.size, 1, `${width} px: ${[...sizes]}`);
  for (const other of others) assert.ok(first.width > 1.9 * other.width, `${width} px`);
  for (const kind of ['.picture', '.monogram']) {
    assert.ok((await measure(page, `.portrait > ${kind}`)).length > 0, kind);
  }
}

async function expectButtons(page: Page, width: number): Promise<void> {
  const portraits = await measure(page, '.manager:not(:first-child) .portrait');
  const buttons = await measure(page, '.manager:not(:first-child) .manager-actions');
  for (const [index, portrait] of portraits.entries()) {
    const beside = buttons.filter((_, other) => portraits[other]?.top === portrait.top);
    assert.equal(new Set(beside.map(({ top }) => Math.round(top))).size, 1, `${width} px, portrait ${index}`);
  }
  assert.deepEqual(await listTooSmall(page, '.manager-actions a'), [], `${width} px`);
  const calls = await measure(page, '.manager-actions a:has(+ a)');
  for (const [index, write] of (await measure(page, '.manager-actions a + a')).entries()) {
    assert.equal(Math.round(write.width), Math.round(calls[index]?.width ?? 0), `${width} px`);
  }
}
