/** By keyboard alone, in every browser: calculators, menu, tabs, site map, the page for wrong addresses, form and cards. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BROWSER } from '../../support/browser/kind.ts';
import { eventually } from '../../support/browser/page.ts';
import {
  elementText,
  focusedText,
  hasFocus,
  tabTo,
  untilPath,
  untilSeen,
  untilText,
  type Visitor,
  visitByKeyboard,
} from '../../support/browser/visitor.ts';
import { usePostSite } from '../contact-form/post-site.ts';

const FIELD = '.calculator-form input';
const ANSWER = '.calculator [role=status]';
const ERROR = '.calculator-form .form-error';

async function begin(visitor: Visitor): Promise<void> {
  await visitor.ask(() => document.querySelector('.calculator')?.scrollIntoView());
  await untilSeen(visitor, FIELD);
  await tabTo(visitor, FIELD);
}

describe('by keyboard alone, the calculator', () => {
  it('of the food shows rejects what is not an amount, and answers an amount', () =>
    visitByKeyboard('/services/support-services/food-shows/', {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('lots');
      await visitor.press('Enter');
      await untilText(visitor, ERROR, 'Enter an amount');
      await visitor.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
      await visitor.write('$150,000');
      await visitor.press('Enter');
      await untilText(visitor, ANSWER, '$108,537');
      assert.equal(await elementText(visitor, ERROR), '');
      assert.equal(await visitor.ask(() => location.search), '?weekly=150000');
    }));

  it('of dividends answers an amount', () =>
    visitByKeyboard('/membership/', {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('2500');
      await visitor.press('Tab', 'Enter');
      await untilText(visitor, ANSWER, '$937.50');
    }));

  it('of openings answers a date', () =>
    visitByKeyboard('/services/retail-services/retail-store-development/', {}, async (visitor) => {
      await begin(visitor);
      for (const part of ['03', '01', '2027']) {
        await visitor.write(part);
        // Other browsers need no key press.
        if (BROWSER === 'webkit') await visitor.press('ArrowRight');
      }
      await visitor.press('Enter');
      await untilText(visitor, ANSWER, 'May 24, 2027');
    }));
});

describe('by keyboard alone, the menu', () => {
  it('opens a list, closes it on Escape, and opens a page', () =>
    visitByKeyboard('/', {}, async (visitor) => {
      const toggle = '[aria-controls="wide-menu-services"]';
      await tabTo(visitor, '.wide-menu .menu-toggle');
      await untilSeen(visitor, toggle);
      await visitor.press('Enter');
      await untilSeen(visitor, '#wide-menu-services');
      await visitor.press('Tab');
      assert.equal(await focusedText(visitor), 'All services');
      await visitor.press('Escape');
      await untilSeen(visitor, '#wide-menu-services', false);
      assert.ok(await hasFocus(visitor, toggle));
      await visitor.press('Enter', 'Tab', 'Enter');
      await untilPath(visitor, '/services/');
    }));

  it('opens as a drawer in a narrow window, and returns the focus', () =>
    visitByKeyboard('/', { width: 600 }, async (visitor) => {
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

/** The ids of the visible sections. */
const shownPanels = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('.tab-panel')].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
  );

