import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/look.ts';
import { openEditedSite } from './edited-site.ts';
import { clickWords, pageSays } from './open-page.ts';
import {
  choose,
  control,
  fill,
  focusedLabel,
  panelText,
  pressButton,
  saveAll,
  untilStatus,
  waitForHeading,
} from './panel.ts';

const PHOTO = fileURLToPath(new URL('../../../assets/screenshot.jpg', import.meta.url));
const [GROCERY, TEAM, JOBS, FORMAT] = [
  '/services/product-categories/grocery/',
  '/company-info/our-management-team/',
  '/company-info/employment-opportunities/',
  '/company-info/piggly-wiggly-format/',
];

describe('entries, edited beside their pages', () => {
  const site = openEditedSite();

  it('have pictures with words and a point that stays in view', () =>
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

  it('can be new: a manager with a photo', () =>
    site.edit(TEAM, async (page) => {
      await pressButton(page, 'New');
      await pressButton(page, 'Manager');
      await fill(page, 'Name', 'Élodie Nowak');
      await fill(page, 'Title', 'Director of Produce');
      await fill(page, 'Phone', '(800) 555-0166');
      assert.equal((await control(page, 'File name')).value, 'elodie-nowak');
      await choosePhoto(page, PHOTO);
      await untilPanel(page, 'screenshot.jpg will be added when you save');
      await fill(page, 'What it shows', 'A woman with a crate of apples');
      await pageSays(page, 'Élodie Nowak');
      assert.deepEqual(site.changes(), {});
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/managers/elodie-nowak.md': 'new',
        'assets/images/screenshot.jpg': 'new',
      });
      assert.equal(
        site.copy.read('content/managers/elodie-nowak.md'),
        '---\nname: Élodie Nowak\ntitle: Director of Produce\norder: 5\nphone: "(800) 555-0166"\nphoto:\n  src: screenshot.jpg\n  alt: A woman with a crate of apples\n---\n',
      );
    }));

  it('can be new: a job, which opens on its page', () =>
    site.edit(JOBS, async (page) => {
      await pressButton(page, 'New');
      await pressButton(page, 'Job');
      await eventually(async () => (await focusedLabel(page)) === 'Title');
      await fill(page, 'Title', 'Dock Clerk');
      await fill(
        page,
        'Description',
        'What the work of a Dock Clerk is at a very small co-operative that exists for tests alone.',
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

  it('say what points to them before they are deleted', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await waitForHeading(page, 'Grocery');
      await pressButton(page, 'Delete Grocery …');
      await waitForHeading(page, 'Delete Grocery?');
      assert.match(await panelText(page), /It is shown on \d+ pages/);
      const isRefused = (await panelText(page)).includes('It cannot be deleted yet');
      const { changes } = site;
      if (!isRefused) await pressButton(page, 'Delete Grocery');
      else await pressButton(page, 'Keep it');
      if (!isRefused) await untilStatus(page, 'Deleted Grocery.');
      assert.deepEqual(changes(), isRefused ? {} : { 'content/services/grocery.md': 'gone' });
    }));

  it('are refused to be deleted while others name them', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Rosalind Baptiste');
      await pressButton(page, 'Delete Rosalind Baptiste …');
      await untilPanel(page, 'It cannot be deleted yet');
      const [, name = ''] = /here first:(.+?): Ask/.exec(await panelText(page)) ?? [];
      await pressButton(page, name);
      await waitForHeading(page, name);
      assert.deepEqual(site.changes(), {});
    }));

  it('are not deleted once others have come to name them, and say so', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Ola Winter');
      await pressButton(page, 'Delete Ola Winter …');
      await untilPanel(page, 'Nothing else refers to it');
      site.copy.edit('content/services/grocery.md', 'ask: rosalind-baptiste', 'ask: ola-winter');
      await pressButton(page, 'Delete Ola Winter');
      await untilPanel(page, 'It cannot be deleted yet');
      assert.deepEqual(Object.keys(site.changes()), ['content/services/grocery.md']);
    }));

  it('lose the fields of a layout that they no longer have', () =>
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

  it('have lists of choices', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, '(800) 555-0100', 'footer');
      await control(page, 'Phone');
      await addOne(page, 'hosts');
      assert.equal(await chosen(page, 'hosts/0'), 'Choose …');
      await choose(page, '1', 'netlify');
      await saveAll(page);
      assert.deepEqual(site.changes(), { 'content/site.md': ['+hosts:', '+  - netlify'] });
    }));

  it('show both where the file was changed meanwhile, and keep what both have changed', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Mine.');
      await untilStatus(page, 'Not saved yet.');
      site.copy.edit('content/services/grocery.md', 'lead: Your store gets coffee, flour and dairy.', 'lead: Theirs.');
      site.copy.edit('content/services/grocery.md', 'summary: Coffee, flour and dairy.', 'summary: Coffee.');
      await pressButton(page, 'Save');
      await waitForHeading(page, 'Changed elsewhere');
      const said = await panelText(page);
      assert.ok(said.includes('Mine.') && said.includes('Theirs.'));
      assert.match(site.copy.read('content/services/grocery.md'), /lead: Theirs\./);
      await pressButton(page, 'Use my version');
      await untilStatus(page, 'Saved.');
      assert.deepEqual(site.changes()['content/services/grocery.md'], [
        '-lead: Your store gets coffee, flour and dairy.',
        '-summary: Coffee, flour and dairy.',
        '+lead: Mine.',
        '+summary: Coffee.',
      ]);
    }));
});

/** What a list of the panel says. */
function chosen(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate((path) => {
    const field = document.querySelector('#editor-panel')?.shadowRoot?.querySelector(`[data-path="${path}"]`);
    return field?.querySelector('select')?.selectedOptions[0]?.textContent;
  }, path);
}

async function choosePhoto(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    page.evaluate(() =>
      document
        .querySelector('#editor-panel')
        ?.shadowRoot?.querySelector<HTMLElement>('[data-path="photo"] [type=file]')
        ?.click(),
    ),
  ]);
  await chooser.accept([file]);
}

async function untilPanel(page: Page, words: string): Promise<void> {
  await eventually(async () => (await panelText(page)).includes(words));
}

/** Adds an item to a list of the panel. */
async function addOne(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const list = document.querySelector('#editor-panel')?.shadowRoot?.querySelector(`[data-path="${path}"]`);
    list?.querySelector<HTMLElement>('.add')?.click();
  }, path);
}
