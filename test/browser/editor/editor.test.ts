/** The editor: what authors rely on. The rest is in test/e2e/editor/. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, holdBack, pressWith } from '../../support/browser/page.ts';
import { project } from '../../support/project.ts';
import { CONTACT, GROCERY, JOB, LEAD, site, TEAM } from './edited-site.ts';
import { clickText, pageSays } from './open-page.ts';
import * as panel from './panel.ts';

const { PANEL } = panel;
const SAVE = /@dev\/edit\/save$/;
const PHOTO = join(project, 'assets/screenshot.jpg');

describe('the editor', () => {
  const savedLead = () => site.changes()['content/services/grocery.md']?.at(-1);

  /** Opens a page's lead, which gets the focus. */
  const editLead = (act: (page: Page) => Promise<void>, options?: { tolerate: RegExp }) =>
    site.edit(
      GROCERY,
      async (page) => {
        await clickText(page, 'Your store gets coffee');
        await panel.untilFocused(page, 'Lead');
        await act(page);
      },
      options,
    );

  it('changes one line of the file, lists the save, and undoes it', () =>
    editLead(async (page) => {
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await panel.fill(page, 'Lead', 'Your store gets coffee, flour and more.');
      await pageSays(page, 'Your store gets coffee, flour and more.');
      assert.deepEqual(site.changes(), {});
      await panel.saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/services/grocery.md': [
          '-lead: Your store gets coffee, flour and dairy.',
          '+lead: Your store gets coffee, flour and more.',
        ],
      });
      assert.equal(await page.evaluate(() => Reflect.get(window, 'marked')), true);
      await panel.pressButton(page, 'Changes');
      await panel.untilPanel(
        page,
        'before: Your store gets coffee, flour and dairy. → now: Your store gets coffee, flour and more.',
      );
      await panel.pressButton(page, 'Undo');
      await panel.untilStatus(page, /^Undone: Changed Grocery/);
      await panel.untilPanel(page, 'undone');
      assert.deepEqual(site.changes(), {});
      await pageSays(page, LEAD);
    }));

  it('changes a fact, and says where else it is shown', () =>
    site.edit(JOB, async (page) => {
      await clickText(page, '50 lb');
      await panel.untilFocused(page, 'Text on pages');
      assert.match(await panel.panelText(page), /Shown on 3 pages. A change applies to all of them/);
      const links = await page.$$eval(`${PANEL} .field:focus-within .shown-on a`, (all) =>
        all.map((one) => one.textContent),
      );
      assert.deepEqual(links, ['Employment Opportunities', 'Order Selector', 'CDL Driver (this page)']);
      await typeInstead(page, 'sixty lb');
      await panel.untilStatus(page, /error/);
      const message = 'must have the number in `value`, such as "50". Change one of them.';
      await panel.untilPanel(page, message);
      assert.deepEqual(site.changes(), {});
      await typeInstead(page, '50 lb');
      // The number follows its text.
      await typeInstead(page, '60 lb');
      await pageSays(page, '60\u00A0lb');
      await panel.saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/facts.md': [
          '-  lifting: { value: 50, unit: lb, text: "50 lb" }',
          '+  lifting: { value: 60, unit: lb, text: "60 lb" }',
        ],
      });
    }));

  it('reports a mistake beside its field, and writes nothing', () =>
    site.edit(CONTACT, async (page) => {
      await clickText(page, '(800) 867-5300', 'footer');
      await panel.fill(page, 'Phone', '800 555 0177');
      await panel.untilStatus(page, /^1 error/);
      // Errors about an unfinished value come and go while it is typed.
      await eventually(async () => (await panel.control(page, 'Phone')).error.includes('800 555 0177`'));
      const { isInvalid, error } = await panel.control(page, 'Phone');
      assert.ok(isInvalid);
      assert.equal(error, '`phone` must be a phone number, such as "(800) 555-0142". Replace `800 555 0177`.');
      await panel.saveByButton(page);
      await panel.untilStatus(page, /^Not saved: 1 error/);
      await panel.untilFocused(page, 'Phone');
      assert.deepEqual(site.changes(), {});
    }));

  it('loses nothing that is typed during a save or after it', () =>
    editLead(async (page) => {
      await page.keyboard.press('End');
      await page.keyboard.type(' First.');
      await panel.untilStatus(page, 'Not saved yet.');
      // Before requests are held back, or it would wait, too.
      const sent = new Promise((done) => page.on('request', (request) => SAVE.test(request.url()) && done(request)));
      const held = await holdBack(page, SAVE);
      await panel.pressSave(page);
      await sent;
      await page.keyboard.type(' Two.');
      const answered = page.waitForResponse((response) => SAVE.test(response.url()));
      held.release();
      await answered;
      assert.equal(savedLead(), `+lead: ${LEAD} First.`);
      await page.keyboard.type(' Three.');
      assert.equal((await panel.control(page, 'Lead')).value, `${LEAD} First. Two. Three.`);
      await panel.pressSave(page);
      await eventually(async () => savedLead() === `+lead: ${LEAD} First. Two. Three.`);
    }));

  it('shows both versions if the file was changed elsewhere, and keeps the other changes of both', () =>
    editLead(async (page) => {
      await panel.fill(page, 'Lead', 'Mine.');
      await panel.untilStatus(page, 'Not saved yet.');
      site.copy.edit('content/services/grocery.md', 'lead: Your store gets coffee, flour and dairy.', 'lead: Theirs.');
      site.copy.edit('content/services/grocery.md', 'summary: Coffee, flour and dairy.', 'summary: Coffee.');
      await panel.pressButton(page, 'Save');
      await panel.waitForHeading(page, 'Changed elsewhere');
      const said = await panel.panelText(page);
      assert.ok(said.includes('Mine.') && said.includes('Theirs.'));
      assert.match(site.copy.read('content/services/grocery.md'), /lead: Theirs\./);
      await panel.pressByKey(page, 'Use my version');
      await panel.untilStatus(page, 'Saved.');
      assert.equal(await page.evaluate(panel.focusedText), 'Grocery');
      assert.deepEqual(site.changes()['content/services/grocery.md'], [
        '-lead: Your store gets coffee, flour and dairy.',
        '-summary: Coffee, flour and dairy.',
        '+lead: Mine.',
        '+summary: Coffee.',
      ]);
    }));

  it('adds a manager with a photo', () =>
    site.edit(TEAM, async (page) => {
      await panel.pressButton(page, 'New');
      await panel.pressButton(page, 'Manager');
      await panel.fill(page, 'Name', 'Élodie Nowak');
      await panel.fill(page, 'Title', 'Director of Produce');
      await panel.fill(page, 'Phone', '(800) 555-0166');
      assert.equal((await panel.control(page, 'File name')).value, 'elodie-nowak');
      await choosePhoto(page, PHOTO);
      await panel.untilPanel(page, 'screenshot.jpg will be added when you save');
      await panel.fill(page, 'What it shows', 'A woman with a crate of apples');
      await pageSays(page, 'Élodie Nowak');
      assert.deepEqual(site.changes(), {});
      await panel.saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/managers/elodie-nowak.md': 'new',
        'assets/images/screenshot.jpg': 'new',
      });
      assert.equal(
        site.copy.read('content/managers/elodie-nowak.md'),
        '---\nname: Élodie Nowak\ntitle: Director of Produce\norder: 5\nphone: "(800) 555-0166"\nphoto:\n  src: screenshot.jpg\n  alt: A woman with a crate of apples\n---\n',
      );
    }));

  it('refuses to delete an entry that others name', () =>
    site.edit(TEAM, async (page) => {
      await clickText(page, 'Rosalind Baptiste');
      await panel.pressButton(page, 'Delete Rosalind Baptiste …');
      await panel.untilPanel(page, 'It cannot be deleted yet');
      const [, name = ''] = /here first:(.+?) line \d/.exec(await panel.panelText(page)) ?? [];
      await panel.pressButton(page, name);
      await panel.waitForHeading(page, name);
      assert.deepEqual(site.changes(), {});
    }));

  it('works with the keyboard alone', () =>
    site.edit(GROCERY, async (page) => {
      await page.focus(`${PANEL} details summary`);
      await page.keyboard.press('Enter');
      await tabTo(page, LEAD);
      await page.keyboard.press('Enter');
      await panel.untilFocused(page, 'Lead');
      await page.keyboard.press('End');
      await page.keyboard.type(' Always.');
      await panel.saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/services/grocery.md': [
          '-lead: Your store gets coffee, flour and dairy.',
          '+lead: Your store gets coffee, flour and dairy. Always.',
        ],
      });
    }));

  it('keeps what was typed over a reload and while the dev server does not answer, and saves it later', () =>
    editLead(
      async (page) => {
        const isKept = async (text: string) => assert.equal((await panel.control(page, 'Lead')).value, text);
        await panel.fill(page, 'Lead', 'Typed and not saved.');
        await panel.untilStatus(page, 'Not saved yet.');
        await page.reload();
        await panel.waitForHeading(page, 'Grocery');
        await isKept('Typed and not saved.');
        await pageSays(page, 'Typed and not saved.');
        await page.setOfflineMode(true);
        await panel.fill(page, 'Lead', 'Typed while it was away.');
        await panel.untilStatus(page, /^The dev server does not answer\. Your text is kept here/);
        // The status does not change.
        const failed = new Promise((done) => page.once('requestfailed', done));
        await panel.pressButton(page, 'Save');
        await failed;
        await isKept('Typed while it was away.');
        await page.setOfflineMode(false);
        await panel.pressButton(page, 'Save');
        await panel.untilStatus(page, 'Saved.');
        assert.equal(savedLead(), '+lead: Typed while it was away.');
        await panel.untilPanel(page, 'Grocery');
      },
      { tolerate: /ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported/ },
    ));
});

async function choosePhoto(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    page.$eval(`${PANEL} [data-path="photo"] [type=file]`, (field) => field instanceof HTMLElement && field.click()),
  ]);
  await chooser.accept([file]);
}

/** Presses Tab until a button of the panel has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if ((await page.evaluate(panel.focusedText)) === words) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`found no way to "${words}" with Tab`);
}

/** Replaces the text of the focused control. */
async function typeInstead(page: Page, words: string): Promise<void> {
  await pressWith(page, 'Control', 'a');
  await page.keyboard.type(words);
}
