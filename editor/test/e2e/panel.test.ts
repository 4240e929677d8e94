/** The panel of the editor: beside the page, when another page opens, and by keyboard. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { delayRequests, eventually, readTexts } from '../../../test/support/browser/page.ts';
import { NARROW } from '../../../test/support/browser/visit.ts';
import { GROCERY, JOB, JOBS, LEAD, site, TEAM } from '../browser/edited-site.ts';
import { clickText, untilPageSays } from '../browser/page-text.ts';
import * as panel from '../browser/panel.ts';

/** Console messages while the dev server is stopped, and when it refuses the page's old token after a restart (403). */
const NO_SERVER = /ERR_|status of 403|Failed to load|NetworkError|dynamically imported/;

const untilPath = (page: Page, path: string) => eventually(async () => new URL(page.url()).pathname === path);

describe('the panel of the editor', () => {
  type Act = (page: Page) => Promise<void>;
  const itOn = (path: string, title: string, act: Act) => it(title, () => site.edit(path, act));
  // By default, no error is tolerated.
  const itOnLead = (title: string, act: Act, tolerate = /^$/) => it(title, () => site.editLead(act, { tolerate }));

  itOn(TEAM, 'stops links of the page from making calls and opening a mail program', async (page) => {
    await page.evaluate(() => {
      const record = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : undefined;
        Object.assign(window, { stopped: event.defaultPrevented && link?.protocol });
        event.preventDefault();
      };
      // Added last, so it runs after the listeners of the panel.
      addEventListener('click', record, true);
    });
    for (const scheme of ['tel:', 'mailto:']) {
      const link = await page.waitForSelector(`main a[href^="${scheme}"]`, { visible: true });
      await link?.click();
      await eventually(async () => (await page.evaluate(() => Reflect.get(window, 'stopped'))) === scheme);
    }
  });

  itOn(GROCERY, 'says that it is loading', async (page) => {
    const delayed = await delayRequests(page, /@dev\/edit\/site$/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await panel.waitForHeading(page, 'One moment …');
    delayed.release();
    await panel.waitForHeading(page, 'This page');
  });

  itOn(JOB, 'closes an entry when another page opens', async (page) => {
    await clickText(page, '50 lb');
    await panel.waitForFocusedLabel(page, 'Text on pages');
    await page.goto(`${new URL(page.url()).origin}${GROCERY}`);
    await panel.waitForHeading(page, 'This page');
  });

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
      await panel.pressByKey(page, press);
      await panel.untilStatus(page, press === 'Undo' ? /^Undone/ : 'Saved.');
    }
    assert.deepEqual(site.listChanges(), { 'content/managers/ola-winter.md': 'deleted' });
  });

  itOn(TEAM, 'copies an entry, and moves it in lists', async (page) => {
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
    await untilPath(page, '/services/');
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
        assert.ok((await readShare()) >= 0.5);
        await panel.pressButton(page, 'Hide');
        assert.ok((await readShare()) < 0.4);
        await panel.pressButton(page, 'Show');
      };
      return site.edit(GROCERY, act, size);
    });
  }

  itOnLead('restores discarded changes', async (page) => {
    await panel.fill(page, 'Opening sentence', 'To be thrown away.');
    await panel.discardAll(page);
    assert.equal((await panel.findControl(page, 'Opening sentence')).value, LEAD);
    await panel.pressButton(page, 'Undo');
    await panel.untilStatus(page, /^Undone/);
    assert.equal((await panel.findControl(page, 'Opening sentence')).value, 'To be thrown away.');
    assert.deepEqual(site.listChanges(), {});
  });

  itOn(TEAM, 'undoes a new entry after a reload, but not the save before it', async (page) => {
    await clickText(page, 'Ola Winter');
    await panel.fill(page, 'Title', 'Treasurer');
    await panel.saveAll(page);
    await panel.addEntry(page, 'Manager', 'Una Winter');
    await panel.untilStatus(page, 'Not saved yet.');
    await page.reload();
    await panel.waitForHeading(page, 'New manager');
    await panel.pressButton(page, 'Undo');
    await panel.untilStatus(page, /^Undone/);
    assert.equal(await panel.readHeading(page), 'This page');
    assert.ok(site.copy.read('content/managers/ola-winter.md').includes('title: Treasurer'));
  });

  itOn(JOBS, 'offers to open the page of a new job', async (page) => {
    const description = 'What the work of a Dock Clerk is at a co-operative that exists for tests alone.';
    await panel.addEntry(page, 'Job', 'Dock Clerk');
    await panel.waitForFocusedLabel(page, 'Title');
    await panel.fill(page, 'Description', description);
    await panel.fill(page, 'Opening sentence', 'You count what comes and what goes.');
    await panel.choose(page, 'pay/per', 'hour');
    await panel.addItem(page, 'pay/steps');
    await panel.fill(page, 'Amount', '{{driver-start}}');
    await panel.fill(page, 'Hours', 'Day shifts.');
    for (const list of ['requirements', 'duties']) {
      await panel.addItem(page, list);
      await page.keyboard.type('You can count.');
    }
    await panel.fill(page, 'Link text', 'Apply here');
    // Empty fields of a new entry are errors only when it is saved.
    await panel.pressSave(page);
    await panel.untilStatus(page, /^Not saved: 1 error/);
    await panel.fill(page, 'Link address', 'https://careers.example.com/dock-clerk');
    await panel.untilStatus(page, 'Not saved yet.');
    await panel.saveAll(page);
    await page.locator('#editor-panel >>> .follow a').click();
    await untilPath(page, `${JOBS}dock-clerk/`);
    assert.deepEqual(site.listChanges(), { 'content/jobs/dock-clerk.md': 'new' });
    const pay = 'pay:\n  per: hour\n  steps:\n    - value: "{{driver-start}}"\n';
    assert.ok(site.copy.read('content/jobs/dock-clerk.md').includes(pay));
  });

  const saveAfterRestart = async (page: Page) => {
    await panel.fill(page, 'Opening sentence', 'Typed before.');
    await panel.untilStatus(page, 'Not saved yet.');
    await site.devServer.restart();
    await panel.fill(page, 'Opening sentence', 'Typed after.');
    await eventually(async () => {
      await panel.pressSave(page);
      return site.readLead() === 'Typed after.';
    });
  };
  itOnLead('saves after a restart of the dev server', saveAfterRestart, NO_SERVER);
});
