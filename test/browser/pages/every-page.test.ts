/** What holds on every page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import type { Page } from 'puppeteer-core';
import { holdBack, settle, wakeAll, watchShifts } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { NARROW, resize, visitReal, WIDE } from '../../support/browser/visit.ts';

/** What only the script offers. */
const OFFERED = 'script, .carousel-controls, .carousel-copy, .menu-close, .contact-form';

/** Only what is in view is told to have moved. */
const TALL = 2000;

const WIDTHS = [320, 375, 768, 1024, 1440, 2560];

/** The words of a page as the server sends it. */
async function writtenWords(path: string): Promise<string> {
  const { address } = await openRealSite();
  const page = load(await (await fetch(address + path.slice(1))).text());
  page(OFFERED).remove();
  return page('body').text().replace(/\s+/g, ' ').trim();
}

/** The same, as it stands once the scripts have run; shown or not, for the tabs show a part of it at a time. */
function readWords(page: Page): Promise<string> {
  return page.evaluate((offered) => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) return '';
    for (const part of body.querySelectorAll(offered)) part.remove();
    return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  }, OFFERED);
}

/** Parts that the Tab key reaches and nobody sees. */
function findUnseenStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return [...stops].flatMap((stop) => {
      if (stop.tabIndex < 0) return [];
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) return [];
      const { left, right, width, height } = stop.getBoundingClientRect();
      const seen =
        width > 1 &&
        height > 1 &&
        right > 0 &&
        left < innerWidth &&
        stop.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return seen ? [] : [stop.outerHTML.slice(0, 100)];
    });
  });
}

/** How far the page can be scrolled sideways. */
async function measureOverhang(page: Page): Promise<number> {
  await settle(page);
  return page.evaluate(() => {
    scrollTo(1000, 0);
    return scrollX;
  });
}

describe('every page', () => {
  it('says the same with and without a script, fits every width, and lets nothing be focused unseen', async () => {
    for (const path of listPaths(await openRealSite())) {
      const written = await writtenWords(path);
      await visitReal(path, {}, async (page) => {
        await wakeAll(page);
        assert.equal(await readWords(page), written, path);
        assert.deepEqual(await findUnseenStops(page), [], path);
        for (const width of WIDTHS) {
          await resize(page, width);
          assert.equal(await measureOverhang(page), 0, `${path} at ${width} px`);
        }
        await resize(page, NARROW);
        assert.deepEqual(await findUnseenStops(page), [], `${path} at ${NARROW} px`);
      });
    }
  });

  for (const width of [360, 375, WIDE]) {
    for (const reduced of [false, true]) {
      it(
        `moves nothing at ${width} px${reduced ? ' under reduced motion' : ''}, however late its fonts and scripts come`,
        needs('layout shifts'),
        async () => {
          for (const path of listPaths(await openRealSite())) {
            let fonts = { release() {} };
            let countShifts = async () => 0;
            const prepare = async (page: Page) => {
              fonts = await holdBack(page, /\.woff2$/);
              countShifts = await watchShifts(page);
            };
            await visitReal(
              path,
              { width, height: TALL, reduced, until: 'domcontentloaded', prepare },
              async (page) => {
                await settle(page);
                fonts.release();
                // The scripts of what is in view have come, too.
                await page.waitForNetworkIdle({ idleTime: 50 });
                assert.equal(await countShifts(), 0, path);
              },
            );
          }
        },
      );
    }
  }
});
