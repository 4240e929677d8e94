/**
 * States that a first load does not show. In each, axe finds nothing, and readers can read the text with their own browser settings.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runAxe } from '../../support/browser/accessibility.ts';
import { needs } from '../../support/browser/needs.ts';
import { isShown } from '../../support/browser/page.ts';
import { NARROW, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';
import { findForcedColorErrors } from './forced-colors.ts';
import { applyStyle, CHECKED_STYLES } from './reader-styles.ts';
import { SCENARIOS, type Scenario, toAct } from './states.ts';
import { findTextErrors } from './text.ts';

/** The error page has status 404. A step may switch tabs before the picture preloaded for the first tab is shown. */
const TOLERATED = /404|preloaded using link preload but not used/;

/** By default, readers' own settings are tried only in the states that most visitors see. */
const READ = EVERY_PAGE ? Object.values(SCENARIOS).flat() : [...SCENARIOS.menu, ...SCENARIOS['contact-form']];

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
          const stepErrors = [...(await runAxe(page, { within })), ...(await findForcedColorErrors(page, within))];
          if (READ.includes(scenario)) stepErrors.push(...(await findReaderErrors(page, scenario)));
          errors.push(...stepErrors.map((line) => `${step[0]}: ${line}`));
        }
        assert.ok(errors.length === 0, errors.join('\n'));
      }),
    );
  }
});

/** Errors of text at each reader setting. Leaves the page as it was. */
async function findReaderErrors(page: Page, { width, within }: Scenario): Promise<string[]> {
  const errors: string[] = [];
  const before = page.viewport();
  for (const [reader, { style, widths, wide, height = 844 }] of CHECKED_STYLES) {
    const windowWidth = width === 'wide' ? wide : Math.min(NARROW, ...widths);
    if (windowWidth === undefined) continue;
    await applyStyle(page, style);
    await page.setViewport({ ...before, width: windowWidth, height });
    const found = await findTextErrors(page, within);
    assert.ok(await isShown(page, within), `${within} is hidden at ${windowWidth} px with ${reader}`);
    errors.push(...found.map((error) => `${windowWidth} px, ${reader}: ${error}`));
  }
  await applyStyle(page);
  await page.setViewport(before);
  return errors;
}
