/** By keyboard alone, in every browser: the calculators, the menu, the tabs, the site map and the page for wrong addresses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KIND } from '../../support/browser/kind.ts';
import { eventually } from '../../support/browser/look.ts';
import {
  attend,
  focusedWords,
  hasFocus,
  readWords,
  tabTo,
  untilOn,
  untilSaid,
  untilSeen,
  type Visitor,
} from '../../support/browser/visitor.ts';

const FIELD = '.calculator-form input';
const ANSWER = '.calculator [role=status]';
const ERROR = '.calculator-form .form-error';

async function begin(visitor: Visitor): Promise<void> {
  await visitor.ask(() => document.querySelector('.calculator')?.scrollIntoView());
  await untilSeen(visitor, FIELD);
  await tabTo(visitor, FIELD);
}

describe('by keyboard alone, the calculator', () => {
  it('of the food shows refuses what is no amount, and answers an amount', () =>
    attend('/services/support-services/food-shows/', {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('lots');
      await visitor.press('Enter');
      await untilSaid(visitor, ERROR, 'Enter an amount');
      await visitor.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
      await visitor.write('$150,000');
      await visitor.press('Enter');
      await untilSaid(visitor, ANSWER, '$108,537');
      assert.equal(await readWords(visitor, ERROR), '');
      assert.equal(await visitor.ask(() => location.search), '?weekly=150000');
    }));

  it('of dividends answers an amount', () =>
    attend('/membership/', {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('2500');
      await visitor.press('Tab', 'Enter');
      await untilSaid(visitor, ANSWER, '$937.50');
    }));

  it('of openings answers a date', () =>
    attend('/services/retail-services/retail-store-development/', {}, async (visitor) => {
      await begin(visitor);
      for (const part of ['03', '01', '2027']) {
        await visitor.write(part);
        // Other browsers go on by themselves.
        if (KIND === 'webkit') await visitor.press('ArrowRight');
      }
      await visitor.press('Enter');
      await untilSaid(visitor, ANSWER, 'May 24, 2027');
    }));
});

describe('by keyboard alone, the menu', () => {
  it('opens a list, closes it with Escape, and leads to a page', () =>
    attend('/', {}, async (visitor) => {
      const toggle = '[aria-controls="wide-menu-services"]';
      await tabTo(visitor, '.wide-menu .menu-toggle');
      await untilSeen(visitor, toggle);
      await visitor.press('Enter');
      await untilSeen(visitor, '#wide-menu-services');
      await visitor.press('Tab');
      assert.equal(await focusedWords(visitor), 'All services');
      await visitor.press('Escape');
      await untilSeen(visitor, '#wide-menu-services', false);
      assert.ok(await hasFocus(visitor, toggle));
      await visitor.press('Enter', 'Tab', 'Enter');
      await untilOn(visitor, '/services/');
    }));

  it('opens as a drawer in a narrow window, and gives the focus back', () =>
    attend('/', { width: 600 }, async (visitor) => {
      const group = '[aria-controls="narrow-menu-services"]';
      await untilSeen(visitor, 'button.menu-button');
      await tabTo(visitor, 'button.menu-button');
      await visitor.press('Enter');
      await untilSeen(visitor, 'dialog.menu-drawer[open]');
      await tabTo(visitor, group);
      await visitor.press('Enter');
      await untilSeen(visitor, '#narrow-menu-services');
      await visitor.press('Escape');
      await untilSeen(visitor, 'dialog.menu-drawer', false);
      await eventually(() => hasFocus(visitor, 'button.menu-button[aria-expanded=false]'));
    }));
});

/** The ids of the sections that are shown. */
const shownPanels = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('.tab-panel')].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
  );

describe('by keyboard alone, the tabs', () => {
  it('are chosen with the arrow keys, and the section is one step further', () =>
    attend('/services/', {}, async (visitor) => {
      await untilSeen(visitor, '[role=tab]');
      await tabTo(visitor, '[role=tab]');
      for (const [key, id] of [
        ['ArrowRight', 'retail-services'],
        ['End', 'support-services'],
        ['ArrowRight', 'product-categories'],
        ['ArrowLeft', 'support-services'],
        ['Home', 'product-categories'],
      ] as const) {
        await visitor.press(key);
        await eventually(async () => (await shownPanels(visitor)).join() === id);
        assert.ok(await hasFocus(visitor, `[role=tab][aria-selected=true][aria-controls=${id}]`), `${key}: ${id}`);
      }
      await visitor.press('Tab');
      assert.ok(await hasFocus(visitor, '#product-categories'));
    }));
});

/** The titles of the pages that are left. */
const shownPages = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('.page-index-section li')]
      .filter((item) => item.checkVisibility())
      .map((item) => item.querySelector('a')?.textContent),
  );

describe('by keyboard alone, the site map', () => {
  it('is narrowed, cleared by Escape, and helps on when nothing is found', () =>
    attend('/site-map/', {}, async (visitor) => {
      await untilSeen(visitor, '#page-filter');
      const all = (await shownPages(visitor)).length;
      await tabTo(visitor, '#page-filter');
      await visitor.write('smoked meat');
      await eventually(async () => (await shownPages(visitor)).join() === 'Meat');
      await untilSaid(visitor, '.page-filter [role=status]', `1 of ${all} pages`);
      await visitor.press('Escape');
      await eventually(async () => (await shownPages(visitor)).length === all);
      await untilSaid(visitor, '.page-filter [role=status]', `All ${all} pages`);
      assert.equal(await visitor.ask(() => location.search), '');
      assert.ok(await hasFocus(visitor, '#page-filter'));
      await visitor.write('grocry');
      await untilSaid(visitor, '.page-filter [role=status]', 'No page found');
      await untilSeen(visitor, '[data-none]');
      await visitor.press('Tab');
      assert.equal(await focusedWords(visitor), 'Grocery');
      await visitor.press('Tab');
      assert.equal(await focusedWords(visitor), 'Show all pages');
      await visitor.press('Enter');
      await eventually(async () => (await shownPages(visitor)).length === all);
      await untilSeen(visitor, '[data-none]', false);
    }));
});

describe('by keyboard alone, the page for wrong addresses', () => {
  it('leads to what it suggests, before the links that always stand there', () =>
    attend('/servces/grocery', { tolerate: /404/ }, async (visitor) => {
      await untilSeen(visitor, '.nearest a');
      await tabTo(visitor, '.nearest a');
      assert.equal(await focusedWords(visitor), 'Grocery');
      await visitor.press('Tab');
      assert.equal(await focusedWords(visitor), 'Go to the home page');
      await visitor.ask(() => document.querySelector<HTMLElement>('.nearest a')?.focus());
      await visitor.press('Enter');
      await untilOn(visitor, '/services/product-categories/grocery/');
    }));
});
