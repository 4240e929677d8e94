/** What is typed stays, whatever happens meanwhile. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, holdBack } from '../../support/browser/look.ts';
import { openEditedSite } from './edited-site.ts';
import { clickWords } from './open-page.ts';
import {
  choosePicture,
  control,
  discardTyped,
  fill,
  focusedLabel,
  pressButton,
  saveAll,
  untilStatus,
  waitForHeading,
} from './panel.ts';

const [GROCERY, TEAM] = ['/services/product-categories/grocery/', '/company-info/our-management-team/'];
const SAVE = /@dev\/edit\/save$/;
const LEAD = 'Your store gets coffee, flour and dairy.';

describe('what is typed', () => {
  const site = openEditedSite();
  const savedLead = () => site.changes()['content/services/grocery.md']?.at(-1);

  it('while a save is under way, or since, is neither lost nor in conflict with it', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await eventually(async () => (await focusedLabel(page)) === 'Lead');
      await page.keyboard.press('End');
      await page.keyboard.type(' First.');
      await untilStatus(page, 'Not saved yet.');
      // Before what holds it back, or it is held back, too.
      const sent = new Promise((done) => page.on('request', (request) => SAVE.test(request.url()) && done(request)));
      const held = await holdBack(page, SAVE);
      await pressSave(page);
      await sent;
      await page.keyboard.type(' Two.');
      const answered = page.waitForResponse((response) => SAVE.test(response.url()));
      held.release();
      await answered;
      assert.equal(savedLead(), `+lead: ${LEAD} First.`);
      await page.keyboard.type(' Three.');
      assert.equal((await control(page, 'Lead')).value, `${LEAD} First. Two. Three.`);
      await pressSave(page);
      await eventually(async () => savedLead() === `+lead: ${LEAD} First. Two. Three.`);
    }));

  it('is thrown away only once somebody has said so', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'To be thrown away.');
      await pressButton(page, 'Discard …');
      await waitForHeading(page, 'Discard your changes?');
      await pressButton(page, 'Keep everything');
      await waitForHeading(page, 'Grocery');
      assert.equal((await control(page, 'Lead')).value, 'To be thrown away.');
      await pressButton(page, 'Discard …');
      await pressButton(page, 'Discard changes');
      await untilStatus(page, /^Discarded/);
      assert.equal((await control(page, 'Lead')).value, LEAD);
      assert.deepEqual(site.changes(), {});
    }));

  it('can be taken back further once somebody else has changed what was saved last', () =>
    site.edit(
      GROCERY,
      async (page) => {
        await clickWords(page, '(800) 555-0100', 'footer');
        await fill(page, 'Phone', '(800) 555-0177');
        await saveAll(page);
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

  it('is saved beside what somebody else has changed in other fields of the file', () =>
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

  it('is counted in words that fit: one field that is still empty', () =>
    site.edit(TEAM, async (page) => {
      await pressButton(page, 'New');
      await pressButton(page, 'Manager');
      await fill(page, 'Name', 'Ada Holt');
      await untilStatus(page, 'Not saved yet. Still empty: 1 field.');
      await discardTyped(page);
    }));

  it('back as it was changes nothing: a picture that is taken away and chosen again', () =>
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
});

describe('what is typed, when the dev server is started again', () => {
  const site = openEditedSite();

  it('is saved all the same', () =>
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

/** Without waiting for what comes of it. */
async function pressSave(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
}
