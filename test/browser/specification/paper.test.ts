/** What a visitor takes along of the real site: of each kind of page the longest or, where every page is asked for, all. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { JOBS, SERVICES } from '../../site/specification.ts';
import { countSheets } from '../../support/browser/paper.ts';
import { openRealSite } from '../../support/browser/sites.ts';
import { visitReal } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';

const { folder } = await openRealSite();
const MOST = EVERY_PAGE ? Number.POSITIVE_INFINITY : 1;

/** The longest come first. */
function choose(paths: readonly string[]): string[] {
  const length = (path: string) =>
    readFileSync(join(folder, path, 'index.html'), 'utf8').replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '').length;
  return [...paths].sort((a, b) => length(b) - length(a)).slice(0, MOST);
}

describe('on one sheet of paper', () => {
  for (const path of [
    ...choose(SERVICES.filter((path) => path.includes('/product-categories/'))),
    ...choose(SERVICES.filter((path) => !path.includes('/product-categories/'))),
    ...choose(JOBS),
    '/company-info/employment-opportunities/',
    '/contact/',
  ]) {
    it(`stands, as delivered, ${path}`, () =>
      visitReal(path, {}, async (page) => {
        for (const format of ['Letter', 'A4'] as const) assert.equal(await countSheets(page, format), 1, format);
      }));
  }
});
