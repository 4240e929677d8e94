/** Visits pages on a phone as a person does who reads for a while and then scrolls to the end. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { launchBrowser } from '../support/browser/launch.ts';
import { closeAtEnd } from '../support/close.ts';

/** The slow connection of Lighthouse: latency in ms, throughput in bytes a second. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In ms: how long a person looks at the first screen, and at each of the others. */
const [FIRST_SCREEN, OTHER_SCREEN] = [5000, 700];

/** @returns a function that visits a path, and returns what it measured, by name */
export async function openPhone(origin: string) {
  const { browser } = await launchBrowser();
  closeAtEnd(() => browser.close());
  return async (path: string): Promise<Record<string, number>> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(PHONE);
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', CONNECTION);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    // tsx adds calls of `__name` to functions, so the page must define it, too.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await page.evaluateOnNewDocument(watchPictures);
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await setTimeout(FIRST_SCREEN);
    await scrollThrough(page);
    const { firstPaint, blank } = await page.evaluate(() => Reflect.get(window, 'seen'));
    await context.close();
    return { 'first paint, ms': firstPaint, 'blank pictures, ms': blank, KiB: bytes / 1024 };
  };
}

/** Sums up how long at least one picture in view is blank, from the first paint on. Runs in the page. */
function watchPictures(): void {
  const seen = { firstPaint: 0, blank: 0 };
  Object.assign(window, { seen });
  let lastFrame = 0;
  const isBlank = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
    return isInView && image.naturalWidth === 0 && image.checkVisibility();
  };
  const watchFrame = (now: number) => {
    seen.firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    if (seen.firstPaint > 0 && [...document.images].some(isBlank)) seen.blank += now - lastFrame;
    lastFrame = now;
    requestAnimationFrame(watchFrame);
  };
  requestAnimationFrame(watchFrame);
}

async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
    await setTimeout(OTHER_SCREEN);
  }
}
