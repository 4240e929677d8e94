import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../support/browser/needs.ts';
import { eventually, goBack, pressWith, readUrl, untilTrue } from '../../support/browser/page.ts';
import { NARROW, resize, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import { expectChosen, listShownPanels, PRODUCTS, RETAIL, SUPPORT, waitForIsland } from './tabs-page.ts';

describe('the tabs of the services', () => {
  it('without a script are links to three sections with headings', needs('pages without scripts'), () =>
    visitTestSite('/services/', { script: false }, async (page) => {
      assert.deepEqual(await listShownPanels(page), [PRODUCTS, RETAIL, SUPPORT]);
      assert.equal(await page.$$eval('.tab-panel h2', ({ length }) => length), 3);
      await page.click(`.tab[href="#${SUPPORT}"]`);
      await eventually(async () => (await page.evaluate(() => scrollY)) > 0);
    }),
  );

  it('show one section from the first paint on, without a shift, but all in print', needs('layout shifts'), () =>
    visitTestSite('/services/', { hold: /tabs\./ }, async (page, { release, measureShift }) => {
      assert.deepEqual(await listShownPanels(page), [PRODUCTS]);
      await page.click(`.tab[href="#${RETAIL}"]`);
      // A style sheet does this: the script has not loaded yet.
      await eventually(async () => (await listShownPanels(page)).join() === RETAIL);
      const before = await measureShift();
      release();
      await waitForIsland(page);
      await expectChosen(page, RETAIL);
      assert.equal(await measureShift(), before);
      await page.emulateMediaType('print');
      assert.deepEqual(await listShownPanels(page), [PRODUCTS, RETAIL, SUPPORT]);
    }),
  );

  it('open the section that the address names', () =>
    visitTestSite(`/services/#${SUPPORT}`, {}, async (page) => {
      assert.deepEqual(await listShownPanels(page), [SUPPORT]);
      await waitForIsland(page);
      await expectChosen(page, SUPPORT);
      const panel = `#${SUPPORT}[role=tabpanel][aria-labelledby=tab-${SUPPORT}][tabindex="0"]`;
      assert.ok(await page.$eval(panel, (element) => element.getBoundingClientRect().top < innerHeight));
    }));

  it('follow a change of the address, and scroll to the section', () =>
    visitTestSite(`/services/#${PRODUCTS}`, {}, async (page) => {
      await waitForIsland(page);
      await expectChosen(page, PRODUCTS);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.evaluate((id) => {
        location.hash = id;
      }, RETAIL);
      await expectChosen(page, RETAIL);
      await untilTrue(page, () => {
        const top = document.querySelector('.tab-panel:not([hidden])')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight / 2;
      });
      await goBack(page);
      await expectChosen(page, PRODUCTS);
    }));

  it('write the chosen tab into the address without scrolling or adding to the history, and keep it after Back', () =>
    visitTestSite('/services/', { width: NARROW }, async (page) => {
      await waitForIsland(page);
      await page.$eval('[role=tablist]', (list) => list.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const historyLength = await page.evaluate(() => history.length);
      const before = await page.evaluate(() => scrollY);
      await page.tap(`[role=tab][aria-controls=${RETAIL}]`);
      await expectChosen(page, RETAIL);
      assert.match(await readUrl(page), /#retail-services$/);
      assert.equal(await page.evaluate(() => history.length), historyLength);
      // Firefox rounds the position to a whole pixel when it paints again.
      assert.ok(Math.abs((await page.evaluate(() => scrollY)) - before) <= 1);
      await page.goto(new URL('/contact/', page.url()).href);
      await goBack(page);
      await waitForIsland(page);
      await expectChosen(page, RETAIL);
    }));

  it('never cover a card that gets the focus by Shift+Tab', () =>
    visitTestSite('/services/', {}, async (page) => {
      await waitForIsland(page);
      for (const width of [WIDE, NARROW]) {
        await resize(page, width);
        const cards = await page.$$('.tab-panel:not([hidden]) a');
        await cards.at(-1)?.focus();
        for (const _ of cards) {
          const covered = await page.evaluate(() => {
            const bar = document.querySelector('.tabs')?.getBoundingClientRect().bottom ?? 0;
            const focused = document.activeElement?.closest('.tab-panel a');
            return focused && focused.getBoundingClientRect().top < bar ? focused.textContent : undefined;
          });
          assert.equal(covered, undefined);
          await pressWith(page, 'Shift', 'Tab');
        }
      }
    }));
});
