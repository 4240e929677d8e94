/** Browsers translate a page by putting other text nodes in place of its own, mostly within `<font>`. No island may mind. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { CarouselName } from '../../../components/carousel/carousels.ts';
import type { IslandName } from '../../../components/islands.ts';
import { withClipboard } from '../../support/browser/clipboard.ts';
import { eventually, press, settle, untilShown } from '../../support/browser/look.ts';
import { NARROW, visit, WIDE } from '../../support/browser/visit.ts';
import { ask, wake as wakeCalculator } from '../calculator/calculator-page.ts';
import { finishMove, HERO_DELAY, HISTORY, NEXT, pass, TURN, within } from '../carousel/carousel-page.ts';
import { fill, wake as wakeForm } from '../contact-form/form-page.ts';

type Act = (page: Page) => Promise<unknown>;

interface Use {
  path: string;
  /** What is read, where others of the same name stand on the page. */
  part?: string;
  width?: number;
  reduced?: boolean;
  /** The page's timers stand still until the test moves them. */
  clock?: boolean;
  /** Faults that belong to the page. */
  tolerate?: RegExp;
  /** Until the script has come. */
  wake: Act;
  /** Each changes what the island shows. */
  steps: readonly Act[];
}

/** Runs in the page, too: `wrapped` leaves the page's own node within, as some translators do. */
function translate(how: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent?.isConnected || parent.closest('script, style, textarea')) continue;
    const svg = parent.namespaceURI?.endsWith('svg');
    const font = document.createElementNS(parent.namespaceURI, svg ? 'tspan' : 'font');
    text.replaceWith(font);
    font.append(how === 'wrapped' ? text : text.data);
  }
}

/** What can be read of an island, without white space: its words, with what is said of them, and those of its charts. */
function read(page: Page, part: string): Promise<string> {
  return page.$$eval(part, (roots) => {
    const said: (string | null)[] = [];
    const STATES = ['aria-expanded', 'aria-selected', 'data-done'];
    for (const root of roots) {
      const walker = document.createTreeWalker(root);
      while (walker.nextNode()) {
        const {
          currentNode: node,
          currentNode: { parentElement },
        } = walker;
        if (!parentElement?.checkVisibility() || parentElement.closest('[inert]')) continue;
        if (node instanceof Text) said.push(node.data);
        if (!(node instanceof Element)) continue;
        if (node.matches('[role=img]')) said.push(node.getAttribute('aria-label'));
        for (const state of STATES) if (node.hasAttribute(state)) said.push(`[${state}=${node.getAttribute(state)}]`);
      }
    }
    return said.join('').replace(/\s/g, '');
  });
}

async function type(page: Page, text: string): Promise<void> {
  await page.$eval('#page-filter', (field) => Object.assign(field, { value: '' }));
  await page.type('#page-filter', text);
}

const click = (selector: string) => (page: Page) => page.click(selector);
const calculate = (text: string) => (page: Page) => ask(page, text);

