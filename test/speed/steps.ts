/** How long it takes from the press of a link to the first paint of the page that it leads to. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { visitReal, WIDE } from '../support/browser/visit.ts';

/** Chromium fetches ahead what it rests on for 200 ms; by then that has come, too. */
const RESTED = 600;
/** What the page begins with has ended, in ms. */
const SETTLED = 1000;

const WAYS = [
  ['/services/', '/services/product-categories/grocery/'],
  ['/company-info/', '/company-info/company-history/'],
  ['/', '/company-info/what-our-retailers-are-saying/'],
] as const;

/** `rests`: how long the pointer rests on the link before it presses, in ms. */
export const STEPS = [RESTED, 0].flatMap((rests) => WAYS.map(([from, to]) => ({ from, to, rests })));

type Step = (typeof STEPS)[number];

export function nameOf({ from, to, rests }: Step): string {
  return `${from} to ${to}, ${rests > 0 ? 'after a rest' : 'at once'}`;
}

/** @returns milliseconds, one for each round; the files that all pages share have been fetched before */
export async function timeStep({ from, to, rests }: Step, rounds: number): Promise<number[]> {
  const times: number[] = [];
  await visitReal(from, { width: WIDE, prepare: notePresses }, async (page) => {
    const begin = page.url();
    await press(page, to, rests);
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(begin);
      await setTimeout(SETTLED);
      times.push(await press(page, to, rests));
    }
  });
  return times;
}

/** The tab keeps the moment of the press for the next page. */
async function notePresses(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
      { capture: true },
    );
  });
}

async function press(page: Page, to: string, rests: number): Promise<number> {
  const link = await page.waitForSelector(`main a[href="${to}"]:not(.carousel-slide a)`);
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await link?.hover();
  await setTimeout(rests);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction((path) => location.pathname === path, {}, to);
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) if (name === 'first-paint') resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance.timeOrigin + painted - Number(sessionStorage.getItem('pressed'));
  });
}
