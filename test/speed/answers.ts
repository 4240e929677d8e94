/**
 * `npm run bench:answers -- [--rounds 8] [--only tabs]`: how soon menus, tabs and carousels respond to a press with a CPU slowed
 * down four times, and how many frames are dropped meanwhile; then, at full speed, how soon the next page is shown.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { readRounds } from '../../bench/options.ts';
import { median } from '../../bench/table.ts';
import { settle } from '../support/browser/page.ts';
import { NARROW, visitReal, WIDE } from '../support/browser/visit.ts';
import { closeAll } from '../support/close.ts';
import { readPress, recordPresses } from './press.ts';
import { formatTable } from './table.ts';

const SLOWDOWN = 4;
/** In ms: browsers report no shorter event. */
const MIN_EVENT = 16;
/** In ms: longer than a move of a carousel, and than the report of an event. */
const REPORTED = 600;
/** In ms: longer than a new page is busy with its scripts. */
const IDLE = 1000;

/** A control that is pressed again and again. */
interface Press {
  name: string;
  path: string;
  /** Of the window, in px; a narrow one is touched. */
  width: number;
  /** Scrolled into view, which loads its script. */
  part: string;
  /** Pressed in turn, as soon as the script runs. */
  targets: readonly string[];
}

const PRESSES: readonly Press[] = [
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

/** Chromium fetches a page whose link the pointer has rested on for 200 ms; this rest leaves it time to finish. */
const REST = 600;
const LINKS = [
  ['/services/', '/services/product-categories/grocery/'],
  ['/company-info/', '/company-info/company-history/'],
  ['/', '/company-info/what-our-retailers-are-saying/'],
] as const;
const STEPS = [REST, 0].flatMap((rest) =>
  LINKS.map(([from, to]) => ({ name: `${from} to ${to}, ${rest > 0 ? 'after a rest' : 'at once'}`, from, to, rest })),
);

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
});
try {
  const rounds = readRounds(values.rounds);
  const rows = [];
  for (const press of PRESSES.filter(({ name }) => name.includes(values.only))) {
    const { latencies, rendered, dropped } = await timePress(press, rounds);
    rows.push([press.name, ...summarize(latencies), rendered, dropped]);
  }
  for (const step of STEPS.filter(({ name }) => name.includes(values.only))) {
    rows.push([step.name, ...summarize(await timeStep(step, rounds)), '', '']);
  }
  console.log(formatTable(['press', 'times', 'median, ms', 'slowest, ms', 'frames', 'dropped'], rows));
  console.log(`\nMenus, tabs, carousels: until the frame that shows it, in steps of 8 ms, at least ${MIN_EVENT}.`);
  console.log('Links, at full speed: until the first paint of the next page.');
} finally {
  await closeAll();
}

function summarize(times: readonly number[]) {
  return [times.length, median(times).toFixed(0), Math.max(...times).toFixed(0)];
}

async function timePress({ path, width, part, targets }: Press, rounds: number) {
  const latencies: number[] = [];
  let [rendered, dropped] = [0, 0];
  await visitReal(path, { width, prepare: recordLatencies }, async (page) => {
    await page.$eval(part, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The script of the wide menu is loaded when the pointer is over it.
    if (width === WIDE) await page.hover(part);
    await page.waitForSelector(targets[0] ?? '');
    await page.emulateCPUThrottling(SLOWDOWN);
    for (const target of Array.from({ length: rounds }, () => targets).flat()) {
      const frames = await countFrames(page, async () => {
        await (page.viewport()?.hasTouch ? page.tap(target) : page.click(target));
        await settle(page);
        await setTimeout(REPORTED);
      });
      rendered += frames.rendered;
      dropped += frames.dropped;
      const events = await page.evaluate(() => Reflect.get(window, 'latencies').splice(0));
      latencies.push(Math.max(MIN_EVENT, ...events));
    }
  });
  return { latencies, rendered, dropped };
}

/** The frames of an animation, as the compositor counts them. */
async function countFrames(page: Page, act: () => Promise<void>) {
  await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline.frame'] });
  await act();
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events: { name: string; args?: { hasPartialUpdate?: boolean } }[] = trace.traceEvents;
  return {
    rendered: events.filter(({ name }) => name === 'DrawFrame').length,
    // In a partial update, the compositor's own animations did move.
    dropped: events.filter(({ name, args }) => name === 'DroppedFrame' && !args?.hasPartialUpdate).length,
  };
}

/** Records the duration of each event from a press to the next frame, as Interaction to Next Paint does. */
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

/** @returns milliseconds, one for each round; the files that all pages share have been fetched before */
async function timeStep({ from, to, rest }: (typeof STEPS)[number], rounds: number): Promise<number[]> {
  const times: number[] = [];
  await visitReal(from, { width: WIDE, prepare: recordPresses }, async (page) => {
    const start = page.url();
    await follow(page, to, rest);
    for (let round = 0; round < rounds; round++) {
      await page.goto(start);
      await setTimeout(IDLE);
      times.push(await follow(page, to, rest));
    }
  });
  return times;
}

async function follow(page: Page, to: string, rest: number): Promise<number> {
  const link = await page.waitForSelector(`main a[href="${to}"]:not(.carousel-slide a)`);
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await link?.hover();
  await setTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction((path) => location.pathname === path, {}, to);
  return readPress(page);
}
