import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../support/browser/look.ts';
import { attend, focusedWords, hasFocus, tabTo, untilOn, untilSeen } from '../../support/browser/visitor.ts';

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
