/** The time from the press of a link to the first paint of the next page. */
import type { Page } from 'puppeteer-core';

/** Stores the time of each press in the tab, for the next page. */
export async function recordPresses(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const record = ({ timeStamp }: Event) =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
    addEventListener('pointerup', record, { capture: true });
  });
}

/** Waits until the page is painted. @returns milliseconds since the press that opened it */
export function untilPainted(page: Page): Promise<number> {
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
