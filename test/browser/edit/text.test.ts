/** The running text and its buttons. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/look.ts';
import { openEditedSite } from './edited-site.ts';
import { clickWords } from './open-page.ts';
import { control, discardTyped, fill, focusedLabel, panelText, pressButton } from './panel.ts';

const GROCERY = '/services/product-categories/grocery/';

describe('the text of an entry', () => {
  const site = openEditedSite();
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

/** Selects words of the text. */
function select(page: Page, words: string): Promise<void> {
  return page.evaluate((words) => {
    const area = document
      .querySelector('#editor-panel')
      ?.shadowRoot?.querySelector<HTMLTextAreaElement>('textarea.markdown');
    const from = area?.value.indexOf(words) ?? -1;
    if (from < 0) throw new Error(`found no "${words}"`);
    area?.focus();
    area?.setSelectionRange(from, from + words.length);
  }, words);
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
