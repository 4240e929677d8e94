import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/look.ts';
import { NARROW } from '../../support/browser/visit.ts';
import { openEditedSite } from './edited-site.ts';
import { clickWords } from './open-page.ts';
import {
  control,
  discardTyped,
  fill,
  focusedLabel,
  panelText,
  pressButton,
  saveAll,
  untilStatus,
  waitForHeading,
} from './panel.ts';

const GROCERY = '/services/product-categories/grocery/';

describe('the panel', () => {
  const site = openEditedSite();

  it('keeps what was typed when the page is left and comes back', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Typed and not saved.');
      await untilStatus(page, 'Not saved yet.');
      await page.reload();
      await waitForHeading(page, 'Grocery');
      assert.equal((await control(page, 'Lead')).value, 'Typed and not saved.');
      await eventually(() => page.evaluate(() => document.body.textContent?.includes('Typed and not saved.') ?? false));
      await discardTyped(page);
      await eventually(async () => (await control(page, 'Lead')).value === 'Your store gets coffee, flour and dairy.');
      assert.deepEqual(site.changes(), {});
    }));

  it('is worked with the keyboard alone', () =>
    site.edit(GROCERY, async (page) => {
      await page.evaluate(() => {
        const root = document.querySelector('#editor-panel')?.shadowRoot;
        root?.querySelector<HTMLElement>('details summary')?.focus();
      });
      await page.keyboard.press('Enter');
      await tabTo(page, 'Your store gets coffee, flour and dairy.');
      await page.keyboard.press('Enter');
      await eventually(async () => (await focusedLabel(page)) === 'Lead');
      await page.keyboard.press('End');
      await page.keyboard.type(' Always.');
      await saveAll(page);
      assert.deepEqual(site.changes(), {
        'content/services/grocery.md': [
          '-lead: Your store gets coffee, flour and dairy.',
          '+lead: Your store gets coffee, flour and dairy. Always.',
        ],
      });
    }));

  it('follows links for whoever holds a key, and offers to', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Services', '.breadcrumbs');
      await waitForHeading(page, 'Services');
      assert.equal(new URL(page.url()).pathname, GROCERY);
      await page.evaluate(() =>
        document.querySelector('#editor-panel')?.shadowRoot?.querySelector<HTMLElement>('.other-fields a')?.click(),
      );
      await eventually(async () => new URL(page.url()).pathname === '/services/');
    }));

  it('fits a phone, and can be put out of the way', () =>
    site.edit(
      GROCERY,
      async (page) => {
        const isTooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        assert.equal(isTooWide, false);
        await pressButton(page, 'Hide');
        const height = await page.evaluate(
          () => document.querySelector('#editor-panel')?.shadowRoot?.querySelector('aside')?.clientHeight,
        );
        assert.ok((height ?? 0) < 80);
        await pressButton(page, 'Show');
      },
      { width: NARROW },
    ));

  it('ends with Done: the page is what visitors see', () =>
    site.edit(GROCERY, async (page) => {
      await pressButton(page, 'Done');
      await eventually(() => page.evaluate(() => document.querySelector('#editor-button') !== null).catch(() => false));
      assert.equal(await page.$('[data-fields]'), null);
    }));
});

describe('the panel, when the dev server has gone', () => {
  const site = openEditedSite();

  it('says so, keeps what was typed, and saves it once the dev server is back', () =>
    site.edit(
      GROCERY,
      async (page) => {
        await clickWords(page, 'Your store gets coffee');
        await page.setOfflineMode(true);
        await fill(page, 'Lead', 'Typed while it was away.');
        await untilStatus(page, /^The dev server does not answer\. Your text is kept here/);
        await pressButton(page, 'Save');
        await untilStatus(page, /^The dev server does not answer/);
        assert.equal((await control(page, 'Lead')).value, 'Typed while it was away.');
        await page.setOfflineMode(false);
        await pressButton(page, 'Save');
        await untilStatus(page, 'Saved.');
        assert.deepEqual(site.changes()['content/services/grocery.md']?.at(-1), '+lead: Typed while it was away.');
        assert.ok((await panelText(page)).includes('Grocery'));
      },
      { tolerate: /ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported/ },
    ));
});

/** Goes on with Tab until a button of the panel has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const focused = await page.evaluate(
      () => document.querySelector('#editor-panel')?.shadowRoot?.activeElement?.textContent,
    );
    if (focused === words) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`found no way to "${words}" with Tab`);
}
