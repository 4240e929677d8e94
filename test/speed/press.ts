/** From the press of a link to the first paint of the next page. */
import type { Page } from 'puppeteer-core';

/** The tab keeps the time of the press for the next page. */
export async function recordPresses(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const record = ({ timeStamp }: Event) =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
    addEventListener('pointerup', record, { capture: true });
  });
}

/** Waits until the next page shows. @returns milliseconds since the press */
export function readPress(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-paint')[0];
        if (paint) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance.timeOrigin + painted - Number(sessionStorage.getItem('pressed'));
  });
}
