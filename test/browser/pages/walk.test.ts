/**
 * What holds on every page. Each load of a page does all checks that are possible in its window, because loads take most of the
 * time. `npm test` visits the longest page of each kind, in the narrowest and the widest windows: text that fits these seldom fails
 * between them. With TEST_EVERY_PAGE=true, it visits all pages at every width.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runAxe } from '../../support/browser/accessibility.ts';
import { BROWSER } from '../../support/browser/kind.ts';
import { blockRequests, goTo, readText, settle, startIslands } from '../../support/browser/page.ts';
import { getRealSite, listLongestPaths, listPaths } from '../../support/browser/sites.ts';
import { type Visit, visitRealSite, WIDE } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';
import * as calculator from '../calculator/calculator-page.ts';
import * as form from '../contact-form/form-page.ts';
import { findForcedColorErrors } from './forced-colors.ts';
import * as invariants from './invariants.ts';
import { findSplit, findUnprintable, PAPER_SIZE } from './paper.ts';
import { findWrongSizes, PICTURE_WINDOWS } from './pictures.ts';
import { applyStyle, CHECKED_STYLES } from './reader-styles.ts';
import { findTextErrors } from './text.ts';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: WIDE, height: 900 };

/** The height of a window in which browsers report all layout shifts: they report none below the window. */
const TALL = 2000;

type Report = (where: string, found: readonly string[]) => void;

/** Only Chromium's driver reports layout shifts, shows printed styles, turns scripts off and changes color schemes. */
const isChromium = BROWSER === 'chromium';

const site = getRealSite();

describe('the page', () => {
  for (const path of EVERY_PAGE ? listPaths(site) : listLongestPaths(site)) {
    it(`${path} can be read and used in every window`, async () => {
      const errors: string[] = [];
      const report: Report = (where, found) => errors.push(...found.map((what) => `${where}: ${what}`));
      await visitSlowly(path, { width: PHONE.width }, report, async (page) => {
        await checkOnPhone(page, report);
        await checkInWiderWindows(page, report);
      });
      if (isChromium) await checkWithoutScript(path, report);
      if (EVERY_PAGE) {
        for (const width of [375, WIDE]) await visitSlowly(path, { width }, report);
        for (const width of [360, WIDE]) await visitSlowly(path, { width, reduced: true }, report);
      }
      assert.ok(errors.length === 0, `${path}\n${[...new Set(errors)].join('\n')}`);
    });
  }
});

/** content/pages/privacy.md promises this. */
it('a whole visit stores a draft and a paused carousel in its tab, and nothing else, and loads only from its own site', () => {
  const origins = new Set<string>();
  const prepare = async (page: Page) => page.on('request', (request) => origins.add(new URL(request.url()).origin));
  return visitRealSite('/', { prepare }, async (page) => {
    await startIslands(page);
    // A site with a single slide and few quotes has nothing to pause.
    const paused = await page.$$eval('button[data-play]', (buttons) => {
      const [first] = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
      first?.click();
      return first ? ['carousel'] : [];
    });
    await goTo(page, form.CONTACT);
    await form.waitForIsland(page);
    await form.fill(page, { message: 'Half a thought' });
    await goTo(page, '/membership/');
    await calculator.waitForIsland(page);
    await calculator.calculate(page, '1000');
    assert.match(await readText(page, calculator.STATUS), /\$1,000/);
    const stored = await page.evaluate(async () => ({
      // "/assets/contact-form /contact/ 0", "/assets/carousel-hero"
      tab: Object.keys(sessionStorage).map((key) => key.replace(/^.*?assets\/| .*$|-(hero|testimonials)$/g, '')),
      local: Object.keys(localStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }));
    const tab = [...paused, 'contact-form'];
    assert.deepEqual({ ...stored, tab: stored.tab.sort() }, { tab, local: [], databases: [], caches: [] });
    assert.deepEqual(await page.browserContext().cookies(), []);
    assert.deepEqual([...origins], [new URL(site.address).origin]);
  });
});

async function checkOnPhone(page: Page, report: Report): Promise<void> {
  await page.setViewport({ ...page.viewport(), ...PHONE });
  await startIslands(page);
  report('phone', await invariants.findFocusErrors(page));
  report('phone', await invariants.findSmallTargets(page));
}

async function checkInWiderWindows(page: Page, report: Report): Promise<void> {
  await page.setViewport({ ...page.viewport(), ...DESKTOP });
  await startIslands(page);
  report('desktop', await invariants.findFocusErrors(page));
  // `npm run check` runs axe in the light scheme.
  report('desktop', await runAxe(page, { schemes: ['dark'] }));
  if (isChromium) report('desktop', await findForcedColorErrors(page));
  for (const [name, { style, widths, height = DESKTOP.height }] of CHECKED_STYLES) {
    await applyStyle(page, style);
    for (const width of EVERY_PAGE ? widths : [Math.min(...widths), Math.max(...widths)]) {
      await page.setViewport({ ...page.viewport(), width, height });
      report(`${width} px, ${name}`, await findTextErrors(page));
    }
  }
  await applyStyle(page);
  await page.setViewport({ ...page.viewport(), ...DESKTOP });
  if (isChromium) report('paper', await checkOnPaper(page));
}

async function checkOnPaper(page: Page): Promise<string[]> {
  // An island that is in view for less than a frame doesn't start.
  for (const carousel of await page.$$('.carousel-region')) {
    await carousel.scrollIntoView();
    await page.waitForFunction((region) => region.classList.contains('carousel-on'), {}, carousel);
  }
  await page.emulateMediaType('print');
  await page.setViewport({ ...page.viewport(), ...PAPER_SIZE });
  return [...(await findUnprintable(page)), ...(await findTextErrors(page)), ...(await findSplit(page))];
}

/** Checks that the first view needs only the inlined styles, that nothing needs a script, and, at last, which pictures are loaded. */
function checkWithoutScript(path: string, report: Report): Promise<void> {
  // A font that loads late changes the page, which would look like a change by the style sheet.
  const prepare = (page: Page) => blockRequests(page, /\.woff2$/);
  // `findWrongSizes` makes the browser request files that do not exist.
  const options = { ...DESKTOP, script: false, prepare, tolerate: /ERR_FAILED|404/ };
  return visitRealSite(path, options, async (page) => {
    report('desktop without scripts', await invariants.findRestyled(page));
    report('without scripts', await invariants.findDeadControls(page));
    for (const window of EVERY_PAGE ? PICTURE_WINDOWS : []) {
      await page.setViewport(window);
      report(`${window.width} px at ${window.deviceScaleFactor}x`, await findWrongSizes(page));
    }
    await page.setViewport({ ...PHONE, hasTouch: true, isMobile: true });
    report('phone without scripts', await invariants.findRestyled(page));
  });
}

/** A headline may take another number of lines in its own font than in the fallback font. Visitors notice more than 0.1. */
const MAX_SHIFT = 0.02;

/** Opens a page whose fonts load late, and reports layout shifts, including those that scripts cause. */
async function visitSlowly(
  path: string,
  options: Visit,
  report: Report,
  act: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const late = { height: TALL, until: 'domcontentloaded', hold: /\.woff2$/, ...options } as const;
  await visitRealSite(path, late, async (page, { release, measureShift }) => {
    await settle(page);
    release();
    // For the scripts of islands in view.
    await page.waitForNetworkIdle({ idleTime: 50 });
    const where = `${options.width} px${options.reduced ? ' under reduced motion' : ''}`;
    if ((await measureShift()) > MAX_SHIFT) report(where, await invariants.findShifted(page));
    await act(page);
  });
}
