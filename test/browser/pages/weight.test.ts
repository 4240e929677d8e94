/** What pages weigh, as a server sends them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS, FIRST_VIEW_BUDGET, PAGE_SCRIPTS_BUDGET } from '../../../site/budgets.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { NARROW, visitRealSite } from '../../support/browser/visit.ts';

/** The number of bytes that a server sends: it compresses text; pictures and fonts are compressed already. */
function weigh(folder: string, paths: Iterable<string>, pattern = /./): number {
  const fitting = [...paths].filter((path) => pattern.test(path));
  return fitting.reduce((sum, path) => {
    const bytes = readFileSync(join(folder, path));
    return sum + (/\.(html|css|js|svg|webmanifest)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length);
  }, 0);
}

it(`the first view of the home page on a phone takes no more than ${FIRST_VIEW_BUDGET} bytes in all, and its style sheet no more than ${BUDGETS.style}`, async () => {
  const { folder } = await openRealSite();
  const totals: number[] = [];
  // The lightest of three visits counts. On a busy machine, some visits also fetch a larger picture: before a phone has read
  // the viewport element, it assumes a window of 980 px.
  for (let visits = 0; visits < 3; visits++)
    await visitRealSite('/', { width: NARROW, until: 'networkidle0' }, async (page) => {
      const resources = await page.evaluate(() => {
        const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON());
        return performance.getEntriesByType('resource').map(({ name, startTime }) => {
          const isPicture = name.endsWith('.avif');
          return { path: new URL(name).pathname.slice(1), isLater: isPicture && startTime > loadEventEnd };
        });
      });
      assert.ok(resources.some(({ isLater }) => isLater));
      const first = resources.filter(({ path, isLater }) => path !== '' && !isLater).map(({ path }) => path);
      const paths = ['index.html', ...new Set(first)];
      const sum = (pattern: RegExp) => weigh(folder, paths, pattern);
      for (const kind of [/\.avif$/, /\.woff2$/, /\.css$/, /\.js$/]) assert.ok(sum(kind) > 0, `${kind}: ${paths}`);
      assert.ok(sum(/\.css$/) <= BUDGETS.style, `${sum(/\.css$/)} bytes`);
      totals.push(weigh(folder, paths));
    });
  assert.ok(Math.min(...totals) <= FIRST_VIEW_BUDGET, `${totals} bytes`);
});

it(`all scripts of a page, its islands included, weigh no more than ${PAGE_SCRIPTS_BUDGET} bytes`, async () => {
  const site = await openRealSite();
  const { folder } = site;
  const assets = readdirSync(join(folder, 'assets'));
  /** The files of an island or of "main", and those that they import statically. */
  const listScripts = (name: string): string[] => {
    const file = assets.find((asset) => asset.startsWith(`${name}.`) && asset.endsWith('.js'));
    assert.ok(file, name);
    const code = readFileSync(join(folder, 'assets', file), 'utf8');
    const imported = [...code.matchAll(/(?:from|import)"\.\/(.+?)\.js"/g)].map(([, chunk = '']) => chunk);
    return [`assets/${file}`, ...imported.flatMap(listScripts)];
  };
  for (const path of listPaths(site)) {
    const html = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
    const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = '']) => name);
    const bytes = weigh(folder, new Set(['main', ...islands].flatMap(listScripts)));
    assert.ok(islands.length > 0 && bytes <= PAGE_SCRIPTS_BUDGET, `${path}: ${bytes} bytes`);
  }
});
