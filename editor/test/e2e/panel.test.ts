/** The panel of the editor: entries, links and the size of the window. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, readTexts } from '../../../test/support/browser/page.ts';
import { NARROW } from '../../../test/support/browser/visit.ts';
import { GROCERY, JOBS, site, TEAM, useEditedSite } from '../browser/edited-site.ts';
import { clickText, untilPageSays } from '../browser/page-text.ts';
import * as panel from '../browser/panel.ts';

useEditedSite();

describe('the panel of the editor', () => {
  const itOn = (path: string, title: string, act: (page: Page) => Promise<void>) =>
    it(title, () => site.edit(path, act));

  itOn(GROCERY, 'after Done, shows the page as visitors see it; Edit leads back', async (page) => {
    await panel.pressByKey(page, 'Done');
    await (await page.waitForSelector('#editor-button >>> button'))?.focus();
    assert.equal(await page.$('[data-fields]'), null);
    await page.keyboard.press('Enter');
    await panel.waitForFocusedText(page, 'This page');
  });

  itOn(TEAM, 'deletes an entry when the author saves, unless Undo keeps it', async (page) => {
    for (const press of ['Undo', 'Save']) {
      await untilPageSays(page, 'Ola Winter');
      await clickText(page, 'Ola Winter');
      await panel.waitForHeading(page, 'Ola Winter');
      await panel.pressByKey(page, 'Delete Ola Winter');
      await panel.untilStatus(page, /^Ola Winter will be deleted when you save/);
      await panel.waitForFocusedText(page, 'This page');
      // The status stays, whatever is shown next.
      await panel.pressButton(page, 'New');
      await panel.untilStatus(page, 'Not saved yet. Ola Winter will be deleted.');
      await panel.pressByKey(page, press);
      await panel.untilStatus(page, press === 'Undo' ? /^Undone/ : 'Saved.');
    }
    assert.deepEqual(site.listChanges(), { 'content/managers/ola-winter.md': 'deleted' });
  });

  itOn(TEAM, 'duplicates an entry, and moves it in lists', async (page) => {
    const readNames = async () => String(await readTexts(page, 'main h2'));
    await clickText(page, 'Ola Winter');
    const before = await readNames();
    await panel.pressButton(page, 'Move up');
    await eventually(async () => (await readNames()) !== before);
    page.once('dialog', (question) => question.accept('Una Winter'));
    await panel.pressButton(page, 'Duplicate');
    await panel.waitForHeading(page, 'New manager');
    await panel.saveAll(page);
    const changes = Object.entries(site.listChanges()).map(([file, lines]) => (lines === 'new' ? file : lines.length));
    // Moving changes the line `order` of two managers: in each file one line is removed and one added.
    assert.deepEqual(changes.sort(), [2, 2, 'content/managers/una-winter.md']);
  });

  itOn(GROCERY, 'opens the field of a link, and offers to follow it', async (page) => {
    await clickText(page, 'Services', '.breadcrumbs');
    await panel.waitForHeading(page, 'Services');
    assert.equal(new URL(page.url()).pathname, GROCERY);
    await page.locator('#editor-panel >>> .follow a').click();
    await eventually(async () => new URL(page.url()).pathname === '/services/');
    await panel.waitForHeading(page, 'This page');
  });

  itOn(JOBS, 'opens an entry that the page does not show, such as a closed job', async (page) => {
    site.copy.edit('content/jobs/cdl-driver.md', /^title:/m, 'closed: true\ntitle:');
    await eventually(async () => !(await page.$eval('main', ({ innerText }) => innerText)).includes('CDL Driver'));
    await panel.pressButton(page, 'This page');
    await (await panel.waitForPart(page, '.content details:last-of-type > summary'))?.press('Enter');
    await panel.pressButton(page, 'CDL Driver');
    await panel.waitForHeading(page, 'CDL Driver');
  });

  // At 400 %, 1280 x 1024 px are 320 x 256 (WCAG 2.2, 1.4.10).
  const sizes = { 'a phone': { width: NARROW }, 'a window at 400 % zoom': { width: 320, height: 256 } };
  for (const [place, size] of Object.entries(sizes)) {
    it(`fits ${place}, and can be hidden`, () => {
      const act = async (page: Page) => {
        // How much of the window's height the panel takes.
        const readShare = () => page.$eval('#editor-panel >>> aside', ({ clientHeight }) => clientHeight / innerHeight);
        for (const part of ['html', '#editor-panel >>> nav'])
          assert.equal(await page.$eval(part, ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0, part);
        await eventually(async () => (await readShare()) >= 0.5);
        await panel.pressButton(page, 'Hide');
        await eventually(async () => (await readShare()) < 0.4);
        await panel.pressButton(page, 'Show');
      };
      return site.edit(GROCERY, act, size);
    });
  }
});
