/** What the home page weighs, as a server sends it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { BUDGETS } from '../../../site/report/budgets.ts';
import { openRealSite } from '../../support/browser/sites.ts';
import { NARROW, visitReal } from '../../support/browser/visit.ts';

/** Everything that a page has loaded by now, by its path in dist, e.g. "assets/site.1f2e3d4c5b.css". */
async function loadedFiles(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = urls.map((url) => new URL(url).pathname.slice(1));
  return ['index.html', ...new Set(paths.filter((path) => path !== ''))];
}

/** In bytes; what is text goes compressed, pictures and fonts are so already. */
async function weighFile(path: string): Promise<number> {
  const { folder } = await openRealSite();
  const bytes = readFileSync(join(folder, path));
  return /\.(html|css|js|svg|webmanifest)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
}

describe('the first view of the home page on a phone', () => {
  it(`takes no more than ${BUDGETS.total} bytes in all, and no more than ${BUDGETS.style} of style sheet`, () =>
    visitReal('/', { width: NARROW, until: 'networkidle0' }, async (page) => {
      const files = await loadedFiles(page);
      const weights = await Promise.all(files.map(async (path) => ({ path, bytes: await weighFile(path) })));
      const sum = (pattern: RegExp) =>
        weights.filter(({ path }) => pattern.test(path)).reduce((total, { bytes }) => total + bytes, 0);
      for (const kind of [/\.avif$/, /\.woff2$/, /\.css$/, /\.js$/]) assert.ok(sum(kind) > 0, `${kind}: ${files}`);
      assert.ok(sum(/\.css$/) <= BUDGETS.style, JSON.stringify(weights));
      assert.ok(sum(/./) <= BUDGETS.total, `${sum(/./)} bytes: ${JSON.stringify(weights)}`);
    }));
});
