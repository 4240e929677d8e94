/**
 * `npm run shots -- [path ...]`: screenshots of every route, or of those whose path holds one of the words, at four
 * widths, light and dark, and a contact sheet of each, into shots/. Builds nothing: it shows what is in dist.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { serve } from '../../engine/dev-server/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { listStandingPages } from '../support/pages.ts';

const OUT = 'shots';
const WIDTHS = [360, 768, 1024, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** Of a contact sheet, in pixels. */
const TILE = { width: 300, height: 900, gap: 12 };
const COLUMNS = 8;

const words = process.argv.slice(2);
const pages = listStandingPages('dist').filter(
  ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
);
if (pages.length === 0) {
  console.error(`found no page in dist whose path holds ${words.join(' or ')}, write a part of one, such as "contact"`);
  process.exit(1);
}
const { address, close } = await serve({ folder: 'dist', base: '/', port: 0 });
const { browser } = await launchBrowser();
for (const scheme of SCHEMES) for (const width of WIDTHS) await shootAll(browser, width, scheme);
await browser.close();
await close();

async function shootAll(browser: Browser, width: number, scheme: string): Promise<void> {
  const folder = join(OUT, `${width}-${scheme}`);
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await page.setViewport({ width, height: width < 768 ? 740 : 900, isMobile: width < 768, hasTouch: width < 768 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  const shots = [];
  for (const { path } of pages) shots.push({ name: nameOf(path), image: await shoot(page, path) });
  await page.close();
  for (const { name, image } of shots) writeFileSync(join(folder, `${name}.jpg`), image);
  writeFileSync(join(OUT, `${width}-${scheme}.jpg`), await makeContactSheet(shots));
  console.log(`${shots.length} pages at ${width} px, ${scheme}`);
}

/** The whole page, once everything that waits for being seen has come. */
async function shoot(page: Page, path: string): Promise<Uint8Array> {
  await page.goto(address + path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForNetworkIdle({ idleTime: 100 });
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
}

/** e.g. "services/support-services/food-shows/" → "services-support-services-food-shows" */
function nameOf(path: string): string {
  return path.replace(/\.html$|\/$/g, '').replaceAll('/', '-') || 'home';
}

/** The tops of many pages side by side, in the order of their names. */
async function makeContactSheet(shots: readonly { image: Uint8Array }[]): Promise<Uint8Array> {
  const { width, height, gap } = TILE;
  const makeTile = async (image: Uint8Array, index: number) => ({
    input: await sharp(image)
      .resize({ width })
      .extract(await topOf(image))
      .toBuffer(),
    left: (index % COLUMNS) * (width + gap),
    top: Math.floor(index / COLUMNS) * (height + gap),
  });
  const tiles = await Promise.all(shots.map(({ image }, index) => makeTile(image, index)));
  const rows = Math.ceil(shots.length / COLUMNS);
  const sheet = {
    width: Math.min(shots.length, COLUMNS) * (width + gap),
    height: rows * (height + gap),
    channels: 3 as const,
    background: '#888',
  };
  return sharp({ create: sheet }).composite(tiles).jpeg({ quality: 80 }).toBuffer();
}

/** As much of a page as a tile holds. */
async function topOf(image: Uint8Array) {
  const page = await sharp(image).metadata();
  const height = Math.min(TILE.height, Math.floor((page.height * TILE.width) / page.width));
  return { left: 0, top: 0, width: TILE.width, height };
}
