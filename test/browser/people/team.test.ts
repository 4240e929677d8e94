/** The grid of the team: everyone in a slot as large as the next one's, whether there is a photo or not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from '../../support/browser/visit.ts';

const TEAM = '/company-info/our-management-team/';

interface Box {
  top: number;
  width: number;
  height: number;
}

/** Of what is shown, in whole pixels, from the top of the page. */
function measure(page: Page, selector: string): Promise<Box[]> {
  return page.$$eval(selector, (elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        return { top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height) };
      }),
  );
}

describe('the team', () => {
  it('gives the first the largest portrait, and all others equal ones', async () => {
    for (const width of [360, 768, 1024, 1440]) {
      await visit(TEAM, { width }, async (page) => {
        const [first, ...others] = await measure(page, '.manager .portrait > *');
        assert.ok(first && others.length > 2);
        const sizes = new Set(others.map(({ width, height }) => `${width} × ${height}`));
        assert.equal(sizes.size, 1, `${width} px: ${[...sizes]}`);
        for (const other of others) assert.ok(first.width > 1.9 * other.width, `${width} px`);
        for (const kind of ['.picture', '.monogram']) {
          assert.ok((await measure(page, `.portrait > ${kind}`)).length > 0, kind);
        }
      });
    }
  });

  it('has the buttons of a row in one line, as wide as one another where there are two, each met by a thumb', async () => {
    for (const width of [320, 360, 768, 1440]) {
      await visit(TEAM, { width }, async (page) => {
        const portraits = await measure(page, '.manager:not(:first-child) .portrait');
        const ways = await measure(page, '.manager:not(:first-child) .manager-ways');
        for (const [index, portrait] of portraits.entries()) {
          const beside = ways.filter((_, other) => portraits[other]?.top === portrait.top);
          assert.equal(new Set(beside.map(({ top }) => top)).size, 1, `${width} px, slot ${index}`);
        }
        for (const { width: reach, height } of await measure(page, '.manager-ways a')) {
          assert.ok(reach >= 44 && height >= 44, `${width} px: ${reach} × ${height}`);
        }
        const pairs = await page.$$eval('.manager-ways:has(a + a)', (rows) =>
          rows.map((row) => [...row.children].map((way) => Math.round(way.getBoundingClientRect().width))),
        );
        for (const [call, write] of pairs) assert.equal(call, write, `${width} px`);
      });
    }
  });

  it('says whom each button calls or writes to', () =>
    visit(TEAM, {}, async (page) => {
      const words = await page.$$eval('.manager-ways a', (ways) => ways.map(({ textContent }) => textContent));
      assert.equal(new Set(words).size, words.length, words.join());
    }));
});
