/** What pages weigh, as a server sends them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { BUDGETS } from '../../../site/report/budgets.ts';
import { eventually, untilScripted } from '../../support/browser/look.ts';
import { openRealSite, openTown } from '../../support/browser/sites.ts';
import { NARROW, visit, visitReal } from '../../support/browser/visit.ts';

/** Everything that a page has loaded by now, by its path in dist, e.g. "assets/main.1f2e3d4c.js". */
async function listLoaded(page: Page, pattern = /./): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = urls.map((url) => new URL(url).pathname.slice(1));
  return ['index.html', ...new Set(paths)].filter((path) => path !== '' && pattern.test(path));
}

const SCRIPT = /\.js$/;
/** Comes with cards; of less than 1 KB. */
const COPYING = /\/copy\.\w+\.js$/;

/** In bytes; what is text goes compressed, pictures and fonts are so already. */
function weigh(folder: string, paths: readonly string[]): number {
  const weights = paths.map((path) => {
    const bytes = readFileSync(join(folder, path));
    return /\.(html|css|js|svg|webmanifest)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
  });
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

async function weighScripts(paths: readonly string[]): Promise<number> {
  return weigh((await openTown()).folder, paths);
}

/** Scripts that come with the islands. */
async function useAll(page: Page): Promise<string[]> {
  await untilScripted(page);
  for (const island of await page.$$('[data-island]')) {
    await island.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.dispatchEvent(new Event('pointerenter'));
    });
    await page.waitForNetworkIdle({ idleTime: 50 });
  }
  return (await listLoaded(page, SCRIPT)).filter((path) => !path.includes('/main.'));
}

describe('the first view of the home page on a phone', () => {
  it(`takes no more than ${BUDGETS.total} bytes in all, and no more than ${BUDGETS.style} of style sheet`, () =>
    visitReal('/', { width: NARROW, until: 'networkidle0' }, async (page) => {
      const { folder } = await openRealSite();
      const ahead = await page.evaluate(() => {
        const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON());
        const pictures = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.avif'));
        return pictures
          .filter(({ startTime }) => startTime > loadEventEnd)
          .map(({ name }) => new URL(name).pathname.slice(1));
      });
      assert.ok(ahead.length > 0);
      const paths = (await listLoaded(page)).filter((path) => !ahead.includes(path));
      const sum = (pattern: RegExp) =>
        weigh(
          folder,
          paths.filter((path) => pattern.test(path)),
        );
      for (const kind of [/\.avif$/, /\.woff2$/, /\.css$/, SCRIPT]) assert.ok(sum(kind) > 0, `${kind}: ${paths}`);
      assert.ok(sum(/\.css$/) <= BUDGETS.style, `${sum(/\.css$/)} bytes`);
      assert.ok(sum(/./) <= BUDGETS.total, `${sum(/./)} bytes: ${paths}`);
    }));
});

/** The same on every site. */
describe('the scripts', () => {
  it(`are one of no more than ${BUDGETS.script} bytes where no island is in use`, () =>
    visit('/member-login/', {}, async (page) => {
      await eventually(async () => (await listLoaded(page, SCRIPT)).length > 0);
      const paths = await listLoaded(page, SCRIPT);
      assert.equal(paths.length, 1);
      assert.ok((await weighScripts(paths)) <= BUDGETS.script);
    }));

  it('are no more than 9 KB with the menu, and of each calculator no more than 4 KB beside it', () =>
    visit('/member-login/', {}, async (page) => {
      const menu = await useAll(page);
      await page.waitForSelector('button.menu-toggle');
      const bytes = await weighScripts(menu);
      assert.ok(menu.length > 0 && bytes <= 9000, `${bytes} bytes: ${menu}`);
      for (const path of [
        '/services/support-services/food-shows/',
        '/membership/',
        '/services/retail-services/retail-store-development/',
      ]) {
        await page.goto(new URL(path, page.url()).href);
        await useAll(page);
        await page.waitForSelector('.calculator-form:not([hidden])');
        const own = (await useAll(page)).filter((name) => !menu.includes(name) && !COPYING.test(name));
        const bytes = await weighScripts(own);
        assert.ok(own.length > 0 && bytes <= 4096, `${bytes} bytes: ${own}`);
      }
    }));

  for (const [path, most, copying] of [
    ['/', 18_300, undefined],
    ['/services/', 10_450, 0],
    ['/contact/', 12_950, 1],
    ['/site-map/', 11_950, undefined],
  ] as const) {
    it(`of ${path} are no more than ${most} bytes in all, with 1 KB to copy from cards, if it has any`, () =>
      visit(path, {}, async (page) => {
        await useAll(page);
        await eventually(async () => (await listLoaded(page, SCRIPT)).length > 3);
        if (copying === 1) await eventually(async () => (await listLoaded(page, COPYING)).length > 0);
        const bytes = await weighScripts(await listLoaded(page, SCRIPT));
        assert.ok(bytes <= most, `${bytes} bytes`);
        const paths = await listLoaded(page, COPYING);
        assert.equal(paths.length, copying ?? paths.length);
        assert.ok((await weighScripts(paths)) <= 1000);
      }));
  }
});
