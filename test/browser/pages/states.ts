/** The states of the town's pages that a first load does not show. */
import type { Page } from 'puppeteer-core';
import { press, untilShown } from '../../support/browser/look.ts';
import { NARROW } from '../../support/browser/visit.ts';
import { ask, wake as wakeCalculator } from '../calculator/calculator-page.ts';

export interface ControlState {
  path: string;
  width: number | 'wide';
  within: string;
  act(page: Page): Promise<unknown>;
}

/** What a first load does not show, and the part of the page that shows it. */
export const STATES: Record<string, ControlState> = {
  'the wide menu': {
    path: '/',
    width: 'wide',
    within: '#wide-menu-services',
    async act(page) {
      await untilShown(page, '.wide-menu .menu-toggle');
      await page.hover('.wide-menu');
      await page.waitForSelector('[aria-controls=wide-menu-services]');
      await page.focus('[aria-controls=wide-menu-services]');
      await press(page, 'Enter');
      await untilShown(page, '#wide-menu-services');
    },
  },
  'the last of the tabs': {
    path: '/services/',
    width: NARROW,
    within: 'main',
    async act(page) {
      await page.waitForSelector('[role=tab]');
      await page.focus('[role=tab]');
      await press(page, 'End');
      await untilShown(page, '#support-services');
    },
  },
  'an amount that is refused': {
    path: '/services/support-services/food-shows/',
    width: NARROW,
    within: '.calculator',
    act: (page) => wakeCalculator(page).then(() => ask(page, 'lots')),
  },
  'the drawer': {
    path: '/',
    width: NARROW,
    within: 'dialog',
    async act(page) {
      await page.waitForSelector('button.menu-button');
      await page.tap('button.menu-button');
      await page.waitForSelector('dialog[open]');
      await page.$eval('dialog', (drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
      await page.tap('[aria-controls=narrow-menu-services]');
      await untilShown(page, '#narrow-menu-services');
    },
  },
  'a form with mistakes': {
    path: '/contact/',
    width: NARROW,
    within: '.contact-form',
    async act(page) {
      await untilShown(page, '.form-send');
      await page.click('.form-send');
      await page.waitForSelector('.form-summary:focus');
    },
  },
  'an amount that is answered': {
    path: '/services/support-services/food-shows/',
    width: NARROW,
    within: '.calculator',
    act: (page) => wakeCalculator(page).then(() => ask(page, '9999999')),
  },
  'a filter that finds nothing': {
    path: '/site-map/',
    width: NARROW,
    within: 'main',
    async act(page) {
      await untilShown(page, '#page-filter');
      await page.type('#page-filter', 'grocry');
      await untilShown(page, '[data-none]');
    },
  },
  'a page that has moved': {
    path: '/servces/grocery',
    width: NARROW,
    within: 'main',
    act: (page) => page.waitForSelector('.nearest a'),
  },
};