it('by keyboard alone, the tabs are chosen with the arrow keys, and Tab then moves into the section', () =>
  visitByKeyboard('/services/', {}, async (visitor) => {
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

/** The titles of the pages still listed. */
const shownPages = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('.page-index-section li')]
      .filter((item) => item.checkVisibility())
      .map((item) => item.querySelector('a')?.textContent),
  );

it('by keyboard alone, the site map is filtered, cleared on Escape, and offers help if nothing is found', () =>
  visitByKeyboard('/site-map/', {}, async (visitor) => {
    await untilSeen(visitor, '#page-filter');
    const all = (await shownPages(visitor)).length;
    await tabTo(visitor, '#page-filter');
    await visitor.write('smoked meat');
    await eventually(async () => (await shownPages(visitor)).join() === 'Meat');
    await untilText(visitor, '.page-filter [role=status]', `1 of ${all} pages`);
    await visitor.press('Escape');
    await eventually(async () => (await shownPages(visitor)).length === all);
    await untilText(visitor, '.page-filter [role=status]', `All ${all} pages`);
    assert.equal(await visitor.ask(() => location.search), '');
    assert.ok(await hasFocus(visitor, '#page-filter'));
    await visitor.write('grocry');
    await untilText(visitor, '.page-filter [role=status]', 'No page found');
    await untilSeen(visitor, '[data-no-results]');
    await visitor.press('Tab');
    assert.equal(await focusedText(visitor), 'Grocery');
    await visitor.press('Tab');
    assert.equal(await focusedText(visitor), 'Show all pages');
    await visitor.press('Enter');
    await eventually(async () => (await shownPages(visitor)).length === all);
    await untilSeen(visitor, '[data-no-results]', false);
  }));

it('by keyboard alone, the page for wrong addresses has its suggestions before its other links', () =>
  visitByKeyboard('/servces/grocery', { tolerate: /404/ }, async (visitor) => {
    await untilSeen(visitor, '.nearest a');
    await tabTo(visitor, '.nearest a');
    assert.equal(await focusedText(visitor), 'Grocery');
    await visitor.press('Tab');
    assert.equal(await focusedText(visitor), 'Go to the home page');
    await visitor.ask(() => document.querySelector<HTMLElement>('.nearest a')?.focus());
    await visitor.press('Enter');
    await untilPath(visitor, '/services/product-categories/grocery/');
  }));

const CONTACT = '/contact/';

async function beginForm(visitor: Visitor): Promise<void> {
  await untilSeen(visitor, '.contact-form form[novalidate]');
  await tabTo(visitor, '#contact-name');
}

const readValue = (visitor: Visitor, field: string) =>
  visitor.ask((field) => String(Reflect.get(document.querySelector(field) ?? {}, 'value')), field);

describe('by keyboard alone, the contact form', () => {
  const site = usePostSite();

  it('reports errors with links to their fields, sends a message, and confirms it', () =>
    visitByKeyboard(CONTACT, { address: site.address, tolerate: /^request/ }, async (visitor) => {
      await beginForm(visitor);
      await visitor.write('Ada King');
      await visitor.press('Enter');
      await eventually(() => visitor.ask(() => document.activeElement?.matches('.form-summary') ?? false));
      await visitor.press('Tab', 'Enter');
      await eventually(() => visitor.ask(() => document.activeElement?.id === 'contact-email'));
      await visitor.write('ada@example.com');
      await visitor.press('Tab', 'Tab');
      await visitor.write('this & that?');
      await tabTo(visitor, '.form-send');
      await visitor.press('Enter');
      await untilText(visitor, '.form-result h3', 'Your message has been sent');
      assert.ok(await visitor.ask(() => document.activeElement?.matches('.form-result')));
      const sent = site.receiver.received.map(({ fields: { name, email, message } }) => [name, email, message]);
      assert.deepEqual(sent, [['Ada King', 'ada@example.com', 'this & that?']]);
    }));

  it('keeps what is typed when the visitor leaves and comes back', () =>
    visitByKeyboard(CONTACT, {}, async (visitor) => {
      await beginForm(visitor);
      await visitor.write('Ada King');
      await visitor.ask(() => document.querySelector<HTMLElement>('.logo')?.focus());
      await visitor.press('Enter');
      await untilPath(visitor, '/');
      // Answers before the page leaves.
      await visitor.ask(() => void setTimeout(() => history.back()));
      await eventually(async () => (await readValue(visitor, '#contact-name').catch(() => '')) === 'Ada King');
    }));
});

describe('by keyboard alone, a contact card', () => {
  it('copies or at least selects its text, says so once, and keeps the focus', () =>
    visitByKeyboard(CONTACT, {}, async (visitor) => {
      const button = '.people li:first-child .copy';
      await visitor.ask(() => document.querySelector('.people')?.scrollIntoView());
      await tabTo(visitor, '.people li:first-child summary');
      await visitor.press('Enter');
      await untilSeen(visitor, button);
      await tabTo(visitor, button);
      await visitor.press('Enter');
      await eventually(async () =>
        /^(Copied|Selected, not copied)$/.test(await elementText(visitor, '.copied:not(:empty)')),
      );
      assert.ok(await hasFocus(visitor, button));
    }));

  it('links to the form with its person chosen', () =>
    visitByKeyboard(CONTACT, {}, async (visitor) => {
      const write = '.people li:nth-child(2) a[href*="?to="]';
      await tabTo(visitor, '.people li:nth-child(2) summary');
      await visitor.press('Enter');
      await tabTo(visitor, write);
      const slug = (
        await visitor.ask((link) => document.querySelector(link)?.getAttribute('href') ?? '', write)
      ).replace(/.*to=([^#]*).*/, '$1');
      await visitor.press('Enter');
      await eventually(async () => (await readValue(visitor, '#contact-to').catch(() => '')) === slug);
      assert.notEqual(await focusedText(visitor), '');
    }));
});
