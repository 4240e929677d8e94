import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../engine/dev-server/index.ts';
import { eventually, focused, goBack, holdBack, press, watchShifts } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, visit, WIDE } from '../../support/browser/visit.ts';
import { addFile, copyFixture } from '../../support/fixture-site.ts';

const PRODUCTS = 'product-categories';
const RETAIL = 'retail-services';
const SUPPORT = 'support-services';

/** The ids of the sections that are shown. */
function shownPanels(page: Page): Promise<string[]> {
  return page.$$eval('.tab-panel', (panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));
}

/** The sections of the tabs that fit, by their ids. */
function tabsOf(page: Page, selector: string): Promise<(string | null)[]> {
  return page.$$eval(`[role=tab]${selector}`, (tabs) => tabs.map((tab) => tab.getAttribute('aria-controls')));
}

async function wake(page: Page): Promise<void> {
  await page.waitForSelector('[role=tab]');
}

async function expectChosen(page: Page, id: string): Promise<void> {
  await page.waitForSelector(`[role=tab][aria-selected=true][aria-controls=${id}]`);
  assert.deepEqual(await tabsOf(page, '[aria-selected=true]'), [id]);
  assert.deepEqual(await tabsOf(page, '[tabindex="0"]'), [id]);
  assert.deepEqual(await shownPanels(page), [id]);
}

