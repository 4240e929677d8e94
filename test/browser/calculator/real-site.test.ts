/** The calculators as the real site has them, whatever its figures are. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { visitReal } from '../../support/browser/visit.ts';
import { ask, STATUS, wake, words } from './calculator-page.ts';

async function visitAll(name: string, act: (page: Page) => Promise<void>): Promise<void> {
  const site = await openRealSite();
  for (const path of listPaths(site).filter((path) => path.endsWith('/'))) {
    const html = readFileSync(join(site.folder, path, 'index.html'), 'utf8');
    if (!html.includes(`data-island="${name}"`)) continue;
    await visitReal(path, {}, async (page) => {
      await wake(page);
      await act(page);
    });
  }
}

describe('on the real site', () => {
  it('the calculator of the food shows answers each row of its table by the table', () =>
    visitAll('food-show', async (page) => {
      const rows = await page.$$eval('.calculator tbody tr', (rows) =>
        rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? '')),
      );
      assert.ok(rows.length > 0);
      for (const [volume = '', paid = ''] of rows) {
        await ask(page, volume);
        assert.ok((await words(page, STATUS)).includes(paid), `${volume}: ${await words(page, STATUS)}`);
      }
    }));

  it('the calculator of dividends answers its own example with it', () =>
    visitAll('dividend', async (page) => {
      const sums = () => page.$$eval('.calculator table td', (cells) => cells.map(({ textContent }) => textContent));
      const [total, ...parts] = await sums();
      assert.ok(parts.length > 0);
      await ask(page, total ?? '');
      assert.equal(await page.$$eval(`${STATUS} td`, ({ length }) => length), parts.length + 1);
      assert.deepEqual(await sums(), [total, ...parts]);
    }));

  it('the calculator of openings answers a date with a later one', () =>
    visitAll('opening', async (page) => {
      await ask(page, '2027-03-01');
      const answer = await words(page, STATUS);
      const [ends = '', opens = ''] = answer.match(/[A-Z][a-z]+ \d+, \d{4}/g) ?? [];
      assert.equal(opens, 'March 1, 2027', answer);
      assert.ok(Date.parse(ends) > Date.parse(opens), answer);
    }));
});
