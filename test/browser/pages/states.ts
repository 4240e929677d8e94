/** What a visitor does with each island of the small test site (test/fixtures/town.yaml), step by step. */
import type { KeyInput, Page } from 'puppeteer-core';
import type { CarouselName } from '../../../components/carousel/carousels.ts';
import type { IslandName } from '../../../components/islands.ts';
import { press, untilShown } from '../../support/browser/page.ts';
import * as calculator from '../calculator/calculator-page.ts';
import * as carousel from '../carousel/carousel-page.ts';
import * as form from '../contact-form/form-page.ts';

const { GALLERY_PAGE, HERO_DELAY, NEXT, PLAY_BUTTON, within } = carousel;

type Act = (page: Page) => Promise<unknown>;
/** Changes what an island shows. Tests check the state after a step with a name. */
type Step = Act | readonly [name: string, act: Act];

export interface Scenario {
  path: string;
  width?: 'wide';
  /** The part that is checked. */
  within: string;
  /** The part whose text must stay the same while a page is translated; by default the whole island. */
  compared?: string;
  /** Whether the visitor prefers reduced motion. */
  reduced?: boolean;
  /** Whether the timers of the page stand still until a step moves them. */
  clock?: boolean;
  /** The first step waits for the script. */
  steps: readonly Step[];
}

const SERVICES = '[aria-controls=wide-menu-services]';
const MENU_BUTTON = 'button.menu-button';
const FILTER = '#page-filter';
/** Matches once the filter has found pages in one section and hidden the others. */
export const FOUND = '.page-index-section[hidden]';
const NOTHING_FOUND = '[data-no-results]:not([hidden])';

const waitFor = (selector: string) => (page: Page) => page.waitForSelector(selector);
const click = (selector: string) => (page: Page) => page.click(selector);
const pressKey = (name: KeyInput) => (page: Page) => press(page, name);

const enter = (text: string) => (page: Page) => calculator.calculate(page, text);

function calculatorScenario(path: string, steps: readonly Step[]): Scenario {
  return { path, within: '.calculator', steps: [calculator.waitForIsland, ...steps] };
}

/** Types a query into the filter, and waits for the selector `shown`. */
export const filter = (text: string, shown: string) => async (page: Page) => {
  await page.$eval(FILTER, (field) => Object.assign(field, { value: '' }));
  await page.type(FILTER, text);
  await press(page, 'Enter');
  await page.waitForSelector(shown);
};

function carouselScenario(name: CarouselName, path: string, steps: readonly Step[]): Scenario {
  const part = `.carousel-${name}`;
  const start = (page: Page) => carousel.waitForIsland(page, name);
  return { path, width: 'wide', within: part, compared: part, clock: true, steps: [start, ...steps] };
}

const move = (name: CarouselName) => async (page: Page) => {
  await page.click(within(name, NEXT));
  await carousel.finishMove(page);
};

async function openDrawer(page: Page): Promise<void> {
  await page.click(MENU_BUTTON);
  await page.$eval('dialog[open]', (drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
}

const copy = (button: string) => async (page: Page) => {
  await page.click(`.people li:first-child ${button}`);
  await page.waitForSelector('.people li:first-child .copied:not(:empty)');
};

export const SCENARIOS: Record<IslandName, readonly Scenario[]> = {
  menu: [
    {
      path: '/',
      width: 'wide',
      within: '#wide-menu-services',
      steps: [
        // On hover, the script of the menu is loaded, and makes the button.
        (page) => page.hover('.wide-menu').then(() => page.waitForSelector(SERVICES)),
        click(SERVICES),
        pressKey('Escape'),
        ['the wide menu', click(SERVICES)],
      ],
    },
    {
      path: '/',
      within: 'dialog',
      reduced: true,
      steps: [
        waitFor(MENU_BUTTON),
        openDrawer,
        ['the drawer', (page) => page.focus('[aria-controls=narrow-menu-services]').then(() => press(page, 'Enter'))],
        pressKey('Escape'),
        openDrawer,
      ],
    },
  ],
  tabs: [
    {
      path: '/services/',
      within: 'main',
      steps: [
        waitFor('[role=tab]'),
        ['the second of the tabs', click('[role=tab][aria-controls=retail-services]')],
        ['the last of the tabs', pressKey('ArrowRight')],
        pressKey('Home'),
      ],
    },
  ],
  carousel: [
    carouselScenario('hero', '/', [
      ['a later slide', (page) => page.click(within('hero', NEXT))],
      (page) => carousel.finishMove(page).then(() => carousel.advance(page, HERO_DELAY)),
      click(within('hero', PLAY_BUTTON)),
      move('hero'),
      click(within('hero', PLAY_BUTTON)),
    ]),
    carouselScenario('testimonials', '/', [
      ['a later quote', (page) => page.click(within('testimonials', NEXT))],
      move('testimonials'),
      click(within('testimonials', PLAY_BUTTON)),
    ]),
    carouselScenario('gallery', GALLERY_PAGE, [move('gallery'), move('gallery')]),
  ],
  filter: [
    {
      path: '/site-map/',
      within: 'main',
      steps: [
        (page) => untilShown(page, FILTER),
        ['a filter that finds a page', filter('smoked meat', FOUND)],
        ['a filter that finds nothing', filter('grocry', NOTHING_FOUND)],
        // The button that clears the filter.
        click('[data-all]'),
      ],
    },
  ],
  suggestions: [
    {
      path: '/servces/grocery',
      within: 'main',
      steps: [['a suggestion for a wrong address', waitFor('.suggested-link')]],
    },
  ],
  'contact-form': [
    {
      path: '/contact/',
      within: 'main',
      steps: [
        form.waitForIsland,
        ['a form with mistakes', click('.form-send')],
        (page) => form.fill(page, { name: 'Ada King' }).then(() => page.click('.form-send')),
        [
          'a message that was sent',
          (page) => form.fill(page, { email: 'ada@example.com' }).then(() => form.send(page)),
        ],
        // The button for another message.
        click('[data-again]'),
      ],
    },
  ],
  copy: [
    {
      path: '/contact/',
      within: 'main',
      steps: [
        (page) => page.click('.people summary').then(() => untilShown(page, '.people .copy')),
        ['a phone number that was copied', copy('.copy')],
        copy('.copy ~ .copy'),
      ],
    },
  ],
  dividend: [
    calculatorScenario('/membership/', [
      enter('2500'),
      ['a dividend', enter('10,000,000')],
      ['a dividend that is refused', enter('0')],
      enter('12.34'),
    ]),
  ],
  'deferred-payment': [
    calculatorScenario('/services/retail-services/retail-store-development/', [
      ['a day of opening', enter('2027-03-01')],
      enter(''),
      enter('2028-02-29'),
    ]),
  ],
};

export function toAct(step: Step): Act {
  return typeof step === 'function' ? step : step[1];
}
