/** What happens around the form: on the page beside it, on the way to another page, and with the focus. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { askLeaving, eventually, holdBack, untilAt } from '../../support/browser/look.ts';
import { openEditedSite } from './edited-site.ts';
import { clickWords } from './open-page.ts';
import { fill, focusedLabel, panelText, pressButton, untilStatus, waitForHeading } from './panel.ts';

const [GROCERY, TEAM, JOB] = [
  '/services/product-categories/grocery/',
  '/company-info/our-management-team/',
  '/company-info/employment-opportunities/cdl-driver/',
];

describe('the page, while it is edited', () => {
  const site = openEditedSite();

  it('neither calls nor opens mail', () =>
    site.edit(TEAM, async (page) => {
      await page.evaluate(() => {
        // Behind what the panel does, and before the browser acts.
        addEventListener(
          'click',
          (event) => {
            Object.assign(window, { stopped: event.defaultPrevented });
            event.preventDefault();
          },
          true,
        );
      });
      for (const scheme of ['tel:', 'mailto:']) {
        const links = await page.$$(`a[href^="${scheme}"]:not([data-fields], [data-fields] *)`);
        const shown = await Promise.all(links.map(async (link) => ((await link.isVisible()) ? [link] : [])));
        const [link] = shown.flat();
        assert.ok(link, scheme);
        await link.click();
        assert.equal(await page.evaluate(() => Reflect.get(window, 'stopped')), true, scheme);
        await untilStatus(page, /hold Ctrl/);
      }
    }));

  it('stands still: no carousel turns away from the slide that is edited', () =>
    site.edit('/', async (page) => {
      const hero = await page.waitForSelector('[data-running]');
      assert.equal(await hero?.evaluate((region) => region.getAttribute('data-running')), 'false');
    }));
});

describe('the panel', () => {
  const site = openEditedSite();

  it('says that it is coming before it is there', () =>
    site.edit(GROCERY, async (page) => {
      const held = await holdBack(page, /@dev\/edit\/site$/);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitForHeading(page, 'One moment …');
      held.release();
      await waitForHeading(page, 'This page');
    }));

  it('leaves an entry behind on the way to another page, but for its own links', () =>
    site.edit(JOB, async (page) => {
      const { origin } = new URL(page.url());
      await clickWords(page, '50 lb');
      await eventually(async () => (await focusedLabel(page)) === 'As the pages say it');
      await follow(page, 'Order Selector');
      await untilAt(page, `${origin}/company-info/employment-opportunities/order-selector/`);
      await eventually(async () => (await focusedLabel(page).catch(() => '')) === 'As the pages say it');
      await page.goto(`${origin}${GROCERY}`);
      await waitForHeading(page, 'This page');
    }));
});

describe('the focus', () => {
  const site = openEditedSite();

  it('is on Edit after Done, and in the panel after Edit', () =>
    site.edit(GROCERY, async (page) => {
      await pressByKey(page, 'Done');
      await eventually(async () => (await askLeaving(page, focusedWords)) === 'Edit');
      await page.keyboard.press('Enter');
      await eventually(async () => (await askLeaving(page, focusedWords)) === 'This page');
    }));

  it('stays in the panel when an entry was deleted', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Ola Winter');
      await pressByKey(page, 'Delete Ola Winter …');
      await eventually(async () => (await page.evaluate(focusedWords)) === 'Delete Ola Winter?');
      await pressByKey(page, 'Delete Ola Winter');
      await untilStatus(page, 'Deleted Ola Winter.');
      assert.equal(await page.evaluate(focusedWords), 'Deleted');
    }));

  it('stays in the panel when a conflict was settled', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Mine.');
      site.copy.edit('content/services/grocery.md', 'lead: Your store gets coffee, flour and dairy.', 'lead: Theirs.');
      await pressButton(page, 'Save');
      await waitForHeading(page, 'Changed elsewhere');
      await pressByKey(page, 'Use my version');
      await untilStatus(page, 'Saved.');
      assert.equal(await page.evaluate(focusedWords), 'Grocery');
    }));

  it('stays on the choice of a picture', () =>
    site.edit(TEAM, async (page) => {
      await clickWords(page, 'Ola Winter');
      await pressByKey(page, 'Remove photo');
      await page.evaluate(() =>
        document
          .querySelector('#editor-panel')
          ?.shadowRoot?.querySelector<HTMLElement>('[data-path=photo] select')
          ?.focus(),
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await eventually(
        async () =>
          (await panelText(page)).includes('Click what must stay visible') ||
          (await panelText(page)).includes('What it shows'),
      );
      assert.equal(
        await page.evaluate(() => {
          const active = document.querySelector('#editor-panel')?.shadowRoot?.activeElement;
          return active instanceof HTMLSelectElement ? active.value : active?.tagName;
        }),
        'produce.jpg',
      );
      await pressButton(page, 'Discard …');
      await pressButton(page, 'Discard changes');
      await untilStatus(page, /^Discarded/);
    }));

  it('comes along to the file that a message names', () =>
    site.edit(GROCERY, async (page) => {
      await clickWords(page, 'Your store gets coffee');
      await fill(page, 'Lead', 'Since {{nowhere}}.');
      await pressByKey(page, 'content/facts.md');
      await eventually(async () => (await panelText(page)).includes('Figures that are no facts'));
      assert.notEqual(await page.evaluate(focusedWords), '');
      await pressButton(page, 'Discard …');
      await pressButton(page, 'Discard changes');
      await untilStatus(page, /^Discarded/);
    }));
});

/** What has the focus in the panel, or in the button that opens it. Runs in the page. */
function focusedWords(): string {
  const roots = [...document.querySelectorAll('#editor-panel, #editor-button')];
  return roots.map((host) => host.shadowRoot?.activeElement?.textContent ?? '').join('');
}

/** Presses a button of the panel as a keyboard does: with the focus on it. */
async function pressByKey(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (words) => {
      const root = document.querySelector('#editor-panel')?.shadowRoot;
      const found = [...(root?.querySelectorAll('button') ?? [])].find(
        (one) => one.textContent === words && one.checkVisibility(),
      );
      found?.focus();
      return root?.activeElement === found && found !== undefined;
    },
    {},
    words,
  );
  await page.keyboard.press('Enter');
}

/** Follows a link of the panel. */
async function follow(page: Page, words: string): Promise<void> {
  askLeaving(
    page,
    (words) => {
      const links = document.querySelector('#editor-panel')?.shadowRoot?.querySelectorAll('a') ?? [];
      [...links].find((link) => link.textContent === words)?.click();
    },
    words,
  );
}
