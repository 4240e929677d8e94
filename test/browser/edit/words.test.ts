import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { askLeaving, eventually, reopen } from '../../support/browser/look.ts';
import { openEditedSite } from './edited-site.ts';
import { clickWords, pageSays } from './open-page.ts';
import {
  choosePicture,
  control,
  discardTyped,
  fill,
  focusedLabel,
  panelText,
  pressButton,
  saveAll,
  saveByButton,
  untilStatus,
  waitForHeading,
} from './panel.ts';

const [GROCERY, CONTACT, JOB] = [
  '/services/product-categories/grocery/',
  '/contact/',
  '/company-info/employment-opportunities/cdl-driver/',
];

describe('words, edited on the page', () => {
  const site = openEditedSite();

  it('change one line of their file: the lead', () =>
    site.edit(GROCERY, async (page) => {
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await clickWords(page, 'Your store gets coffee');
      await eventually(async () => (await focusedLabel(page)) === 'Lead');
      await fill(page, 'Lead', 'Your store gets coffee, flour and more.');
      await pageSays(page, 'Your store gets coffee, flour and more.');
      assert.deepEqual(site.changes(), {});
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/services/grocery.md': [
          '-lead: Your store gets coffee, flour and dairy.',
          '+lead: Your store gets coffee, flour and more.',
        ],
      });
      assert.equal(await page.evaluate(() => Reflect.get(window, 'marked')), true);
    }));

  it('leave the focus to their field once the button has saved them, also on a page that is loaded anew', () =>
    site.edit(GROCERY, async (page) => {
      const onLead = () => eventually(async () => (await focusedLabel(page)) === 'Lead');
      await clickWords(page, 'Your store gets coffee');
      await onLead();
      await fill(page, 'Lead', 'Your store gets coffee, flour and more.');
      await saveByButton(page);
      await untilStatus(page, 'Saved.');
      await onLead();
      await reopen(page);
      await onLead();
    }));

  it('change one line of their file: a sentence and a heading of the text', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Somebody picks it');
      await eventually(async () => (await focusedLabel(page)) === 'Text');
      await page.keyboard.type('- Somebody picks and stacks it.');
      await pageSays(page, 'Somebody picks and stacks it.');
      await clickWords(page, 'What it takes');
      await eventually(async () => (await control(page, 'Text')).selected === '## What it takes');
      await page.keyboard.type('## What you need');
      await pageSays(page, 'What you need');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/services/grocery.md': [
          '-- Somebody picks it, stacks it and wraps it.',
          '-## What it takes',
          '+- Somebody picks and stacks it.',
          '+## What you need',
        ],
      });
    }));

  it('change a fact where it stands, which says where else it is shown', () =>
    site.edit(JOB, async (page) => {
      await clickWords(page, '50 lb');
      await eventually(async () => (await focusedLabel(page)) === 'As the pages say it');
      assert.match(await panelText(page), /Shown on 3 pages. A change applies to all of them/);
      assert.deepEqual(await shownOn(page), ['Employment Opportunities', 'Order Selector', 'CDL Driver (this page)']);
      await typeInstead(page, 'sixty lb');
      await untilStatus(page, /error/);
      const message = 'must have the number in `value`, such as "50". Change one of them.';
      await eventually(async () => (await panelText(page)).includes(message));
      assert.deepEqual(site.changes(), {});
      await typeInstead(page, '50 lb');
      // The bare number goes along.
      await typeInstead(page, '60 lb');
      await pageSays(page, '60\u00A0lb');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/facts.md': [
          '-  lifting: { value: 50, unit: lb, text: "50 lb" }',
          '+  lifting: { value: 60, unit: lb, text: "60 lb" }',
        ],
      });
    }));

  it('change the phone number of every page', () =>
    site.edit(CONTACT, async (page) => {
      await clickWords(page, '(800) 555-0100', 'footer');
      await fill(page, 'Phone', '(800) 555-0177');
      await saveAll(page);
      assert.deepEqual(site.changes(), { 'content/site.md': ['-phone: (800) 555-0100', '+phone: (800) 555-0177'] });
    }));

  it('may hold a figure that is no fact, once somebody has said why', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await eventually(async () => (await focusedLabel(page)) === 'Lead');
      await fill(page, 'Lead', 'Your store is open 24 hours.');
      await pressButton(page, 'Allow it …');
      await eventually(async () => (await focusedLabel(page)) === 'Reason');
      await eventually(async () => (await control(page, 'Reason')).fault === 'Still empty.');
      await page.keyboard.type('how long a day is');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/facts.md': [
          '+allowed:',
          '+  - words: 24 hours',
          '+    in: services/grocery.md',
          '+    reason: how long a day is',
        ],
        'content/services/grocery.md': [
          '-lead: Your store gets coffee, flour and dairy.',
          '+lead: Your store is open 24 hours.',
        ],
      });
    }));

  it('may hold a new figure of the business, which the facts then say', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Your store earns $21.50.');
      await pressButton(page, 'Make it a business figure …');
      await eventually(async () => (await control(page, 'As the pages say it')).value === '$21.50');
      await pageSays(page, 'Your store earns $21.50.');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/facts.md': ['+  grocery-lead:', '+    value: 21.5', '+    unit: dollars', '+    text: "$21.50"'],
        'content/services/grocery.md': [
          '-lead: Your store gets coffee, flour and dairy.',
          '+lead: Your store earns {{grocery-lead}}.',
        ],
      });
    }));

  it('change what is a figure of the business: one more, under a name of its own', () =>
    site.edit(JOB, async (page) => {
      await clickWords(page, '50 lb');
      await eventually(async () => (await focusedLabel(page)) === 'As the pages say it');
      await fill(page, 'New name', 'Night pay');
      await page.keyboard.press('Enter');
      await eventually(async () => (await focusedLabel(page)) === 'Number');
      await page.keyboard.type('25');
      await page.keyboard.press('Tab');
      await page.keyboard.type('dollars');
      await page.keyboard.press('Tab');
      await page.keyboard.type('$25.00');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/facts.md': ['+  night-pay:', '+    value: 25', '+    unit: dollars', '+    text: "$25.00"'],
      });
    }));

  it('tell a mistake beside its field, in the words of the build but for quotes, and write nothing', () =>
    site.edit(CONTACT, async (page) => {
      await clickWords(page, '(800) 555-0100', 'footer');
      await fill(page, 'Phone', '800 555 0177');
      await untilStatus(page, /^1 error/);
      // While it is typed, what is said of its beginning comes and goes.
      await eventually(async () => (await control(page, 'Phone')).fault.includes('800 555 0177`'));
      const { isInvalid, fault } = await control(page, 'Phone');
      assert.ok(isInvalid);
      assert.equal(fault, '`phone` must be a phone number, such as "(800) 555-0142". Replace `800 555 0177`.');
      await saveByButton(page);
      await untilStatus(page, /^Not saved: 1 error/);
      await eventually(async () => (await focusedLabel(page)) === 'Phone');
      assert.deepEqual(site.changes(), {});
    }));

  it('can be taken back after they were saved, and are listed', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Other words.');
      await saveAll(page);
      await pressButton(page, 'Changes');
      await eventually(async () => (await panelText(page)).includes('+ lead: Other words.'));
      assert.match(await panelText(page), /Undo takes back the last save: Changed Grocery\./);
      await pressButton(page, 'Undo');
      await untilStatus(page, /^Undone: Changed Grocery/);
      assert.doesNotMatch(await panelText(page), /Other words/);
      assert.deepEqual(site.changes(), {});
      await pageSays(page, 'Your store gets coffee');
    }));

  it('are rendered anew as they are typed where they change what a script has brought to life', () =>
    site.edit('/', async (page) => {
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await pressButton(page, 'New');
      await pressButton(page, 'Slide of the home page');
      await choosePicture(page, 'produce.jpg');
      await fill(page, 'What it shows', 'Crates on a new slide');
      await page.waitForSelector('[data-island=carousel] img[alt="Crates on a new slide"]');
      assert.equal(await page.evaluate(() => Reflect.get(window, 'marked')), true);
      await discardTyped(page);
      assert.deepEqual(site.changes(), {});
      // What a script brings to life comes back with it, on the page loaded anew.
      await eventually(async () => (await askLeaving(page, () => !('marked' in window))) ?? false);
      await waitForHeading(page, 'This page');
    }));
});

/** The pages that the open field names. */
function shownOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('#editor-panel')?.shadowRoot;
    const pages = root?.activeElement?.closest('.field')?.querySelectorAll('.shown-on a') ?? [];
    return [...pages].map((one) => one.textContent ?? '');
  });
}

/** Replaces what has the focus. */
async function typeInstead(page: Page, words: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(words);
}
