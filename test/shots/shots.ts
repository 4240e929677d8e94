/**
 * `npm run shots -- [path ...]`: screenshots of every route, or of those whose path holds one of the words, at four
 * widths, light and dark, and a contact sheet of each, into shots/. Builds nothing: it shows what is in dist.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../engine/dev-server/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { type BuiltPage, listStandingPages } from '../support/pages.ts';
import { makeContactSheet } from './contact-sheet.ts';

const OUT = 'shots';
const WIDTHS = [360, 768, 1024, 1440];
const SCHEMES = ['light', 'dark'] as const;

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
function nameOf(path: BuiltPage['path']): string {
  return path.replace(/\.html$|\/$/g, '').replaceAll('/', '-') || 'home';
}
