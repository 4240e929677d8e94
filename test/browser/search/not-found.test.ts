/** The page for wrong addresses: what it takes the visitor to have meant. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Serving, serve } from '../../../engine/dev-server/index.ts';
import { focused, isShown, press, settle, watchShifts } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, visit, visitReal, WIDE } from '../../support/browser/visit.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

const MISSING = /status of 404/;
const FOUND = '.nearest a';

/** The suggestions, once they are there. */
async function suggested(page: Page): Promise<string[]> {
  await page.waitForSelector(FOUND);
  return page.$$eval(FOUND, (links) => links.map(({ textContent }) => textContent ?? ''));
}

/** Until the script has run, whether or not it shows something. */
async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/nearest\.\w+\.js$/.test(name)),
  );
  await page.waitForNetworkIdle({ idleTime: 100 });
  await settle(page);
}

describe('the page for wrong addresses', () => {
  for (const [address, first] of [
    ['/servces/grocery', 'Grocery'],
    ['/services/product-categories/Bakery-Deli.html', 'Bakery Deli'],
    ['/jobs', 'Employment Opportunities'],
    ['/contactus.php', 'Contact Us'],
    ['/company-info/companyhistory', 'Company History'],
    ['/old/site/pages/management/team/', 'Our Management Team'],
    ['/produec', 'Produce'],
    ['/100%/meat', 'Meat'],
  ] as const) {
    it(`suggests ${first} for ${address}`, () =>
      visit(address, { reduced: true, tolerate: MISSING }, async (page) => {
        const found = await suggested(page);
        assert.equal(found[0], first);
        assert.ok(found.length <= 3);
        assert.ok(await page.$('[role=status] h2'));
        await page.click(FOUND);
        // A page that was fetched ahead comes without what waitForNavigation waits for.
        await page.waitForFunction((title) => document.title.startsWith(`${title} |`), {}, first);
      }));
  }

  for (const address of ['/xylophone/quartz', '/404.html', '/%', '/index.php']) {
    it(`suggests nothing for ${address}`, () =>
      visit(address, { tolerate: MISSING }, async (page) => {
        await untilAsked(page);
        assert.equal((await page.$$(FOUND)).length, 0);
        assert.equal(await isShown(page, '.link-list'), true);
      }));
  }

  for (const width of [360, NARROW, 768, WIDE]) {
    it(`pushes nothing away with its suggestions, at ${width} px`, async () => {
      const tops: number[] = [];
      const measure = async (page: Page) => {
        tops.push(await page.$eval('.link-list', (list) => list.getBoundingClientRect().top + scrollY));
      };
      await visitReal('/404.html', { width }, (page) => untilAsked(page).then(() => measure(page)));
      await visitReal('/servces/grocery', { width, tolerate: MISSING }, async (page) => {
        await suggested(page);
        await measure(page);
      });
      assert.equal(tops[0], tops[1]);
    });
  }

  for (const width of [360, WIDE]) {
    it(`has room for what it suggests at ${width} px, and pushes nothing`, needs('layout shifts'), () => {
      let countShifts = async () => 0;
      const prepare = async (page: Page) => {
        countShifts = await watchShifts(page);
      };
      return visit('/company-info/management', { width, height: 2000, tolerate: MISSING, prepare }, async (page) => {
        await suggested(page);
        assert.equal(await countShifts(), 0);
      });
    });
  }

  it('is reached by keyboard before the links that always stand there, among them the site map', () =>
    visit('/servces/grocery', { tolerate: MISSING }, async (page) => {
      await suggested(page);
      await page.focus('.breadcrumbs a');
      await press(page, 'Tab');
      assert.equal(await focused(page), 'Grocery');
      await press(page, 'Tab');
      assert.equal(await focused(page), 'Go to the home page');
      assert.ok(await page.$('.link-list a[href="/site-map/"]'));
    }));

  it('keeps its links without a script', needs('no script'), () =>
    visit('/servces/grocery', { script: false, tolerate: MISSING }, async (page) => {
      assert.equal((await page.$$(FOUND)).length, 0);
      assert.equal(await isShown(page, '.link-list'), true);
    }),
  );

  describe('in a sub-folder', () => {
    let fixture: FixtureSite;
    let serving: Serving;
    before(async () => {
      fixture = copyFixture();
      await fixture.build({ base: '/co-op/' });
      serving = await serve({ folder: `${fixture.folder}/dist`, base: '/co-op/', port: 0 });
    });
    after(async () => {
      await serving.close();
      fixture.remove();
    });

    it('suggests from any depth', () =>
      visit('/a/b/produse', { address: serving.address, reduced: true, tolerate: MISSING }, async (page) => {
        assert.deepEqual(await suggested(page), ['Produce']);
        await page.click(FOUND);
        await page.waitForFunction(() => location.pathname === '/co-op/services/product-categories/produce/');
      }));
  });
});
