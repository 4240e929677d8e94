/** The panel of the editor: beside the page, on the way to another page, and with the focus. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openEditedSite } from '../../browser/editor/edited-site.ts';
import { clickWords } from '../../browser/editor/open-page.ts';
import {
  addOne,
  choose,
  control,
  discardTyped,
  fill,
  focusedLabel,
  focusedWords,
  panelText,
  pressButton,
  pressByKey,
  pressSave,
  saveAll,
  untilPanel,
  untilStatus,
  waitForHeading,
} from '../../browser/editor/panel.ts';
import { askLeaving, eventually, holdBack, untilAt } from '../../support/browser/look.ts';
import { NARROW } from '../../support/browser/visit.ts';

const GROCERY = '/services/product-categories/grocery/';
const TEAM = '/company-info/our-management-team/';
const JOBS = '/company-info/employment-opportunities/';
const JOB = '/company-info/employment-opportunities/cdl-driver/';
const LEAD = 'Your store gets coffee, flour and dairy.';

describe('the panel of the editor', () => {
  const site = openEditedSite();
  const savedLead = () => site.changes()['content/services/grocery.md']?.at(-1);

  it('keeps the page from calling and from opening mail', () =>
    site.edit(TEAM, async (page) => {
      await page.evaluate(() => {
        // Behind what the panel does, and before the browser acts.
        addEventListener(
          'click',
          (event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : undefined;
            Object.assign(window, { stopped: event.defaultPrevented && link?.protocol });
            event.preventDefault();
          },
          true,
        );
      });
      for (const scheme of ['tel:', 'mailto:']) {
        const link = `a[href^="${scheme}"]:not([data-fields], [data-fields] *)`;
        for (const one of await page.$$(link)) if (await one.isVisible()) await one.click();
        assert.equal(await page.evaluate(() => Reflect.get(window, 'stopped')), scheme);
        await untilStatus(page, /hold Ctrl/);
      }
    }));

  it('says that it is loading', () =>
    site.edit(GROCERY, async (page) => {
      const held = await holdBack(page, /@dev\/edit\/site$/);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitForHeading(page, 'One moment …');
      held.release();
      await waitForHeading(page, 'This page');
    }));

  it('closes an entry on the way to another page, except by its own links', () =>
    site.edit(JOB, async (page) => {
      const { origin } = new URL(page.url());
      await clickWords(page, '50 lb');
      await eventually(async () => (await focusedLabel(page)) === 'As the pages say it');
      askLeaving(page, () => {
        const links = document.querySelector('#editor-panel')?.shadowRoot?.querySelectorAll('a') ?? [];
        [...links].find((link) => link.textContent === 'Order Selector')?.click();
      });
      await untilAt(page, `${origin}/company-info/employment-opportunities/order-selector/`);
      await eventually(async () => (await focusedLabel(page).catch(() => '')) === 'As the pages say it');
      await page.goto(`${origin}${GROCERY}`);
      await waitForHeading(page, 'This page');
    }));

  it('leaves the page as visitors see it after Done, puts the focus on Edit, and takes it back after Edit', () =>
    site.edit(GROCERY, async (page) => {
      await pressByKey(page, 'Done');
      await eventually(async () => (await askLeaving(page, focusedWords)) === 'Edit');
      assert.equal(await page.$('[data-fields]'), null);
      await page.keyboard.press('Enter');
      await eventually(async () => (await askLeaving(page, focusedWords)) === 'This page');
    }));

  it('says where an entry is shown before it is deleted, and keeps the focus', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Ola Winter');
      await pressByKey(page, 'Delete Ola Winter …');
      await eventually(async () => (await page.evaluate(focusedWords)) === 'Delete Ola Winter?');
      assert.match(await panelText(page), /It is shown on \d+ pages?/);
      assert.deepEqual(site.changes(), {});
      await pressByKey(page, 'Delete Ola Winter');
      await untilStatus(page, 'Deleted Ola Winter.');
      assert.equal(await page.evaluate(focusedWords), 'Deleted');
      assert.deepEqual(site.changes(), { 'content/managers/ola-winter.md': 'gone' });
    }));

  it('deletes no entry that others have come to name', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Ola Winter');
      await pressButton(page, 'Delete Ola Winter …');
      await untilPanel(page, 'Nothing else refers to it');
      site.copy.edit('content/services/grocery.md', 'ask: rosalind-baptiste', 'ask: ola-winter');
      await pressButton(page, 'Delete Ola Winter');
      await untilPanel(page, 'It cannot be deleted yet');
      assert.deepEqual(Object.keys(site.changes()), ['content/services/grocery.md']);
    }));

  it('takes the focus to the file that a message names', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Since {{nowhere}}.');
      await pressByKey(page, 'content/facts.md');
      await untilPanel(page, 'Figures that are no facts');
      assert.notEqual(await page.evaluate(focusedWords), '');
      await discardTyped(page);
    }));

  it('opens the field of a link, and offers to follow it', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Services', '.breadcrumbs');
      await waitForHeading(page, 'Services');
      assert.equal(new URL(page.url()).pathname, GROCERY);
      await page.locator('#editor-panel >>> .other-fields a').click();
      await eventually(async () => new URL(page.url()).pathname === '/services/');
    }));

  it('fits a phone, and can be hidden', () =>
    site.edit(
      GROCERY,
      async (page) => {
        const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        assert.equal(await page.evaluate(overhang), 0);
        await pressButton(page, 'Hide');
        assert.ok((await page.$eval('#editor-panel >>> aside', (panel) => panel.clientHeight)) < 80);
        await pressButton(page, 'Show');
      },
      { width: NARROW },
    ));

  it('discards changes only after a question', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'To be thrown away.');
      await pressButton(page, 'Discard …');
      await waitForHeading(page, 'Discard your changes?');
      await pressButton(page, 'Keep everything');
      await waitForHeading(page, 'Grocery');
      assert.equal((await control(page, 'Lead')).value, 'To be thrown away.');
      await discardTyped(page);
      assert.equal((await control(page, 'Lead')).value, LEAD);
      assert.deepEqual(site.changes(), {});
    }));

  it('undoes an earlier save if the last one was changed elsewhere', () =>
    site.edit(
      GROCERY,
      async (page) => {
        await clickWords(page, '(800) 555-0100', 'footer');
        await fill(page, 'Phone', '(800) 555-0177');
        await saveAll(page);
        assert.deepEqual(site.changes(), { 'content/site.md': ['-phone: (800) 555-0100', '+phone: (800) 555-0177'] });
        await clickWords(page, 'Your store gets coffee');
        await fill(page, 'Lead', 'Saved.');
        await pressSave(page);
        await eventually(async () => savedLead() === '+lead: Saved.');
        site.copy.edit('content/services/grocery.md', 'lead: Saved.', 'lead: Changed elsewhere.');
        await pressButton(page, 'Undo');
        await untilStatus(page, /^“Changed Grocery” can’t be undone/);
        await pressButton(page, 'Undo');
        await untilStatus(page, /^Undone/);
        assert.deepEqual(site.changes(), {
          'content/services/grocery.md': [`-lead: ${LEAD}`, '+lead: Changed elsewhere.'],
        });
      },
      { tolerate: /status of 409/ },
    ));

  it('saves beside changes of other fields in the same file', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Mine.');
      site.copy.edit('content/services/grocery.md', 'summary: Coffee, flour and dairy.', 'summary: Theirs.');
      await saveAll(page);
      assert.deepEqual(site.changes()['content/services/grocery.md'], [
        `-lead: ${LEAD}`,
        '-summary: Coffee, flour and dairy.',
        '+lead: Mine.',
        '+summary: Theirs.',
      ]);
    }));

  it('opens the page of a new job', () =>
    site.edit(JOBS, async (page) => {
      await pressButton(page, 'New');
      await pressButton(page, 'Job');
      await eventually(async () => (await focusedLabel(page)) === 'Title');
      await fill(page, 'Title', 'Dock Clerk');
      await fill(
        page,
        'Description',
        'What the work of a Dock Clerk is at a co-operative that exists for tests alone.',
      );
      await fill(page, 'Lead', 'You count what comes and what goes.');
      await choose(page, 'Per', 'hour');
      await addOne(page, 'pay/steps');
      await fill(page, 'Value', '{{driver-start}}');
      await fill(page, 'Hours', 'Day shifts.');
      await addOne(page, 'requirements');
      await page.keyboard.type('You can count.');
      await addOne(page, 'duties');
      await page.keyboard.type('Count.');
      await fill(page, 'Words', 'Apply here');
      await untilStatus(page, 'Not saved yet. Still empty: 1 field.');
      await fill(page, 'Leads to', 'https://careers.example.com/dock-clerk');
      await untilStatus(page, 'Not saved yet.');
      await pressButton(page, 'Save');
      await eventually(async () => new URL(page.url()).pathname === `${JOBS}dock-clerk/`);
      await waitForHeading(page, 'Dock Clerk');
      assert.deepEqual(site.changes(), { 'content/jobs/dock-clerk.md': 'new' });
      assert.match(
        site.copy.read('content/jobs/dock-clerk.md'),
        /pay:\n {2}per: hour\n {2}steps:\n {4}- value: "\{\{driver-start\}\}"\n/,
      );
    }));

  it('saves what was typed before the dev server was restarted', () =>
    site.edit(
      GROCERY,
      async (page) => {
        await clickWords(page, 'Your store gets coffee');
        await fill(page, 'Lead', 'Typed before.');
        await untilStatus(page, 'Not saved yet.');
        await site.devServer.stop();
        const again = await site.copy.start('--port', new URL(site.devServer.address).port);
        try {
          await fill(page, 'Lead', 'Typed after.');
          await eventually(async () => {
            await pressSave(page);
            return site.changes()['content/services/grocery.md']?.at(-1) === '+lead: Typed after.';
          });
        } finally {
          site.replace(again);
        }
      },
      { tolerate: /ERR_|status of 403|Failed to load|NetworkError|dynamically imported/ },
    ));
});
