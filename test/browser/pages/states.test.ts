/**
 * States that a first load does not show. In each, axe (with TEST_EVERY_PAGE=true also HTML_CodeSniffer) finds nothing, and readers
 * can read the text with their own browser settings.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runAxe, runHtmlCodeSniffer } from '../../support/browser/accessibility.ts';
import { needs } from '../../support/browser/needs.ts';
import { isShown, settle } from '../../support/browser/page.ts';
import { NARROW, resize, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';
import { applyStyle, READER_STYLES } from './invariants.ts';
import { SCENARIOS, type Scenario, toAct } from './states.ts';
import { findOverlapping } from './text.ts';

/** The error page has status 404. A step may switch tabs before the picture preloaded for the first tab is shown. */
const TOLERATED = /404|preloaded using link preload but not used/;

describe('the states', () => {
  for (const scenario of Object.values(SCENARIOS).flat()) {
    const { path, width = NARROW, within, steps } = scenario;
    const names = steps.flatMap((step) => (typeof step === 'function' ? [] : [step[0]]));
    if (names.length === 0) continue;
    it(`"${names.join('", "')}" pass axe and can be read at every reader setting`, needs('mailto URLs'), () =>
      visitTestSite(path, { width: width === 'wide' ? WIDE : width, tolerate: TOLERATED }, async (page) => {
        const errors: string[] = [];
        // Nothing is checked after the last step with a name.
        for (const step of steps.slice(0, steps.findLastIndex((each) => typeof each !== 'function') + 1)) {
          await toAct(step)(page);
          if (typeof step === 'function') continue;
          const stepErrors = [...(await runAxe(page, { within })), ...(await findReaderErrors(page, scenario))];
          if (EVERY_PAGE) stepErrors.push(...(await runHtmlCodeSniffer(page)));
          errors.push(...stepErrors.map((line) => `${step[0]}: ${line}`));
        }
        assert.ok(errors.length === 0, errors.join('\n'));
      }),
    );
  }
});

/** The texts that overlap or are cut off at a reader setting. Leaves the page as it was. */
async function findReaderErrors(page: Page, { width, within }: Scenario): Promise<string[]> {
  const errors: string[] = [];
  const before = page.viewport();
  for (const [reader, { style, widths, wide, height = 844 }] of Object.entries(READER_STYLES)) {
    const windowWidth = width === 'wide' ? wide : Math.min(NARROW, ...widths);
    if (windowWidth === undefined) continue;
    await applyStyle(page, style);
    await page.setViewport({ ...before, width: windowWidth, height });
    await settle(page);
    assert.ok(await isShown(page, within), `${within} is hidden at ${windowWidth} px with ${reader}`);
    const overlapping = await findOverlapping(page, within);
    errors.push(...overlapping.map((text) => `${windowWidth} px, ${reader}, overlaps or is cut off: ${text}`));
  }
  await applyStyle(page);
  await page.setViewport(before);
  return errors;
}

it('a page with larger text has the narrow menu if the wide one does not fit', () =>
  visitTestSite('/', {}, async (page) => {
    for (const [percent, width, isWide] of [
      [100, 768, true],
      [100, 767, false],
      [125, 1280, true],
      [200, 1280, false],
      [200, WIDE * 2, true],
    ] as const) {
      await applyStyle(page, `:root { font-size: ${percent}% !important; }`);
      await resize(page, width);
      await settle(page);
      assert.equal(await isShown(page, '.wide-menu'), isWide, `${percent} % at ${width} px`);
      assert.equal(await isShown(page, '.narrow-menu'), !isWide, `${percent} % at ${width} px`);
    }
  }));
