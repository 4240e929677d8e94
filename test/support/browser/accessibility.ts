/** The errors that axe and HTML_CodeSniffer find in a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { KIND } from './kind.ts';

const { resolve } = createRequire(import.meta.url);
const AXE = resolve('axe-core/axe.min.js');
const SNIFFER = resolve('@pa11y/html_codesniffer/build/HTMLCS.js');

/** The tags that pa11y uses, plus WCAG 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALL: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } };
/** A color scheme can only break these rules. */
const COLORS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Runs axe in the light scheme and, in Chromium, in the dark one. Leaves out undecided results: text over a picture, which is
 * always on a panel here.
 */
export async function runAxe(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'));
  const light = await listViolations(page, within, ALL);
  if (KIND !== 'chromium') return light;
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.evaluate(finishTransitions);
  const dark = await listViolations(page, within, COLORS);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.evaluate(finishTransitions);
  return [...light.map((found) => `light: ${found}`), ...dark.map((found) => `dark: ${found}`)];
}

/** Until colors no longer fade into others. Runs in the page. */
async function finishTransitions(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

async function listViolations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (within, options): Promise<AxeResults> => Reflect.get(window, 'axe').run(within, options),
    within,
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}, ${any[0]?.message ?? help}: ${target.join(' ')}`),
  );
}

/** Only errors of HTML_CodeSniffer: its warnings and notices need a manual review on every page. */
export async function runHtmlCodeSniffer(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(SNIFFER, 'utf8'));
  return page.evaluate(async () => {
    const sniffer = Reflect.get(window, 'HTMLCS');
    await new Promise((resolve) => sniffer.process('WCAG2AA', document, resolve));
    const messages: { type: number; code: string; element: Element }[] = sniffer.getMessages();
    return messages
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, element }) => `${code}: ${element.outerHTML?.slice(0, 100)}`);
  });
}
