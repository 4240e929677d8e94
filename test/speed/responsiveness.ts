/**
 * `npm run bench:responsiveness -- [PART OF A NAME]`: how soon menus, tabs and carousels respond to a press on a CPU
 * slowed down four times; then, at full speed, how soon the next page is painted.
 */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { evaluateAt, settle } from '../support/browser/page.ts';
import { NARROW, visitRealSite, WIDE } from '../support/browser/visit.ts';
import { closeAll } from '../support/close.ts';
import { printTimes } from './table.ts';

const CPU_SLOWDOWN = 4;
/** In ms: browsers report no shorter event. */
const MIN_EVENT = 16;
/** In ms: longer than a carousel moves, and than the browser takes to report an event. */
const UNTIL_REPORTED = 600;
/** In ms: longer than a new page is busy with its scripts. */
const UNTIL_IDLE = 1000;

/** A control that is pressed again and again. */
interface Control {
  name: string;
  path: string;
  /** The width of the window in px. In a narrow window, controls are tapped. */
  width: number;
  /** The part of the page that is scrolled into view to load its script. */
  part: string;
  /** The elements to press in turn, as soon as the script runs. */
  targets: readonly string[];
}

const CONTROLS: readonly Control[] = [
  {
    ...{ name: 'menu, wide', path: '/', width: WIDE, part: '.wide-menu' },
    targets: ['[aria-controls=wide-menu-services]'],
  },
  {
    ...{ name: 'menu, drawer', path: '/', width: NARROW, part: '.header' },
    targets: ['button.menu-button', '.menu-drawer .menu-close'],
  },
  ...[WIDE, NARROW].map((width) => ({
    ...{ name: `tabs, ${width} px`, path: '/services/', width, part: '[role=tablist], .tabs' },
    targets: ['retail', 'support'].map((name) => `[role=tab][aria-controls=${name}-services]`),
  })),
  ...['hero', 'testimonials'].map((name) => ({
    ...{ name: `carousel (${name})`, path: '/', width: WIDE, part: `.carousel-${name}` },
    targets: [`.carousel-${name} .carousel-on [data-move=">"]`],
  })),
];

/** In ms, before the press. Chromium fetches a page after the pointer has been over its link for 200 ms. */
const HOVER_TIMES = [600, 0];
const LINKS = [
  ['/services/', '/services/product-categories/grocery/'],
  ['/company-info/', '/company-info/company-history/'],
  ['/', '/company-info/what-our-retailers-are-saying/'],
] as const;

const ROUNDS = 8;
const [only = ''] = process.argv.slice(2);
try {
  const isChosen = (name: string) => name.includes(only);
  const times = new Map<string, number[]>();
  for (const control of CONTROLS.filter(({ name }) => isChosen(name))) {
    times.set(control.name, await timeControl(control));
  }
  for (const hover of HOVER_TIMES) {
    for (const [from, to] of LINKS) {
      const name = `${from} to ${to}, ${hover > 0 ? 'after hovering' : 'at once'}`;
      if (isChosen(name)) times.set(name, await timeLink(from, to, hover));
    }
  }
  printTimes(times);
  console.log(`\nMenus, tabs, carousels: until the frame of the response, in steps of 8 ms, at least ${MIN_EVENT}.`);
  console.log('Links, at full speed: until the first paint of the next page.');
} finally {
  await closeAll();
}

/** @returns milliseconds from each press to the next frame */
async function timeControl({ path, width, part, targets }: Control): Promise<number[]> {
  const latencies: number[] = [];
  await visitRealSite(path, { width, prepare: recordLatencies }, async (page) => {
    await page.$eval(part, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The script of the wide menu is loaded when the pointer is over it.
    if (width === WIDE) await page.hover(part);
    await page.waitForSelector(targets[0] ?? '');
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    for (const target of Array.from({ length: ROUNDS }, () => targets).flat()) {
      await (page.viewport()?.hasTouch ? page.tap(target) : page.click(target));
      await settle(page);
      await setTimeout(UNTIL_REPORTED);
      latencies.push(Math.max(MIN_EVENT, ...(await page.evaluate(() => Reflect.get(window, 'latencies').splice(0)))));
    }
  });
  return latencies;
}

/** Records, for each event of a press, the time until the next frame, as Interaction to Next Paint does. */
async function recordLatencies(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((durationThreshold) => {
    const latencies: number[] = [];
    Object.assign(window, { latencies });
    // The type lacks `durationThreshold`.
    const observed = { type: 'event', durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      const presses = list.getEntries().filter((entry) => Number(Reflect.get(entry, 'interactionId')) > 0);
      latencies.push(...presses.map(({ duration }) => duration));
    }).observe(observed);
  }, MIN_EVENT);
}

/** @returns one time in milliseconds for each round. A first visit, not counted, fetches the files that all pages share. */
async function timeLink(from: string, to: string, hover: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await visitRealSite(from, { width: WIDE, prerender: true }, async (page) => {
      await setTimeout(UNTIL_IDLE);
      times.push(await follow(page, to, hover));
    });
  }
  return times.slice(1);
}

async function follow(page: Page, to: string, hover: number): Promise<number> {
  const link = await page.waitForSelector(`main a[href="${to}"]:not(.carousel-slide a)`);
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(recordRelease);
  await link?.hover();
  await setTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  return evaluateAt(page.browser(), new URL(to, page.url()).href, untilPainted);
}

/** Stores the time at which the pointer is released, for the next page. Runs in the page. */
function recordRelease(): void {
  addEventListener('pointerup', ({ timeStamp }) => {
    sessionStorage.setItem('released', String(performance.timeOrigin + timeStamp));
  });
}

/** Waits until the page is painted. Runs in it. @returns milliseconds since the pointer was released on its link */
async function untilPainted(): Promise<number> {
  const painted = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-paint')[0];
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  return performance.timeOrigin + painted - Number(sessionStorage.getItem('released'));
}
