/** The editor: what authors rely on. The rest is in test/e2e/editor/. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, pressWith, reload } from '../../../test/support/browser/page.ts';
import { project } from '../../../test/support/project.ts';
import { CONTACT, GROCERY, JOB, LEAD, leadChangedTo, site, TEAM, useEditedSite } from './edited-site.ts';
import { clickText, untilPageSays } from './page-text.ts';
import * as panel from './panel.ts';

useEditedSite();

const { PANEL } = panel;
const PHOTO = join(project, 'assets/screenshot.jpg');
const OTHER_PHOTO = join(project, 'assets/screenshot-editor.jpg');

describe('the editor', () => {
  it('changes one line of the file with the keyboard alone, and undoes the save', () =>
    site.edit(GROCERY, async (page) => {
      const changed = `${LEAD} Always.`;
      // A reload would remove this.
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await (await panel.waitForPart(page, '.content summary'))?.press('Enter');
      await eventually(async () => {
        await page.keyboard.press('Tab');
        return (await page.evaluate(panel.readPanelFocus)) === LEAD;
      });
      await page.keyboard.press('Enter');
      await panel.waitForFocusedLabel(page, 'Opening sentence');
      await page.keyboard.press('End');
      await page.keyboard.type(' Always.');
      await untilPageSays(page, changed);
      assert.deepEqual(site.listChanges(), {});
      await panel.saveAll(page);
      assert.deepEqual(site.listChanges(), leadChangedTo(changed));
      await panel.waitForFocusedLabel(page, 'Opening sentence');
      assert.equal(await page.evaluate(() => Reflect.get(window, 'marked')), true);
      await panel.pressByKey(page, 'Undo');
      await panel.untilStatus(page, 'Undone: the save of Grocery.');
      assert.deepEqual(site.listChanges(), {});
      await untilPageSays(page, LEAD);
    }));

  it('changes a fact', () =>
    site.edit(JOB, async (page) => {
      await clickText(page, '50 lb');
      await panel.waitForFocusedLabel(page, 'Text on pages');
      await replaceValue(page, '60 lb');
      await panel.untilPanelSays(page, 'Change one of them.');
      await page.keyboard.down('Shift');
      for (const key of ['Tab', 'Tab'] as const) await page.keyboard.press(key);
      await page.keyboard.up('Shift');
      await replaceValue(page, '60');
      await untilPageSays(page, '60\u00A0lb');
      await panel.saveAll(page);
      assert.deepEqual(site.listChanges(), {
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
      await panel.untilStatus(page, 'Not saved: 1 error to fix.');
      // Errors about an unfinished value come and go while it is typed.
      await eventually(async () => (await panel.findControl(page, 'Phone')).error !== '');
      const { isInvalid, error } = await panel.findControl(page, 'Phone');
      assert.ok(isInvalid);
      assert.equal(error, 'This must be a phone number, such as (800) 555-0142.');
      await panel.pressByKey(page, 'Save');
      await panel.waitForFocusedLabel(page, 'Phone');
      await panel.untilStatus(page, 'Not saved: 1 error to fix.');
      assert.deepEqual(site.listChanges(), {});
      await panel.discardAll(page);
      assert.equal((await panel.findControl(page, 'Phone')).value, '(800) 867-5300');
      await panel.pressButton(page, 'Undo');
      assert.equal((await panel.findControl(page, 'Phone')).value, '800 555 0177');
    }));

  it('adds a manager with a photo', () =>
    site.edit(TEAM, async (page) => {
      await panel.addEntry(page, 'Manager', 'Élodie Nowak');
      // Empty fields of a new entry are errors only when it is saved.
      await panel.untilStatus(page, 'Not saved yet.');
      await panel.pressSave(page);
      await panel.untilStatus(page, /^Not saved: 1 error/);
      await panel.fill(page, 'Title', 'Director of Produce');
      await panel.fill(page, 'Phone', '(800) 555-0166');
      await choosePhoto(page, PHOTO);
      await panel.untilPanelSays(page, 'screenshot.jpg will be added when you save');
      await panel.fill(page, 'What it shows', 'The old picture');
      await choosePhoto(page, OTHER_PHOTO);
      await panel.untilPanelSays(page, 'screenshot-editor.jpg will be added when you save');
      // A description is that of one picture.
      assert.equal((await panel.findControl(page, 'What it shows')).value, '');
      await panel.fill(page, 'What it shows', 'A woman with a crate of apples');
      await untilPageSays(page, 'Élodie Nowak');
      assert.deepEqual(site.listChanges(), {});
      await panel.saveAll(page);
      assert.deepEqual(site.listChanges(), {
        'content/managers/elodie-nowak.md': 'new',
        'assets/images/screenshot-editor.jpg': 'new',
      });
      assert.equal(
        site.copy.read('content/managers/elodie-nowak.md'),
        '---\norder: 5\nname: Élodie Nowak\ntitle: Director of Produce\nphone: (800) 555-0166\nphoto:\n  src: screenshot-editor.jpg\n  alt: A woman with a crate of apples\n---\n',
      );
    }));

  it('refuses to delete an entry that others refer to, and offers to open the others', () =>
    site.edit(TEAM, async (page) => {
      await clickText(page, 'Rosalind Baptiste');
      await panel.pressButton(page, 'Delete Rosalind Baptiste');
      await panel.waitForHeading(page, 'This page');
      await panel.untilStatus(page, /error/);
      const name = await page.$eval(`${PANEL} .other-errors button`, (button) => button.textContent ?? '');
      await panel.pressButton(page, name);
      await panel.waitForHeading(page, name);
      await panel.pressSave(page);
      await panel.untilStatus(page, /^Not saved/);
      assert.deepEqual(site.listChanges(), {});
    }));

  it('keeps typed text through a reload and while the dev server does not answer, and saves it later', () =>
    site.editLead(
      async (page) => {
        const expectKept = async (text: string) =>
          assert.equal((await panel.findControl(page, 'Opening sentence')).value, text);
        await panel.fill(page, 'Opening sentence', 'Typed and not saved.');
        await panel.untilStatus(page, 'Not saved yet.');
        // By the page itself: for the button of the browser, it would ask.
        await reload(page);
        await panel.waitForFocusedLabel(page, 'Opening sentence');
        await expectKept('Typed and not saved.');
        await untilPageSays(page, 'Typed and not saved.');
        await expectWarning(page);
        await page.setOfflineMode(true);
        await panel.fill(page, 'Opening sentence', 'Typed without a server.');
        await panel.untilStatus(page, /^The editor has stopped\. Your text is kept here/);
        await expectKept('Typed without a server.');
        await page.setOfflineMode(false);
        await panel.pressButton(page, 'Save');
        await panel.untilStatus(page, 'Saved.');
        assert.equal(site.readLead(), 'Typed without a server.');
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

/** The browser asks before it closes the tab. */
async function expectWarning(page: Page): Promise<void> {
  const warning = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      resolve(dialog.type());
    });
    page.once('close', () => resolve('closed'));
  });
  await page.close({ runBeforeUnload: true });
  assert.equal(await warning, 'beforeunload');
}

/** Replaces the text of the focused control. */
async function replaceValue(page: Page, text: string): Promise<void> {
  await pressWith(page, 'Control', 'a');
  await page.keyboard.type(text);
}
