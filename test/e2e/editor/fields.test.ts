/** The fields of the editor: text, pictures, lists and business figures. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { CONTACT, GROCERY, GROCERY_FILE, JOB, LEAD, site, TEAM } from '../../browser/editor/edited-site.ts';
import { clickText, pageSays } from '../../browser/editor/open-page.ts';
import * as panel from '../../browser/editor/panel.ts';
import { askLeaving, eventually, pressWith, reopen } from '../../support/browser/page.ts';

const FORMAT = '/company-info/piggly-wiggly-format/';

const leadTo = (text: string) => ({ [GROCERY_FILE]: [`-lead: ${LEAD}`, `+lead: ${text}`] });
const openLead = (page: Page) => clickText(page, 'Your store gets coffee');

describe('a field of the editor', () => {
  const itOn = (path: string, title: string, act: (page: Page) => Promise<void>) =>
    it(title, () => site.edit(path, act));
  const saves = async (page: Page, changes: ReturnType<typeof site.changes>) => {
    await panel.saveAll(page);
    assert.deepEqual(site.changes(), changes);
  };

  itOn(GROCERY, 'keeps the focus when the button saves it, and when the page is reloaded', async (page) => {
    await openLead(page);
    await panel.untilFocused(page, 'Lead');
    await panel.fill(page, 'Lead', 'Your store gets coffee, flour and more.');
    await panel.saveByButton(page);
    await panel.untilStatus(page, 'Saved.');
    await panel.untilFocused(page, 'Lead');
    await reopen(page);
    await panel.untilFocused(page, 'Lead');
  });

  itOn(GROCERY, 'changes one line of the file: a picture, a sentence, a heading of the text', async (page) => {
    await page.click('.page-head img');
    await panel.fill(page, 'What it shows', 'Crates of ripe fruit');
    for (const label of ['From the left', 'From the top', 'From the top']) {
      await panel.control(page, label, true);
      await page.keyboard.press('ArrowRight');
    }
    await panel.untilStatus(page, 'Not saved yet.');
    await page.waitForSelector('.page-head img.focus-52-54');
    await clickText(page, 'Somebody picks it');
    await panel.untilFocused(page, 'Text');
    await page.keyboard.type('- Somebody picks and stacks it.');
    await pageSays(page, 'Somebody picks and stacks it.');
    await clickText(page, 'What it takes');
    await eventually(async () => (await panel.control(page, 'Text')).selected === '## What it takes');
    await page.keyboard.type('## What you need');
    await pageSays(page, 'What you need');
    await saves(page, {
      'content/services/grocery.md': [
        '-picture: { src: produce.jpg, alt: Crates of fruit }',
        '-- Somebody picks it, stacks it and wraps it.',
        '-## What it takes',
        '+picture: { src: produce.jpg, alt: Crates of ripe fruit, focus: 52% 54% }',
        '+- Somebody picks and stacks it.',
        '+## What you need',
      ],
    });
  });

  itOn(GROCERY, 'takes a number that is not a fact, with a reason', async (page) => {
    await openLead(page);
    await panel.untilFocused(page, 'Lead');
    await panel.fill(page, 'Lead', 'Your store is open 24 hours.');
    await panel.pressButton(page, 'Allow it …');
    await panel.untilFocused(page, 'Reason');
    await eventually(async () => (await panel.control(page, 'Reason')).error === 'Still empty.');
    await page.keyboard.type('how long a day is');
    await saves(page, {
      'content/facts.md': [
        '+allowlist:',
        '+  - text: 24 hours',
        '+    in: services/grocery.md',
        '+    reason: how long a day is',
      ],
      ...leadTo('Your store is open 24 hours.'),
    });
  });

  itOn(GROCERY, 'turns a number into a new fact', async (page) => {
    await openLead(page);
    await panel.fill(page, 'Lead', 'Your store earns $21.50.');
    await panel.pressButton(page, 'Make it a business figure …');
    await eventually(async () => (await panel.control(page, 'Text on pages')).value === '$21.50');
    await pageSays(page, 'Your store earns $21.50.');
    await saves(page, {
      'content/facts.md': ['+  grocery-lead:', '+    value: 21.5', '+    unit: dollars', '+    text: "$21.50"'],
      ...leadTo('Your store earns {{grocery-lead}}.'),
    });
  });

  itOn(JOB, 'adds a fact under a new name', async (page) => {
    await clickText(page, '50 lb');
    await panel.untilFocused(page, 'Text on pages');
    await panel.fill(page, 'New name', 'Night pay');
    await page.keyboard.press('Enter');
    await panel.untilFocused(page, 'Number');
    for (const text of ['25', 'dollars', '$25.00']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await saves(page, {
      'content/facts.md': ['+  night-pay:', '+    value: 25', '+    unit: dollars', '+    text: "$25.00"'],
    });
  });

  itOn('/', 'is shown in an island while it is typed, and the island does not turn meanwhile', async (page) => {
    const hero = await page.waitForSelector('[data-running]');
    assert.equal(await hero?.evaluate((region) => region.getAttribute('data-running')), 'false');
    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await panel.pressButton(page, 'New');
    await panel.pressButton(page, 'Slide of the home page');
    await panel.choose(page, 'picture', 'produce.jpg');
    await panel.fill(page, 'What it shows', 'Crates on a new slide');
    await page.waitForSelector('[data-island=carousel] img[alt="Crates on a new slide"]');
    assert.equal(await page.evaluate(() => Reflect.get(window, 'marked')), true);
    await panel.discardTyped(page);
    assert.deepEqual(site.changes(), {});
    // What an island shows is updated by a reload.
    await eventually(async () => (await askLeaving(page, () => !('marked' in window))) ?? false);
    await panel.waitForHeading(page, 'This page');
  });

  itOn(CONTACT, 'has a list of choices, of which none is chosen at first', async (page) => {
    await clickText(page, '(800) 867-5300', 'footer');
    await panel.control(page, 'Phone');
    await panel.addOne(page, 'hosts');
    const list = await page.waitForSelector('#editor-panel >>> [data-path="hosts/0"] select');
    assert.equal(await list?.evaluate((one) => one.selectedOptions[0]?.textContent), 'Choose …');
    await panel.choose(page, 'hosts/0', 'netlify');
    await saves(page, { 'content/site.md': ['+hosts:', '+  - netlify'] });
  });

  itOn(FORMAT, 'is removed with its layout, and comes back with it', async (page) => {
    await clickText(page, 'What one should know of it.');
    await panel.choose(page, 'layout', 'article');
    // They come back if the layout is changed back.
    await panel.choose(page, 'layout', 'gallery');
    assert.equal((await panel.control(page, 'Gallery heading')).value, 'From counter to cart');
    await panel.choose(page, 'layout', 'article');
    await panel.saveAll(page);
    const lines = Object.values(site.changes()).flat().join('\n');
    assert.match(lines, /^-layout: gallery\n-galleryHeading: .+\n-slides:\n(- {2}- \{ src: .+\n){3}\+layout: article$/);
  });

  itOn(TEAM, 'is unchanged if a picture is removed and chosen again, and the choice keeps the focus', async (page) => {
    await clickText(page, 'Ola Winter');
    await panel.pressByKey(page, 'Remove photo');
    const list = await page.waitForSelector('#editor-panel >>> [data-path=photo] select');
    await list?.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.untilPanel(page, 'What it shows');
    assert.equal(await page.$eval('#editor-panel >>> select:focus', (focused) => focused.value), 'produce.jpg');
    await panel.fill(page, 'What it shows', 'Crates of fruit');
    await panel.fill(page, 'Title', 'Head of the Cold House');
    await panel.saveAll(page);
    assert.deepEqual(site.changes()['content/managers/ola-winter.md']?.at(-1), '+title: Head of the Cold House');
    const photo = /^photo: \{ src: produce\.jpg, alt: Crates of fruit \}$/m;
    assert.match(site.copy.read('content/managers/ola-winter.md'), photo);
  });

  describe('for the text of an entry', () => {
    const itInForm = (title: string, act: (page: Page) => Promise<void>) =>
      itOn(GROCERY, title, async (page) => {
        await openLead(page);
        await act(page);
        await panel.discardTyped(page);
      });
    const expectText = async (page: Page, text: string) =>
      assert.equal((await panel.control(page, 'Text')).value, text);

    itInForm('is changed by its buttons, and by Ctrl+Z back again', async (page) => {
      for (const [button, changed] of [
        ['Bold', 'one **two**'],
        ['Heading', '## one two'],
        ['List item', '- one two'],
      ] as const) {
        await panel.fill(page, 'Text', 'one two');
        await panel.select(page, 'two');
        await panel.pressButton(page, button);
        await expectText(page, changed);
        await pressWith(page, 'Control', 'z');
        await expectText(page, 'one two');
      }
    });

    itInForm('toggles bold text', async (page) => {
      await panel.fill(page, 'Text', 'one two three');
      for (const [selected, changed] of [
        ['two ', 'one **two** three'],
        ['two', 'one two three'],
        ['two', 'one **two** three'],
        ['**two**', 'one two three'],
      ] as const) {
        await panel.select(page, selected);
        await panel.pressButton(page, 'Bold');
        await expectText(page, changed);
      }
    });

    itInForm('links the selected text to a page or to another site', async (page) => {
      await panel.fill(page, 'Text', 'Ask us');
      for (const [selected, address, changed] of [
        ['us', '/services/', 'Ask [us](/services/)'],
        ['Ask', 'https://', '[Ask](https://) [us](/services/)'],
      ] as const) {
        await panel.select(page, selected);
        await page.select('#editor-panel >>> .text-tools select', address);
        await expectText(page, changed);
      }
    });

    itInForm(
      'keeps the paragraphs that are pasted from a word processor, and adds none to other text',
      async (page) => {
        const html = '<p>One.</p><p>Two.</p><ul><li>an item<li>another</ul>';
        for (const [plain, markup, changed] of [
          ['One.\r\nTwo.\r\n•\tan item\r\n•\tanother', html, 'BeforeOne.\n\nTwo.\n\n- an item\n- another'],
          ['One\nTwo', '', 'BeforeOne\nTwo'],
        ] as const) {
          await panel.fill(page, 'Text', 'Before');
          await paste(page, 'Text', plain, markup);
          await expectText(page, changed);
        }
        await paste(page, 'Lead', 'One.\r\nTwo.');
        assert.match((await panel.control(page, 'Lead')).value, /One\. Two\.$/);
        await panel.untilPanel(page, 'This field takes one line, so the lines you pasted were joined.');
      },
    );
  });
});

/** Pastes at the end of a field as a browser does: it inserts the plain text unless a script handles the event. */
async function paste(page: Page, label: string, plain: string, html = ''): Promise<void> {
  await panel.control(page, label, true);
  await page.keyboard.press('End');
  const insert = (plain: string, html: string) => {
    const field = document.querySelector('#editor-panel')?.shadowRoot?.activeElement;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    if (html !== '') clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
    // Firefox ignores the clipboard data of the constructor.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    if (field?.dispatchEvent(event)) document.execCommand('insertText', false, plain);
  };
  await page.evaluate(insert, plain, html);
}
