/** The states of the town's pages that a first load does not show. */
import type { Page } from 'puppeteer-core';
import { press, untilShown } from '../../support/browser/look.ts';
import { NARROW } from '../../support/browser/visit.ts';
import { ask, wake as wakeCalculator } from '../calculator/calculator-page.ts';
import { wake as wakeCarousel } from '../carousel/carousel-page.ts';
import { fill, send, wake as wakeForm } from '../contact-form/form-page.ts';

export interface ControlState {
  path: string;
  width: number | 'wide';
  within: string;
  act(page: Page): Promise<unknown>;
}

const FOOD_SHOW = '/services/support-services/food-shows/';

function calculated(path: string, text: string): ControlState {
  const act = (page: Page) => wakeCalculator(page).then(() => ask(page, text));
  return { path, width: NARROW, within: '.calculator', act };
}

function filtered(word: string, shown: string): ControlState {
  const act = async (page: Page) => {
    await untilShown(page, '#page-filter');
    await page.type('#page-filter', word);
    await page.waitForSelector(shown);
  };
  return { path: '/site-map/', width: NARROW, within: 'main', act };
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
  'the second of the tabs': openTab('ArrowRight', '#retail-services'),
  'the last of the tabs': openTab('End', '#support-services'),
  'an amount that is refused': calculated(FOOD_SHOW, 'lots'),
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
  'a message that was sent': {
    path: '/contact/',
    width: NARROW,
    within: 'main',
    async act(page) {
      await wakeForm(page);
      await fill(page, { name: 'Ann', email: 'ann@example.com' });
      await send(page);
    },
  },
  'a phone number that was copied': {
    path: '/contact/',
    width: NARROW,
    within: 'main',
    async act(page) {
      await untilShown(page, '.people .copy');
      await page.click('.copy');
      await page.waitForSelector('.copied:not(:empty)');
    },
  },
  'an amount that is answered': calculated(FOOD_SHOW, '9999999'),
  'an amount with a payment': calculated(FOOD_SHOW, '150000'),
  'a dividend': calculated('/membership/', '10,000,000'),
  'a dividend that is refused': calculated('/membership/', '0'),
  'a day of opening': calculated('/services/retail-services/retail-store-development/', '2027-03-01'),
  'a filter that finds a page': filtered('meat', '.page-index-section[hidden]'),
  'a filter that finds nothing': filtered('grocry', '[data-none]:not([hidden])'),
  'a page that has moved': {
    path: '/servces/grocery',
    width: NARROW,
    within: 'main',
    act: (page) => page.waitForSelector('.nearest a'),
  },
  'a later slide': {
    path: '/',
    width: NARROW,
    within: '.carousel-hero',
    async act(page) {
      await wakeCarousel(page, 'hero');
      await page.click('.carousel-hero [data-move=">"]');
      await page.waitForSelector('.carousel-hero [data-slide="1"]:not([inert])');
    },
  },
};

function openTab(key: 'ArrowRight' | 'End', panel: string): ControlState {
  const act = async (page: Page) => {
    await page.waitForSelector('[role=tab]');
    await page.focus('[role=tab]');
    await press(page, key);
    await untilShown(page, panel);
  };
  return { path: '/services/', width: NARROW, within: 'main', act };
}
