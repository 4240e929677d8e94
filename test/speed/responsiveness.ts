/**
 * `npm run bench:responsiveness -- [PART OF A NAME]`: how soon menus, tabs and carousels respond to a press on a CPU
 * slowed down four times.
 */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { printTimes } from '../../bench/times.ts';
import { settle } from '../support/browser/page.ts';
import { NARROW, visitRealSite, WIDE } from '../support/browser/visit.ts';
import { closeAll } from '../support/close.ts';

const CPU_SLOWDOWN = 4;
/** In ms: browsers report no shorter event. */
const MIN_EVENT = 16;
/** In ms: longer than a carousel moves, and than the browser takes to report an event. */
const UNTIL_REPORTED = 600;

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
    name: 'menu, wide',
    path: '/',
    width: WIDE,
    part: '.wide-menu',
    targets: ['[aria-controls=wide-menu-services]'],
  },
  {
    name: 'menu, drawer',
    path: '/',
    width: NARROW,
    part: '.header',
    targets: ['button.menu-button', '.menu-drawer .menu-close'],
  },
  ...[WIDE, NARROW].map((width) => ({
    name: `tabs, ${width} px`,
    path: '/services/',
    width,
    part: '[role=tablist], .tabs',
    targets: ['retail', 'support'].map((name) => `[role=tab][aria-controls=${name}-services]`),
  })),
  ...['hero', 'testimonials'].map((name) => ({
    name: `carousel (${name})`,
    path: '/',
    width: WIDE,
    part: `.carousel-${name}`,
    targets: [`.carousel-${name} .carousel-on [data-move=">"]`],
  })),
];

const ROUNDS = 8;
const [only = ''] = process.argv.slice(2);
try {
  const times = new Map<string, number[]>();
  for (const control of CONTROLS.filter(({ name }) => name.includes(only))) {
    times.set(control.name, await timeControl(control));
  }
  printTimes(times);
  console.log(`\nUntil the frame of the response, in steps of 8 ms, at least ${MIN_EVENT}.`);
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