/** With the clock of the test, its script comes when time passes. */
const wakeCarousel = (name: CarouselName) => async (page: Page) => {
  await page.$eval(`.carousel-${name}`, (root) => root.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await eventually(async () => {
    await pass(page, 1);
    return (await page.$(within(name, '.carousel-live'))) !== null;
  });
};
const move = (name: CarouselName) => async (page: Page) => {
  await page.click(within(name, NEXT));
  await finishMove(page);
};

const SERVICES = '.wide-menu [aria-controls=wide-menu-services]';
const DRAWER = 'button.menu-button';

const uses: Record<IslandName, readonly Use[]> = {
  menu: [
    {
      path: '/',
      wake: (page) => page.hover('.wide-menu').then(() => page.waitForSelector(SERVICES)),
      steps: [click(SERVICES), (page) => press(page, 'Escape'), click(SERVICES)],
    },
    {
      path: '/',
      width: NARROW,
      reduced: true,
      wake: (page) => page.waitForSelector(DRAWER),
      steps: [
        click(DRAWER),
        (page) => page.focus('[aria-controls=narrow-menu-services]').then(() => press(page, 'Enter')),
        (page) => press(page, 'Escape'),
        click(DRAWER),
      ],
    },
  ],
  tabs: [
    {
      path: '/services/',
      wake: (page) => page.waitForSelector('[role=tab]'),
      steps: [click('[role=tab][aria-controls=retail-services]'), (page) => press(page, 'ArrowRight', 'Home')],
    },
  ],
  carousel: [
    {
      path: '/',
      part: '.carousel-hero',
      clock: true,
      wake: wakeCarousel('hero'),
      steps: [
        (page) => pass(page, HERO_DELAY),
        move('hero'),
        click(within('hero', TURN)),
        move('hero'),
        click(within('hero', TURN)),
      ],
    },
    {
      path: '/',
      part: '.carousel-testimonials',
      clock: true,
      wake: wakeCarousel('testimonials'),
      steps: [move('testimonials'), move('testimonials'), click(within('testimonials', TURN))],
    },
    { path: HISTORY, clock: true, wake: wakeCarousel('gallery'), steps: [move('gallery'), move('gallery')] },
  ],
  filter: [
    {
      path: '/site-map/',
      wake: (page) => untilShown(page, '#page-filter'),
      steps: [
        (page) => type(page, 'smoked meat').then(() => press(page, 'Enter')),
        (page) => type(page, 'grocry').then(() => press(page, 'Enter')),
        (page) => type(page, 'dairy').then(() => press(page, 'Enter')),
        (page) => type(page, 'xylophone').then(() => press(page, 'Enter')),
        click('[data-all]'),
      ],
    },
  ],
  nearest: [
    {
      path: '/servces/grocery',
      tolerate: /status of 404/,
      wake: (page) => page.waitForSelector('.nearest a'),
      steps: [],
    },
  ],
  'contact-form': [
    {
      path: '/contact/',
      wake: wakeForm,
      steps: [
        click('.form-send'),
        (page) => fill(page, { name: 'Ada King' }).then(() => page.click('.form-send')),
        (page) => fill(page, { email: 'ada@example.com' }).then(() => page.click('.form-send')),
        click('[data-again]'),
      ],
    },
  ],
  copy: [
    {
      path: '/contact/',
      wake: (page) => untilShown(page, '.people .copy'),
      steps: ['', ' ~ .copyable'].map((next) => async (page: Page) => {
        await page.click(`.people li:first-child .copyable:first-of-type${next} .copy`);
        await page.waitForSelector('.people li:first-child .copied:not(:empty)');
      }),
    },
  ],
  'food-show': [
    {
      path: '/services/support-services/food-shows/',
      wake: wakeCalculator,
      steps: ['150000', '200000', 'lots', '', '99999', '400001', '250k'].map(calculate),
    },
  ],
  dividend: [
    { path: '/membership/', wake: wakeCalculator, steps: ['2500', '3000', 'lots', '0', '12.34'].map(calculate) },
  ],
  opening: [
    {
      path: '/services/retail-services/retail-store-development/',
      wake: wakeCalculator,
      steps: ['2027-03-01', '2027-12-24', '', '2028-02-29'].map(calculate),
    },
  ],
};

/** What an island says once it has come, and after each step; `how` it is translated before and after each, if at all. */
async function follow(island: string, use: Use, how?: string): Promise<string[]> {
  const { path, part = `[data-island=${island}]`, width = WIDE, wake, steps, ...options } = use;
  const said: string[] = [];
  const turn = async (page: Page) => {
    if (how !== undefined) await page.evaluate(translate, how);
  };
  const prepare = async (page: Page) => {
    if (how === undefined) return;
    const early = `document.addEventListener('DOMContentLoaded', () => (${translate})(${JSON.stringify(how)}))`;
    await page.evaluateOnNewDocument(early);
  };
  await visit(path, { width, prepare, ...options }, async (page) => {
    for (const step of [wake, ...steps]) {
      await step(page);
      await settle(page);
      await turn(page);
      said.push(await read(page, part));
    }
  });
  return said;
}

describe('on a page that is being translated', () => {
  for (const [island, ways] of Object.entries(uses)) {
    for (const use of ways) {
      for (const how of ['replaced', 'wrapped']) {
        it(`says what it would say anyway, its text nodes ${how}: ${island}, ${use.path} ${use.width ?? ''}`, () =>
          withClipboard(async () => {
            const plain = await follow(island, use);
            const said = await follow(island, use, how);
            plain.forEach((words, step) => {
              assert.notEqual(words, plain[step - 1], `step ${step} shows nothing`);
              assert.equal(said[step], words, `step ${step}`);
            });
          }));
      }
    }
  }

  it('leaves words alone that need not change: of a carousel, and how many pages there are', async () => {
    const OTHER = 'Otras palabras';
    const put = (page: Page, part: string) =>
      page.$eval(part, (element, words) => element.replaceChildren(words), OTHER);
    const stands = async (page: Page, part: string) =>
      assert.equal(await page.$eval(part, ({ textContent }) => textContent), OTHER);
    await visit('/', { clock: true }, async (page) => {
      await wakeCarousel('hero')(page);
      await put(page, within('hero', '[data-turn-word]'));
      await move('hero')(page);
      await stands(page, within('hero', '[data-turn-word]'));
    });
    await visit('/site-map/', {}, async (page) => {
      await untilShown(page, '#page-filter');
      await type(page, 'meat');
      await press(page, 'Enter');
      await put(page, '.page-filter [role=status]');
      await press(page, 'Enter');
      await stands(page, '.page-filter [role=status]');
    });
  });

  it('finds a page in the site map by the words of both languages', () =>
    visit('/site-map/', {}, async (page) => {
      await untilShown(page, '#page-filter');
      await page.$eval('.page-index-section li:last-child a', (link) => link.replaceChildren('Fruta'));
      for (const asked of ['fruta', 'smoked meat']) {
        await type(page, asked);
        assert.equal(await page.$$eval('.page-index-section li:not([hidden])', ({ length }) => length), 1, asked);
      }
    }));
});
