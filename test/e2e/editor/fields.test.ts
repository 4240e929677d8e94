/** The fields of the editor: text, pictures, lists and business figures. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { openEditedSite } from '../../browser/editor/edited-site.ts';
import { clickWords, pageSays } from '../../browser/editor/open-page.ts';
import {
  addOne,
  choose,
  choosePicture,
  control,
  discardTyped,
  fill,
  focusedLabel,
  panelText,
  pressButton,
  saveAll,
  saveByButton,
  select,
  untilStatus,
  waitForHeading,
} from '../../browser/editor/panel.ts';
import { askLeaving, eventually, reopen } from '../../support/browser/look.ts';

const GROCERY = '/services/product-categories/grocery/';
const TEAM = '/company-info/our-management-team/';
const CONTACT = '/contact/';
const JOB = '/company-info/employment-opportunities/cdl-driver/';
const FORMAT = '/company-info/piggly-wiggly-format/';

describe('a field of the editor', () => {
  const site = openEditedSite();

  it('keeps the focus when the button saves it, and when the page is reloaded', () =>
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

  it('changes one line of the file: a sentence and a heading of the text', () =>
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

  it('changes the phone number of every page', () =>
    site.edit(CONTACT, async (page) => {
      await clickWords(page, '(800) 555-0100', 'footer');
      await fill(page, 'Phone', '(800) 555-0177');
      await saveAll(page);
      assert.deepEqual(site.changes(), { 'content/site.md': ['-phone: (800) 555-0100', '+phone: (800) 555-0177'] });
    }));

  it('takes a number that is not a fact, with a reason', () =>
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

  it('turns a number into a new fact', () =>
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

  it('adds a fact under a new name', () =>
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

  it('is shown in an island while it is typed', () =>
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

  it('sets the alt text and the focus point of a picture', () =>
    site.edit(GROCERY, async (page) => {
      await page.click('.page-head img');
      await fill(page, 'What it shows', 'Crates of ripe fruit');
      for (const label of ['From the left', 'From the top', 'From the top']) {
        await control(page, label, true);
        await page.keyboard.press('ArrowRight');
      }
      await untilStatus(page, 'Not saved yet.');
      await page.waitForSelector('.page-head img.focus-52-54');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/services/grocery.md': [
          '-picture: { src: produce.jpg, alt: Crates of fruit }',
          '+picture: { src: produce.jpg, alt: Crates of ripe fruit, focus: 52% 54% }',
        ],
      });
    }));

  it('has a list of choices', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, '(800) 555-0100', 'footer');
      await control(page, 'Phone');
      await addOne(page, 'hosts');
      assert.equal(await chosen(page, 'hosts/0'), 'Choose …');
      await choose(page, '1', 'netlify');
      await saveAll(page);
      assert.deepEqual(site.changes(), { 'content/site.md': ['+hosts:', '+  - netlify'] });
    }));

  it('is removed with its layout, and comes back with it', () =>
    site.edit(FORMAT, async (page) => {
      await clickWords(page, 'What one should know of it.');
      await choose(page, 'Layout', 'article');
      // Whoever changes their mind finds them again.
      await choose(page, 'Layout', 'gallery');
      assert.equal((await control(page, 'Gallery heading')).value, 'From counter to cart');
      await choose(page, 'Layout', 'article');
      await saveAll(page);
      const [file] = Object.values(site.changes());
      assert.ok(Array.isArray(file));
      assert.deepEqual(
        file.map((line) => line.slice(0, 16)),
        [
          '-layout: gallery',
          '-galleryHeading:',
          '-slides:',
          '-  - { src: prod',
          '-  - { src: prod',
          '-  - { src: prod',
          '+layout: article',
        ],
      );
    }));

  it('is unchanged if a picture is removed and chosen again', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Ola Winter');
      await waitForHeading(page, 'Ola Winter');
      await pressButton(page, 'Remove photo');
      await choosePicture(page, 'produce.jpg');
      await fill(page, 'What it shows', 'Crates of fruit');
      await fill(page, 'Title', 'Head of the Cold House');
      await saveAll(page);
      assert.deepEqual(site.changes()['content/managers/ola-winter.md']?.at(-1), '+title: Head of the Cold House');
      assert.match(
        site.copy.read('content/managers/ola-winter.md'),
        /^photo: \{ src: produce\.jpg, alt: Crates of fruit \}$/m,
      );
    }));

  it('is counted while it is still empty', () =>
    site.edit(TEAM, async (page) => {
      await pressButton(page, 'New');
      await pressButton(page, 'Manager');
      await fill(page, 'Name', 'Ada Holt');
      await untilStatus(page, 'Not saved yet. Still empty: 1 field.');
      await discardTyped(page);
    }));

  describe('with the text of an entry', () => {
    /** Opens the form, with a text of its own in it. */
    const write = (text: string, act: (page: Page) => Promise<void>) =>
      site.edit(GROCERY, async (page) => {
        await clickWords(page, 'Your store gets coffee');
        await eventually(async () => (await focusedLabel(page)) === 'Lead');
        await fill(page, 'Text', text);
        await act(page);
        await discardTyped(page);
      });
    const textOf = async (page: Page) => (await control(page, 'Text')).value;

    it('is as it was after Ctrl+Z, whichever button has changed it', () =>
      write('one two', async (page) => {
        for (const [words, changed] of [
          ['Bold', 'one **two**'],
          ['Heading', '## one two'],
          ['List item', '- one two'],
        ] as const) {
          await select(page, 'two');
          await pressButton(page, words);
          assert.equal(await textOf(page), changed);
          await page.keyboard.down('Control');
          await page.keyboard.press('z');
          await page.keyboard.up('Control');
          assert.equal(await textOf(page), 'one two');
        }
      }));

    it('is bold where it was not, and is not where it was', () =>
      write('one two three', async (page) => {
        await select(page, 'two ');
        await pressButton(page, 'Bold');
        assert.equal(await textOf(page), 'one **two** three');
        await pressButton(page, 'Bold');
        assert.equal(await textOf(page), 'one two three');
        await pressButton(page, 'Bold');
        await select(page, '**two**');
        await pressButton(page, 'Bold');
        assert.equal(await textOf(page), 'one two three');
      }));

    it('leads where somebody has said', () =>
      write('Ask us', async (page) => {
        await select(page, 'us');
        await chooseLink(page, '/services/');
        assert.equal(await textOf(page), 'Ask [us](/services/)');
        await select(page, 'Ask');
        await chooseLink(page, 'https://');
        assert.equal(await textOf(page), '[Ask](https://) [us](/services/)');
      }));

    it('keeps apart the lines that are pasted from a word processor', () =>
      write('Before', async (page) => {
        await paste(
          page,
          'Text',
          'One.\r\nTwo.\r\n•\tan item\r\n•\tanother',
          '<p>One.</p><p>Two.</p><ul><li>an item<li>another</ul>',
        );
        assert.equal(await textOf(page), 'BeforeOne.\n\nTwo.\n\n- an item\n- another');
      }));

    it('is pasted as it stands from where it is plain', () =>
      write('Before', async (page) => {
        await paste(page, 'Text', 'One\nTwo', '');
        assert.equal(await textOf(page), 'BeforeOne\nTwo');
      }));

    it('says so where lines that are pasted become one', () =>
      write('Text', async (page) => {
        await paste(page, 'Lead', 'One.\r\nTwo.', '');
        assert.match((await control(page, 'Lead')).value, /One\. Two\.$/);
        assert.match(await panelText(page), /This field takes one line, so the lines you pasted were joined\./);
      }));
  });
});

/** What a list of the panel says. */
function chosen(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate((path) => {
    const field = document.querySelector('#editor-panel')?.shadowRoot?.querySelector(`[data-path="${path}"]`);
    return field?.querySelector('select')?.selectedOptions[0]?.textContent;
  }, path);
}

function chooseLink(page: Page, address: string): Promise<void> {
  return page.evaluate((address) => {
    const list = document
      .querySelector('#editor-panel')
      ?.shadowRoot?.querySelector<HTMLSelectElement>('.text-tools select');
    if (!list) throw new Error('found no list of pages');
    list.value = address;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }, address);
}

/** Pastes at the end of a field, as a browser does: where nobody else takes it, its plain words go in. */
async function paste(page: Page, label: string, plain: string, html: string): Promise<void> {
  await control(page, label, true);
  await page.keyboard.press('End');
  await page.evaluate(
    (plain, html) => {
      const field = document.querySelector('#editor-panel')?.shadowRoot?.activeElement;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      if (html !== '') clipboardData.setData('text/html', html);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
      // Firefox takes none from a script.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      if (field?.dispatchEvent(event)) document.execCommand('insertText', false, plain);
    },
    plain,
    html,
  );
}
