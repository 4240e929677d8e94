/**
 * `npm run bench:answers -- [--rounds 8] [--only tabs]`: how soon menus, tabs and carousels answer to a press on a machine four
 * times as slow, and how many frames are dropped while a carousel moves; then, at full speed, how soon the next page is there.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { readRounds } from '../../bench/options.ts';
import { median } from '../../bench/table.ts';
import { settle } from '../support/browser/look.ts';
import { NARROW, visitReal, WIDE } from '../support/browser/visit.ts';
import { closeAll } from '../support/close.ts';
import { nameOf, STEPS, timeStep } from './steps.ts';
import { drawTable } from './table.ts';

const SLOWDOWN = 4;
/** In ms; what is faster is told of by no browser. */
const LEAST = 16;

/** Something that a visitor presses over and over. */
interface Press {
  name: string;
  path: string;
  /** Of the window, in px; a narrow one is touched. */
  width: number;
  /** Scrolled into view, which brings its script. */
  part: string;
  /** There once the script has come. */
  ready: string;
  /** Pressed in turn. */
  targets: readonly string[];
  /** It moves for this long, in ms. */
  moves?: number;
}

const WIDE_LIST = '[aria-controls=wide-menu-services]';
const DRAWER = 'button.menu-button';

const PRESSES: readonly Press[] = [
  { name: 'menu, wide', path: '/', width: WIDE, part: '.wide-menu', ready: WIDE_LIST, targets: [WIDE_LIST] },
  {
    ...{ name: 'menu, drawer', path: '/', width: NARROW, part: '.header', ready: DRAWER },
    targets: [DRAWER, '.menu-drawer .menu-close'],
  },
  ...[WIDE, NARROW].map((width) => ({
    ...{ name: `tabs, ${width} px`, path: '/services/', width, part: '[role=tablist], .tabs', ready: '[role=tab]' },
    targets: ['retail', 'support'].map((name) => `[role=tab][aria-controls=${name}-services]`),
  })),
  ...['hero', 'testimonials'].map((name) => ({
    ...{ name: `carousel (${name}), ${WIDE} px`, path: '/', width: WIDE, part: `.carousel-${name}` },
    ready: `.carousel-${name} .carousel-live`,
    targets: [`.carousel-${name} [data-move=">"]`],
    // Longer than a carousel moves.
    moves: 600,
  })),
];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
});
try {
  const rounds = readRounds(values.rounds);
  const presses = PRESSES.filter(({ name }) => name.includes(values.only));
  const steps = STEPS.filter((step) => nameOf(step).includes(values.only));
  if (presses.length + steps.length === 0) {
    const names = [...PRESSES.map(({ name }) => name), ...STEPS.map(nameOf)];
    throw new Error(`--only: write a part of ${names.join('; ')}`);
  }
  const pressRows = [];
  for (const press of presses) pressRows.push(await measure(press, rounds));
  tell(
    ['press', 'times', 'median, ms', 'slowest, ms', 'frames', 'dropped'],
    pressRows,
    `At ${SLOWDOWN} times the work; from the press to the frame that shows it, in steps of 8 ms, no less than 16.`,
  );
  const stepRows = [];
  for (const step of steps) {
    const times = await timeStep(step, rounds);
    stepRows.push([nameOf(step), times.length, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  const speed = 'At full speed, from the press of a link to the first paint of the page that it leads to.';
  tell(['next page', 'times', 'median, ms', 'slowest, ms'], stepRows, speed);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeAll();
}

function tell(head: string[], rows: (string | number)[][], note: string): void {
  if (rows.length > 0) console.log(`${drawTable(head, rows)}\n\n${note}\n`);
}

/** @returns a row of the table */
async function measure({ name, path, width, part, ready, targets, moves = 0 }: Press, rounds: number) {
  /** Of each press, in ms. */
  const latencies: number[] = [];
  const frames = { rendered: 0, dropped: 0 };
  await visitReal(path, { width, prepare: watchLatency }, async (page) => {
    await page.$eval(part, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The script of the wide menu comes when someone reaches for it.
    if (width === WIDE) await page.hover(part);
    await page.waitForSelector(ready);
    await page.emulateCPUThrottling(SLOWDOWN);
    for (const target of Array.from({ length: rounds }, () => targets).flat()) {
      const counted = await countFrames(page, () => use(page, target, moves));
      if (moves > 0) {
        frames.rendered += counted.rendered;
        frames.dropped += counted.dropped;
      }
      latencies.push(await takeLatency(page));
    }
  });
  const share = (100 * frames.dropped) / Math.max(1, frames.rendered + frames.dropped);
  const dropped = frames.rendered === 0 ? '' : `${share.toFixed(1)} %`;
  return [name, latencies.length, median(latencies), Math.max(...latencies), frames.rendered, dropped];
}

async function use(page: Page, target: string, moves: number): Promise<void> {
  await (page.viewport()?.hasTouch ? page.tap(target) : page.click(target));
  await settle(page);
  // What is told of a press comes a little after its frame.
  await setTimeout(Math.max(moves, 300));
}

/** The frames of what is done, as the compositor counts them: those that were rendered, and those that came too late to be. */
async function countFrames(page: Page, act: () => Promise<void>): Promise<{ rendered: number; dropped: number }> {
  await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline.frame'] });
  await act();
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events: { name: string; args?: { hasPartialUpdate?: boolean } }[] = trace.traceEvents;
  return {
    rendered: events.filter(({ name }) => name === 'DrawFrame').length,
    // What the compositor could move by itself was seen to move.
    dropped: events.filter(({ name, args }) => name === 'DroppedFrame' && !args?.hasPartialUpdate).length,
  };
}

/** Before the page is opened: notes how long it takes from a press to the frame that shows what came of it, as Interaction to Next Paint counts it. */
async function watchLatency(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((least) => {
    const pressed: number[] = [];
    Object.assign(window, { pressed });
    // Types do not know it yet.
    const kinds: PerformanceObserverInit & { durationThreshold: number } = {
      ...{ type: 'event', durationThreshold: least, buffered: true },
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, 'interactionId')) > 0) pressed.push(entry.duration);
      }
    }).observe(kinds);
  }, LEAST);
}

/** The slowest event since it was asked last, in ms. */
function takeLatency(page: Page): Promise<number> {
  return page.evaluate((least) => {
    const pressed: number[] = Reflect.get(window, 'pressed');
    return Math.max(least, ...pressed.splice(0));
  }, LEAST);
}
