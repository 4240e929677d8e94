import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { BROWSER } from './kind.ts';
import { settle } from './page.ts';

const require = createRequire(import.meta.url);
const AXE = require.resolve('axe-core/axe.min.js');

/** The tags that pa11y uses, plus WCAG 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALL: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } };
/** Only these rules depend on the color scheme. */
const COLORS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Browsers other than Chromium check only the light color scheme. The contrast of text over a picture is not checked, because axe
 * cannot decide it; on this site such text is always on a panel.
 * @param within the selector of the part to check
 */
export async function runAxe(
  page: Page,
  { schemes = ['light', 'dark'], within = ':root' }: { schemes?: readonly ('light' | 'dark')[]; within?: string } = {},
): Promise<string[]> {
  if (BROWSER !== 'chromium') return listViolations(page, ALL, within);
  const errors: string[] = [];
  for (const scheme of schemes) {
    await emulateScheme(page, scheme);
    const violations = await listViolations(page, scheme === 'light' ? ALL : COLORS, within);
    errors.push(...violations.map((violation) => `${scheme}: ${violation}`));
  }
  await emulateScheme(page, 'light');
  return errors;
}

async function emulateScheme(page: Page, value: string): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
  await settle(page);
  // During a transition of colors, the contrast is not final.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

async function listViolations(page: Page, options: RunOptions, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'));
  const { violations } = await page.evaluate(
    (within, options): Promise<AxeResults> => Reflect.get(window, 'axe').run(within, options),
    within,
    // `preload` would request style sheets and media again, but only rules about audio and orientation read them.
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}, ${any[0]?.message ?? help}: ${target.join(' ')}`),
  );
}
