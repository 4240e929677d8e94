/**
 * `npm run shots -- [PART OF A PATH …]`: takes screenshots of every page in dist/, or of those whose path contains one of the
 * parts, at four widths, light and dark. Writes them into shots/, with a folder for each width and color scheme.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { serve } from '../../engine/dev-server/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { listNonRedirects } from '../support/pages.ts';

const FORMAT = { fullPage: true, type: 'jpeg', quality: 80 } as const;

const parts = process.argv.slice(2);
const paths = listNonRedirects('dist')
  .map(({ path }) => path)
  .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));
if (paths.length === 0) throw new Error(`No path in dist/ contains ${parts.join(' or ')}. Write a part, e.g. contact.`);
const { address, close } = await serve({ folder: 'dist', base: '/', port: 0 });
const { browser } = await launchBrowser();
const page = await browser.newPage();
for (const scheme of ['light', 'dark'] as const)
  for (const width of [360, 768, 1024, 1440]) await shootAll(width, scheme);
await browser.close();
await close();

async function shootAll(width: number, scheme: 'light' | 'dark'): Promise<void> {
  const folder = resolve('shots', `${width}-${scheme}`);
  mkdirSync(folder, { recursive: true });
  const isPhone = width < 768;
  await page.setViewport({ width, height: isPhone ? 740 : 900, isMobile: isPhone, hasTouch: isPhone });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  for (const path of paths) {
    await page.goto(address + path, { waitUntil: 'load' });
    await loadAll(page);
    await page.screenshot({ ...FORMAT, path: join(folder, `${nameOf(path)}.jpg`) });
  }
  console.log(`${paths.length} pages at ${width} px, ${scheme}`);
}

async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** e.g. "services/support-services/food-shows/" → "services-support-services-food-shows" */
function nameOf(path: string): string {
  return path.replace(/\.html$|\/$/g, '').replaceAll('/', '-') || 'home';
}
