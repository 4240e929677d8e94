/** Visits a page on a phone as a person does: reads for a while, scrolls through, and opens the next page. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { median } from '../../bench/table.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { closeAtEnd } from '../support/close.ts';
import { readPress, recordPresses } from './press.ts';
import { formatTable } from './table.ts';

/** The slow line of Lighthouse: latency in ms, throughput in bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In ms: on the first screen, and on each of the others. */
const [READING, LOOKING] = [5000, 700];

export interface PersonVisit {
  kind: string;
  /** In ms, while the page shows and at least one picture in view does not. */
  blank: number;
  longestBlank: number;
  /** Until something shows, and from the press of a link until the next page does, in ms. */
  first: number;
  next: number;
  /** Transferred until the end of the page was seen. */
  bytes: number;
}

/** @param origin e.g. "http://localhost:4321" */
export async function openVisitor(origin: string) {
  const { browser } = await launchBrowser(process.env, ['--ignore-certificate-errors']);
  closeAtEnd(() => browser.close());
  return async (kind: string, path: string): Promise<PersonVisit> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(PHONE);
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await page.emulateCPUThrottling(SLOWDOWN);
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await page.evaluateOnNewDocument(watchPictures);
    await recordPresses(page);
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await setTimeout(READING);
    await scrollThrough(page);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    const visit = { kind, ...seen, bytes, next: await openNext(page) };
    await context.close();
    return visit;
  };
}

/** Notes how long pictures in view are blank, from the first paint on. Runs in the page. */
function watchPictures(): void {
  const seen = { blank: 0, longestBlank: 0, first: 0 };
  Object.assign(window, { seen });
  let [before, since] = [0, 0];
  const isBlank = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
    return isInView && image.naturalWidth === 0 && image.checkVisibility();
  };
  const look = (now: number) => {
    seen.first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const isWaiting = seen.first > 0 && [...document.images].some(isBlank);
    since = isWaiting ? since || now : 0;
    if (isWaiting) seen.blank += now - before;
    if (isWaiting) seen.longestBlank = Math.max(seen.longestBlank, now - since);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
    await setTimeout(LOOKING);
  }
}

/** Taps the first link to another page. @returns milliseconds until that page shows */
async function openNext(page: Page): Promise<number> {
  const from = new URL(page.url()).pathname;
  const others = `main a[href^="/"]:not([href*="#"], [href*="."], [href="${from}"], .carousel-slide a)`;
  const links = await page.$$(others);
  for (const link of links) {
    if (!(await link.isVisible())) continue;
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await link.tap();
    break;
  }
  await page.waitForFunction((path) => location.pathname !== path, {}, from);
  return readPress(page);
}

/** The medians of all visits, a line for each kind of page. */
export function drawPersonTable(visits: readonly PersonVisit[]): string {
  const rows = [...new Set(visits.map(({ kind }) => kind))].map((kind) => {
    const medianOf = (read: (visit: PersonVisit) => number) =>
      median(visits.filter((visit) => visit.kind === kind).map(read)).toFixed(0);
    const longest = ({ first, longestBlank, next }: PersonVisit) => Math.max(first, longestBlank, next);
    const times = [({ first }: PersonVisit) => first, ({ blank }: PersonVisit) => blank];
    return [
      kind,
      ...times.map(medianOf),
      medianOf(({ next }) => next),
      medianOf(longest),
      medianOf((one) => one.bytes / 1024),
    ];
  });
  const head = ['page', 'first paint, ms', 'blank pictures, ms', 'next page, ms', 'longest wait, ms', 'KiB'];
  return formatTable(head, rows);
}
