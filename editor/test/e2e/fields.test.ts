/** The fields of the editor: text, pictures and layouts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { evaluateIfOpen, eventually, pressWith } from '../../../test/support/browser/page.ts';
import { GROCERY, GROCERY_FILE, site, useEditedSite } from '../browser/edited-site.ts';
import { clickText, untilPageSays } from '../browser/page-text.ts';
import * as panel from '../browser/panel.ts';

useEditedSite();

const GALLERY_PAGE = '/company-info/piggly-wiggly-format/';

describe('a field of the editor', () => {
  const itOn = (path: string, title: string, act: (page: Page) => Promise<void>) =>
    it(title, () => site.edit(path, act));
  const itOnLead = (title: string, act: (page: Page) => Promise<void>) => it(title, () => site.editLead(act));

  itOn(GROCERY, 'for a picture or a sentence changes no other line of the file', async (page) => {
    await page.click('.intro img');
    await panel.fill(page, 'What it shows', 'Crates of ripe fruit');
    await panel.fill(page, 'Focus', '52% 54%');
    await panel.untilStatus(page, 'Not saved yet.');
    await page.waitForSelector('.intro img.focus-52-54');
    await clickText(page, 'Somebody picks it');
    await panel.waitForFocusedLabel(page, 'Text');
    // The text around it is in view, too.
    const readPlace = (item: Element) => item.getBoundingClientRect().top / innerHeight;
    await eventually(async () => {
      const place = await page.$eval(`${panel.PANEL} .rich-text li:nth-child(2)`, readPlace);
      return place > 0.2 && place < 0.7;
    });
    await selectLine(page);
    await page.keyboard.type('Somebody picks and stacks it.');
    await untilPageSays(page, 'Somebody picks and stacks it.');
    await panel.saveAll(page);
    assert.deepEqual(site.listChanges(), {
      [GROCERY_FILE]: [
        '-picture: { src: produce.jpg, alt: Crates of fruit }',
        '+picture: { src: produce.jpg, alt: Crates of ripe fruit, focus: 52% 54% }',
        '-- Somebody picks it, stacks it and wraps it.',
        '+- Somebody picks and stacks it.',
      ],
    });
  });

  itOn('/', 'is shown in a carousel while it is typed, and the carousel does not rotate', async (page) => {
    const hero = await page.waitForSelector('[data-running]');
    assert.equal(await hero?.evaluate((region) => region.getAttribute('data-running')), 'false');
    // A reload would remove this mark.
    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await panel.addEntry(page, 'Slide of the home page', 'Crates');
    await panel.choosePicture(page, 'picture');
    await panel.fill(page, 'What it shows', 'Crates on a new slide');
    await page.waitForSelector('[data-island=carousel] img[alt="Crates on a new slide"]');
    assert.equal(await page.evaluate(() => Reflect.get(window, 'marked')), true);
    await panel.discardAll(page);
    assert.deepEqual(site.listChanges(), {});
    // A page with a changed island is reloaded once nothing is unsaved.
    await eventually(async () => (await evaluateIfOpen(page, () => !('marked' in window))) ?? false);
    await panel.waitForHeading(page, 'This page');
  });

  itOn(GALLERY_PAGE, 'is removed with its layout, and Undo brings both back', async (page) => {
    await clickText(page, 'What one should know of it.');
    await panel.choose(page, 'layout', 'article');
    await panel.untilStatus(page, 'Not saved yet.');
    await panel.pressButton(page, 'Undo');
    assert.equal((await panel.findControl(page, 'Gallery heading')).value, 'From counter to cart');
    await panel.choose(page, 'layout', 'article');
    await panel.saveAll(page);
    const lines = Object.values(site.listChanges()).flat().join('\n');
    assert.match(
      lines,
      /^-layout: gallery\n\+layout: article\n-galleryHeading: .+\n-slides:\n(- {2}- \{ src: .+\n?){3}$/,
    );
  });

  describe('for the text of an entry', () => {
    const untilText = (page: Page, text: string) =>
      eventually(async () => {
        const read = () => JSON.parse(sessionStorage.getItem('site-editor') ?? '{}').files?.['services/grocery.md'];
        return Object(await page.evaluate(read)).edited?.text === text;
      });
    const itOnText = (title: string, act: (page: Page) => Promise<void>) =>
      itOnLead(title, async (page) => {
        await panel.focusText(page);
        await pressWith(page, 'Control', 'a');
        await page.keyboard.type('Ask us');
        await untilText(page, 'Ask us');
        await act(page);
        await panel.discardAll(page);
      });

    itOnText('is changed by buttons, which show whether they are pressed, and by shortcuts', async (page) => {
      for (const [button, changed] of Object.entries({ Heading: '## Ask us', List: '- Ask us', Quote: '> Ask us' })) {
        for (const [text, pressed] of Object.entries({ [changed]: 'true', 'Ask us': 'false' })) {
          await panel.pressByKey(page, button);
          await untilText(page, text);
          await panel.untilPressed(page, button, pressed);
          await panel.waitForFocusedLabel(page, 'Text');
        }
      }
      await pressWith(page, 'Control', 'a');
      await pressWith(page, 'Control', 'b');
      await untilText(page, '**Ask us**');
      await panel.untilPressed(page, 'Bold', 'true');
      await page.focus(`${panel.PANEL} .text-tools input`);
      await page.keyboard.type('Services');
      await page.keyboard.press('Enter');
      await untilText(page, '[**Ask us**](/services/)');
    });

    itOnText('goes on below a heading on Shift+Enter, because a heading has one line', async (page) => {
      await panel.pressByKey(page, 'Heading');
      await untilText(page, '## Ask us');
      // The focus returns from the button.
      await panel.waitForFocusedLabel(page, 'Text');
      await page.keyboard.press('End');
      await pressWith(page, 'Shift', 'Enter');
      await page.keyboard.type('every day');
      await untilText(page, '## Ask us\n\nevery day');
    });

    itOnText('shows the link at the cursor and in the selection, and removes it', async (page) => {
      const selector = `${panel.PANEL} .text-tools input`;
      const untilLink = (href: string) =>
        eventually(async () => (await page.$eval(selector, (input) => Object(input).value)) === href);
      await panel.pressButton(page, 'Markdown');
      await panel.fill(page, 'Text', 'Ask [our team](/contact/) now');
      await panel.pressButton(page, 'Markdown');
      await panel.focusText(page);
      await pressWith(page, 'Control', 'Home');
      await untilLink('');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
      await untilLink('/contact/');
      await page.keyboard.press('End');
      await untilLink('');
      await pressWith(page, 'Control', 'a');
      await untilLink('/contact/');
      await page.click(selector, { count: 3 });
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await untilText(page, 'Ask our team now');
    });

    itOnText('accepts text pasted from word processors, and loses the focus on Tab', async (page) => {
      const item = '<p class="MsoListParagraph"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>';
      const table = '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2<br>3</td></tr></table>';
      const content = `<style>p {}</style><h1>Big</h1><p><b>One</b> & <i>two</i></p>${item}x</p>${item}y</p>${table}`;
      await pressWith(page, 'Control', 'a');
      await paste(page, `<b style="font-weight: normal">${content}</b>`);
      const written = 'Big\n\n**One** & *two*\n\n- x\n- y\n\n| a   | b   |\n| --- | --- |\n| 1   | 2 3 |';
      await untilText(page, `## ${written}`);
      await pressWith(page, 'Control', 'Home');
      // Browsers report a moved cursor later. Keys that follow at once would change the text at its old place.
      await panel.untilPressed(page, 'Heading', 'true');
      await pressWith(page, 'Control', 'Enter');
      const refusal = 'Not done: a heading has one line of text.';
      await panel.untilStatus(page, refusal);
      // A new build leaves the reason where it is.
      site.copy.edit('content/services/meat.md', 'title: Meat', 'title: Beef');
      await eventually(() => page.evaluate(() => document.body.textContent?.includes('Beef')));
      await panel.untilStatus(page, refusal);
      await page.keyboard.type('https://example.com/a_b_c ');
      await untilText(page, `## https://example.com/a_b_c ${written}`);
      await page.keyboard.press('Tab');
      assert.notEqual(await panel.readFocusedLabel(page), 'Text');
    });

    itOnText('accepts joined cells, captions and lists in lists, and says that a picture is left out', async (page) => {
      const rows = [
        '<td rowspan="2" colspan="2">a</td><td>b</td>',
        '<td rowspan="3">c</td>',
        '<td>d</td><td>e</td>',
        '<td colspan="2">&nbsp;</td>',
      ];
      const table = `<table><caption>Our <b>hours</b></caption><tr>${rows.join('</tr><tr>')}</tr></table>`;
      const item = (level: number, text: string) =>
        `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">·&nbsp; </span>${text}</p>`;
      const list = [1, 2, 3, 1].map((level) => item(level, `x${level}`)).join('');
      const deep = [2, 3, 2].map((level) => item(level, `y${level}`)).join('');
      await pressWith(page, 'Control', 'a');
      await paste(
        page,
        `<p>One.&nbsp;</p>${table}${list}<p>Two</p>${deep}<p><img src="https://example.com/a.png"></p>`,
      );
      const grid = [
        'One.',
        '',
        'Our **hours**',
        '',
        '| a   |     | b   |',
        '| --- | --- | --- |',
        '|     |     | c   |',
        '| d   | e   |     |',
        '|     |     |     |',
      ];
      await untilText(page, `${grid.join('\n')}\n\n- x1\n  - x2\n    - x3\n- x1\n\nTwo\n\n- y2\n  - y3\n- y2`);
      await panel.untilStatus(
        page,
        'Left out: a picture of another site or document. Add it with “Picture in the text”.',
      );
    });

    itOnText('refuses what Markdown can’t keep, and gives the reason', async (page) => {
      for (const [html, reason] of [
        ['<ul><li><h2>Fish</h2></li></ul>', 'Markdown can’t keep this. Paste it in smaller parts, or as plain text'],
        ['<p>a<b>(b)</b>c</p>', 'bold, italics and links can’t overlap or begin inside a word like this.'],
      ] as const) {
        await pressWith(page, 'Control', 'a');
        await paste(page, html);
        await panel.untilPanelSays(page, `Not done: ${reason}`);
      }
      await untilText(page, 'Ask us');
    });

    itOnText('becomes a list by signs, and refuses in words what would need a backslash', async (page) => {
      await pressWith(page, 'Control', 'a');
      await page.keyboard.type('• Milk\n- Eggs\n\nSee 5 * 3 * 2.');
      await untilText(page, '- Milk\n- Eggs\n\nSee 5 * 3 * 2.');
      await pressWith(page, 'Shift', 'Enter');
      await page.keyboard.type('- B');
      await panel.untilStatus(page, 'Not done: the line would be an item of a list. Press Enter, then “List”.');
      await pressWith(page, 'Control', 'a');
      await page.keyboard.type('|');
      await panel.untilStatus(page, 'Not done: the line would be a row of a table. Press “Table”.');
      await page.keyboard.type('1986. See[^1].');
      await untilText(page, '1986\\. See[^1].');
      await panel.untilPanelSays(page, '“[^1]” would be shown as typed. Write the note in the text');
      await panel.untilPanelSays(page, 'Where the buttons can’t do this, press “Markdown”:');
    });

    itOnText('is shown as Markdown on request, and if the buttons can’t edit it', async (page) => {
      await panel.pressButton(page, 'Markdown');
      await panel.fill(page, 'Text', 'Ask <b>us</b>');
      await panel.pressButton(page, 'Markdown');
      await panel.untilPanelSays(page, 'because the buttons can’t edit this part: Ask <b>us</b>');
      await panel.fill(page, 'Text', 'Ask **us**');
      await panel.pressButton(page, 'Markdown');
      await panel.focusText(page);
      await page.keyboard.type(' now');
      await untilText(page, 'Ask **us now**');
    });
  });
});

async function selectLine(page: Page): Promise<void> {
  await page.keyboard.press('Home');
  await pressWith(page, 'Shift', 'End');
}

/** Pastes HTML as a browser does. */
async function paste(page: Page, html: string): Promise<void> {
  const insert = (html: string) => {
    const field = document.querySelector('#editor-panel')?.shadowRoot?.activeElement;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
    // Firefox ignores the clipboard data of the constructor.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    field?.dispatchEvent(event);
  };
  await page.evaluate(insert, html);
}
