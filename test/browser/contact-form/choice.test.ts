/** "Write to Dana", pressed on a card: Dana is chosen, whatever was chosen before. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, press, reopen } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';
import { CONTACT, fill, values, wake } from './form-page.ts';

const LINKS = '.people a[href*="?to="]';

const chosen = async (page: Page) => (await values(page))[2];

/** The people of the form, in its order. */
const people = (page: Page) => page.$$eval('#contact-to option', (options) => options.map(({ value }) => value));

/** Follows the link of the last card, and gives who should be chosen then. */
async function write(page: Page): Promise<string | undefined> {
  const [link] = (await page.$$(LINKS)).slice(-1);
  assert.ok(link);
  const slug = (await link.evaluate(({ href }) => new URL(href).searchParams.get('to'))) ?? undefined;
  await link.focus();
  await press(page, 'Enter');
  return slug;
}

async function chooseFirst(page: Page): Promise<void> {
  await page.focus('#contact-to');
  await press(page, 'Home');
  const [first] = await people(page);
  await eventually(async () => (await chosen(page)) === first);
}

/** Until a link has led to the form; while one page gives way to another, none can be asked. */
async function untilChosen(page: Page, slug: string | undefined): Promise<void> {
  assert.ok(slug);
  await eventually(async () => (await chosen(page).catch(() => undefined)) === slug && page.url().includes('?to='));
}

describe('who is to be written to', () => {
  it('is chosen by each press of the link on a card, after another choice, too, and the rest stays', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      await untilChosen(page, await write(page));
      await wake(page);
      await fill(page, { name: 'Ada King' });
      await chooseFirst(page);
      await untilChosen(page, await write(page));
      assert.equal((await values(page))[0], 'Ada King');
      await reopen(page);
      await wake(page);
      const slugs = await people(page);
      assert.equal(await chosen(page), slugs.at(-1), 'and the tab keeps it');
    }));

  it('is chosen by the same link on another page, after another choice, too', () =>
    visit(CONTACT, {}, async (page) => {
      await wake(page);
      const slug = await write(page);
      await untilChosen(page, slug);
      await wake(page);
      const link = new URL(page.url());
      await chooseFirst(page);
      await reopen(page, '/member-login/');
      await reopen(page, link.pathname + link.search + link.hash);
      await wake(page);
      assert.equal(await chosen(page), slug);
    }));
});