describe('the tabs of the services', () => {
  it('are links to three headed sections without a script', needs('no script'), () =>
    visit('/services/', { script: false }, async (page) => {
      assert.deepEqual(await shownPanels(page), [PRODUCTS, RETAIL, SUPPORT]);
      assert.equal(await page.$$eval('.tab-panel h2', ({ length }) => length), 3);
      await page.click(`.tab[href="#${SUPPORT}"]`);
      await eventually(async () => (await page.evaluate(() => scrollY)) > 0);
    }),
  );

  it('show one section from the first paint on, so that nothing shifts', needs('layout shifts'), async () => {
    let script = { release() {} };
    let countShifts = async () => 0;
    const prepare = async (page: Page) => {
      script = await holdBack(page, /tabs\./);
      countShifts = await watchShifts(page);
    };
    await visit('/services/', { prepare }, async (page) => {
      assert.deepEqual(await shownPanels(page), [PRODUCTS]);
      await page.click(`.tab[href="#${RETAIL}"]`);
      // Also when the script is late.
      await eventually(async () => (await shownPanels(page)).join() === RETAIL);
      const before = await countShifts();
      script.release();
      await wake(page);
      await expectChosen(page, RETAIL);
      assert.equal(await countShifts(), before);
    });
  });

  it('begin with Product Categories, and have the W3C’s roles', () =>
    visit('/services/', {}, async (page) => {
      await wake(page);
      await expectChosen(page, PRODUCTS);
      const joined = await page.$$eval('[role=tabpanel]', (panels) =>
        panels.map((panel) => [panel.id, panel.getAttribute('aria-labelledby'), panel.getAttribute('tabindex')]),
      );
      assert.deepEqual(
        joined,
        [PRODUCTS, RETAIL, SUPPORT].map((id) => [id, `tab-${id}`, '0']),
      );
      assert.equal(await page.$eval('[role=tablist]', (list) => list.getAttribute('aria-label')), 'Services');
    }));

  it('follow the arrow keys, around both ends, and Home and End', () =>
    visit('/services/', {}, async (page) => {
      await wake(page);
      await page.focus('[role=tab]');
      for (const [key, id, words] of [
        ['ArrowLeft', SUPPORT, 'Support Services'],
        ['ArrowRight', PRODUCTS, 'Product Categories'],
        ['ArrowRight', RETAIL, 'Retail Services'],
        ['End', SUPPORT, 'Support Services'],
        ['Home', PRODUCTS, 'Product Categories'],
      ] as const) {
        await press(page, key);
        await expectChosen(page, id);
        assert.equal(await focused(page), words);
      }
    }));

  for (const id of [PRODUCTS, RETAIL, SUPPORT]) {
    it(`open ${id} by the address`, () =>
      visit(`/services/#${id}`, {}, async (page) => {
        assert.deepEqual(await shownPanels(page), [id]);
        await wake(page);
        await expectChosen(page, id);
        assert.ok(await page.$eval(`#${id}`, (panel) => panel.getBoundingClientRect().top < innerHeight));
      }));
  }

  it('follow the address when it changes on the page, and bring the section into view', () =>
    visit('/services/', {}, async (page) => {
      await wake(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.evaluate((id) => {
        location.hash = id;
      }, RETAIL);
      await expectChosen(page, RETAIL);
      await page.waitForFunction(
        (id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight / 2;
        },
        {},
        RETAIL,
      );
      await goBack(page);
      await expectChosen(page, PRODUCTS);
    }));

  it('write the chosen tab into the address, without a jump and without a step of history', () =>
    visit('/services/', { width: NARROW }, async (page) => {
      await wake(page);
      await page.$eval('[role=tablist]', (list) => list.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const steps = await page.evaluate(() => history.length);
      const before = await page.evaluate(() => scrollY);
      await page.tap(`[role=tab][aria-controls=${RETAIL}]`);
      await expectChosen(page, RETAIL);
      assert.match(page.url(), /#retail-services$/);
      assert.equal(await page.evaluate(() => history.length), steps);
      // Firefox rounds where it stands to a whole pixel when it draws anew.
      assert.ok(Math.abs((await page.evaluate(() => scrollY)) - before) <= 1);
    }));

  it('never stand over what has the focus, forwards or backwards', async () => {
    for (const width of [NARROW, WIDE]) {
      await visit('/services/', { width }, async (page) => {
        await wake(page);
        const cards = await page.$$('.tab-panel:not([hidden]) a');
        await cards.at(-1)?.focus();
        for (const _ of cards) {
          const hidden = await page.evaluate(() => {
            const bar = document.querySelector('.tabs')?.getBoundingClientRect().bottom ?? 0;
            const focused = document.activeElement?.closest('.tab-panel a');
            return focused && focused.getBoundingClientRect().top < bar ? focused.textContent : undefined;
          });
          assert.equal(hidden, undefined);
          await page.keyboard.down('Shift');
          await press(page, 'Tab');
          await page.keyboard.up('Shift');
        }
      });
    }
  });

  it('are three headed sections in print', needs('printed styles'), () =>
    visit('/services/', {}, async (page) => {
      await wake(page);
      await page.emulateMediaType('print');
      assert.deepEqual(await shownPanels(page), [PRODUCTS, RETAIL, SUPPORT]);
    }),
  );

  it('are still as they were after a look at another page', () =>
    visit('/services/', {}, async (page) => {
      await wake(page);
      await page.click(`[role=tab][aria-controls=${SUPPORT}]`);
      await expectChosen(page, SUPPORT);
      await page.goto(new URL('/contact/', page.url()).href);
      await goBack(page);
      await wake(page);
      await expectChosen(page, SUPPORT);
    }));

  it('are named by any file name, also one that begins with a digit', async () => {
    const fixture = copyFixture();
    const entry = (title: string, also: string) =>
      `---\ntitle: ${title}\ndescription: ${title} of a very small co-operative that exists for tests alone.\n` +
      `lead: ${title} at any hour.\nsummary: ${title} at any hour.\npicture: { src: produce.jpg, alt: Crates }\n${also}\n---\n`;
    addFile(fixture, 'groups/24-hour.md', entry('All-day services', 'order: 2'));
    addFile(fixture, 'services/ice.md', entry('Ice', 'group: 24-hour\norder: 1'));
    await fixture.build();
    const serving = await serve({ folder: `${fixture.folder}/dist`, base: '/', port: 0 });
    try {
      await visit('/services/#24-hour', { address: serving.address }, async (page) => {
        await wake(page);
        await eventually(async () => (await shownPanels(page)).join() === '24-hour');
        await page.click(`[role=tab][aria-controls=${PRODUCTS}]`);
        await eventually(async () => (await shownPanels(page)).join() === PRODUCTS);
      });
    } finally {
      await serving.close();
      fixture.remove();
    }
  });
});
