/** By keyboard alone, in every browser. A test focuses a link by script, which saves many presses of Tab. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasVisibleFocus, tabTo, untilPath, visitByKeyboard } from '../support/browser/keyboard.ts';
import {
  eventually,
  press,
  readFocused,
  untilHidden,
  untilShown,
  untilText,
  untilTrue,
} from '../support/browser/page.ts';
import { FIELD, STATUS } from './calculator/calculator-page.ts';
import { CONTACT } from './contact-form/form-page.ts';
import { usePostSite } from './contact-form/post-site.ts';
import { listShown } from './search/site-map-page.ts';
import { listShownPanels } from './tabs/tabs-page.ts';

it('by keyboard alone, a calculator shows the result for an amount', () =>
  visitByKeyboard('/membership/', {}, async (page) => {
    await page.evaluate(() => document.querySelector('.calculator')?.scrollIntoView());
    await untilShown(page, FIELD);
    await tabTo(page, FIELD);
    await page.keyboard.type('$150,000');
    await press(page, 'Enter');
    await untilText(page, STATUS, '$5,625');
    assert.equal(await page.evaluate(() => location.search), '?dividend=150000');
  }));

describe('by keyboard alone, the menu', () => {
  it('opens a list, closes it on Escape, and opens a page', () =>
    visitByKeyboard('/', {}, async (page) => {
      const toggle = '[aria-controls="wide-menu-services"]';
      await tabTo(page, '.wide-menu .menu-toggle');
      await untilShown(page, toggle);
      await press(page, 'Enter');
      await untilShown(page, '#wide-menu-services');
      await press(page, 'Tab');
      assert.equal(await readFocused(page), 'All services');
      await press(page, 'Escape');
      await untilHidden(page, '#wide-menu-services');
      assert.ok(await hasVisibleFocus(page, toggle));
      await press(page, 'Enter', 'Tab', 'Enter');
      await untilPath(page, '/services/');
    }));

  it('opens as a drawer in a narrow window, and returns the focus', () =>
    visitByKeyboard('/', { width: 600 }, async (page) => {
      const group = '[aria-controls="narrow-menu-services"]';
      await untilShown(page, 'button.menu-button');
      await tabTo(page, 'button.menu-button');
      await press(page, 'Enter');
      await untilShown(page, 'dialog.menu-drawer[open]');
      await tabTo(page, group);
      await press(page, 'Enter');
      await untilShown(page, '#narrow-menu-services');
      await press(page, 'Escape');
      await untilHidden(page, 'dialog.menu-drawer');
      await eventually(() => hasVisibleFocus(page, 'button.menu-button[aria-expanded=false]'));
    }));
});

it('by keyboard alone, the tabs are chosen with the arrow keys, and Tab then moves into the section', () =>
  visitByKeyboard('/services/', {}, async (page) => {
    await untilShown(page, '[role=tab]');
    await tabTo(page, '[role=tab]');
    for (const [key, id] of [
      ['ArrowRight', 'retail-services'],
      ['End', 'support-services'],
      ['ArrowRight', 'product-categories'],
      ['ArrowLeft', 'support-services'],
      ['Home', 'product-categories'],
    ] as const) {
      await press(page, key);
      await eventually(async () => (await listShownPanels(page)).join() === id);
      assert.ok(await hasVisibleFocus(page, `[role=tab][aria-selected=true][aria-controls=${id}]`), `${key}: ${id}`);
    }
    await press(page, 'Tab');
    assert.ok(await hasVisibleFocus(page, '#product-categories'));
  }));

it('by keyboard alone, the site map is filtered, cleared on Escape, and offers help if nothing is found', () =>
  visitByKeyboard('/site-map/', {}, async (page) => {
    await untilShown(page, '#page-filter');
    const pageCount = (await listShown(page)).length;
    await tabTo(page, '#page-filter');
    await page.keyboard.type('smoked meat');
    await eventually(async () => (await listShown(page)).join() === 'Meat');
    await press(page, 'Escape');
    await eventually(async () => (await listShown(page)).length === pageCount);
    assert.ok(await hasVisibleFocus(page, '#page-filter'));
    await page.keyboard.type('grocry');
    await untilShown(page, '[data-no-results]');
    await press(page, 'Tab');
    assert.equal(await readFocused(page), 'Grocery');
    await press(page, 'Tab');
    assert.equal(await readFocused(page), 'Show all pages');
    await press(page, 'Enter');
    await eventually(async () => (await listShown(page)).length === pageCount);
    await untilHidden(page, '[data-no-results]');
  }));

it('by keyboard alone, the page for wrong addresses has its suggestions before its other links', () =>
  visitByKeyboard('/servces/grocery', { tolerate: /404/ }, async (page) => {
    await untilShown(page, '.suggested-link');
    await tabTo(page, '.suggested-link');
    assert.equal(await readFocused(page), 'Grocery');
    await press(page, 'Tab');
    assert.equal(await readFocused(page), 'See our services');
    await page.evaluate(() => document.querySelector<HTMLElement>('.suggested-link')?.focus());
    await press(page, 'Enter');
    await untilPath(page, '/services/product-categories/grocery/');
  }));

describe('by keyboard alone, the contact form', () => {
  const site = usePostSite();

  it('reports errors with links to their fields, sends a message, and confirms it', () =>
    // A visit records each request to another origin as an error, "request: …". The form sends one.
    visitByKeyboard(CONTACT, { address: site.address, tolerate: /^request/ }, async (page) => {
      await untilShown(page, '.contact-form form[novalidate]');
      await tabTo(page, '#contact-name');
      await page.keyboard.type('Ada King');
      await press(page, 'Enter');
      await untilTrue(page, () => document.activeElement?.matches('.form-summary'));
      await press(page, 'Tab', 'Enter');
      await untilTrue(page, () => document.activeElement?.id === 'contact-email');
      await page.keyboard.type('ada@example.com');
      await press(page, 'Tab', 'Tab');
      await page.keyboard.type('this & that?');
      await tabTo(page, '.form-send');
      await press(page, 'Enter');
      await untilText(page, '.form-result h3', 'Your message has been sent');
      assert.ok(await page.evaluate(() => document.activeElement?.matches('.form-result')));
      const sent = site.receiver.received.map(({ fields: { name, email, message } }) => [name, email, message]);
      assert.deepEqual(sent, [['Ada King', 'ada@example.com', 'this & that?']]);
    }));
});
