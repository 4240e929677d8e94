/** How long it takes from a press to the frame that shows what came of it, as Interaction to Next Paint counts it. */
import type { Page } from 'puppeteer-core';

/** In ms; what is faster is told of by no browser. */
export const LEAST = 16;

/** Before the page is opened. */
export async function watchLatency(page: Page): Promise<void> {
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
export function takeLatency(page: Page): Promise<number> {
  return page.evaluate((least) => {
    const pressed: number[] = Reflect.get(window, 'pressed');
    return Math.max(least, ...pressed.splice(0));
  }, LEAST);
}
