/**
 * `npm run bench:answers -- [--rounds 8] [--only tabs]`: how soon menus, tabs and carousels answer to a press on a machine four
 * times as slow, and how many frames are dropped while a carousel moves; then, at full speed, how soon the next page is there.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { median } from '../../bench/table.ts';
import { settle } from '../support/browser/look.ts';
import { visitReal, WIDE } from '../support/browser/visit.ts';
import { closeAll } from '../support/close.ts';
import { countFrames, type Frames } from './frames.ts';
import { takeLatency, watchLatency } from './latency.ts';
import { PRESSES, type Press } from './presses.ts';
import { nameOf, STEPS, type Step, timeStep } from './steps.ts';

const SLOWDOWN = 4;

interface Answers {
  name: string;
  /** Of each press, in ms. */
  latencies: number[];
  frames: Frames;
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
});

async function measure(press: Press, rounds: number): Promise<Answers> {
  const { name, path, width, part, ready, targets, moves = 0 } = press;
  const latencies: number[] = [];
  const frames: Frames = { rendered: 0, dropped: 0 };
  await visitReal(path, { width, prepare: watchLatency }, async (page) => {
    await page.$eval(part, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The script of the wide menu comes when someone reaches for it.
    if (width === WIDE) await page.hover(part);
    await page.waitForSelector(ready);
    await page.emulateCPUThrottling(SLOWDOWN);
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) {
        const counted = await countFrames(page, () => use(page, target, moves));
        if (moves > 0) {
          frames.rendered += counted.rendered;
          frames.dropped += counted.dropped;
        }
        latencies.push(await takeLatency(page));
      }
    }
  });
  return { name, latencies, frames };
}

async function use(page: Page, target: string, moves: number): Promise<void> {
  await (page.viewport()?.hasTouch ? page.tap(target) : page.click(target));
  await settle(page);
  // What is told of a press comes a little after its frame.
  await new Promise((resolve) => setTimeout(resolve, Math.max(moves, 300)));
}

function drawRow({ name, latencies, frames: { rendered, dropped } }: Answers): string {
  const share = (100 * dropped) / Math.max(1, rendered + dropped);
  const cells = [
    name,
    latencies.length,
    median(latencies),
    Math.max(...latencies),
    rendered,
    rendered === 0 ? '' : `${share.toFixed(1)} %`,
  ];
  return `| ${cells.join(' | ')} |`;
}

async function tellPresses(presses: readonly Press[], rounds: number): Promise<void> {
  console.log(`| press | times | median, ms | slowest, ms | frames | dropped |\n| --- |${' ---: |'.repeat(5)}`);
  for (const press of presses) console.log(drawRow(await measure(press, rounds)));
  console.log(
    `\nAt ${SLOWDOWN} times the work; from the press to the frame that shows it, in steps of 8 ms, no less than 16.\n`,
  );
}

async function tellSteps(steps: readonly Step[], rounds: number): Promise<void> {
  console.log(`| next page | times | median, ms | slowest, ms |\n| --- |${' ---: |'.repeat(3)}`);
  for (const step of steps) {
    const times = await timeStep(step, rounds);
    console.log(
      `| ${nameOf(step)} | ${times.length} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`,
    );
  }
  console.log('\nAt full speed, from the press of a link to the first paint of the page that it leads to.');
}

try {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: write a number from 1 on');
  const presses = PRESSES.filter(({ name }) => name.includes(values.only));
  const steps = STEPS.filter((step) => nameOf(step).includes(values.only));
  if (presses.length + steps.length === 0) {
    const names = [...PRESSES.map(({ name }) => name), ...STEPS.map(nameOf)];
    throw new Error(`--only: write a part of ${names.join('; ')}`);
  }
  if (presses.length > 0) await tellPresses(presses, rounds);
  if (steps.length > 0) await tellSteps(steps, rounds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
