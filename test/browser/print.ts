/** What a visitor takes along on paper: one sheet, with the addresses of links. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { JOBS, SERVICES } from '../site/spec.ts';
import { visit } from './stage.ts';

async function countSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('on one sheet of paper', () => {
  for (const path of [...SERVICES, ...JOBS, '/company-info/employment-opportunities/', '/contact/']) {
    it(`stands ${path}`, () =>
      visit(path, {}, async (page) => {
        for (const format of ['Letter', 'A4'] as const) assert.equal(await countSheets(page, format), 1, format);
      }));
  }

  it('stand the addresses of links, and no menu', () =>
    visit(JOBS[0] ?? '', {}, async (page) => {
      await page.emulateMediaType('print');
      const written = await page.$eval('.button-call', (link) => getComputedStyle(link, '::after').content);
      assert.match(written, /https:\/\/careers\.example\.com/);
      assert.equal(await page.$eval('.header nav', (nav) => nav.checkVisibility()), false);
    }));
});
