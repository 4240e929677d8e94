/** axe and HTML_CodeSniffer on every page, by pa11y-ci. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import pa11yCi, { type Target } from 'pa11y-ci';
import { serve } from '../../engine/dev-server/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { needs } from '../support/browser/needs.ts';
import { openRealSite } from '../support/browser/sites.ts';
import { listPages } from '../support/pages.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { listErrors } from './a11y-verdict.ts';

const WINDOWS = [
  { width: 360, height: 780, isMobile: true, hasTouch: true },
  { width: 1280, height: 900 },
];

/** Adds WCAG 2.2's rule for the size of targets; pa11y's standards end at 2.1. */
const axe = { runners: ['axe'], rules: ['target-size'] };

/**
 * One runner at a time: pa11y passes one list of rules to all of them. The tests of test/browser/pages/ run axe in the dark color
 * scheme (walk.test.ts) and on islands in use (states.test.ts).
 */
const RUNS = [
  { name: 'axe', run: axe, flags: [] },
  { name: 'axe, forced colors', run: axe, flags: ['--force-high-contrast'] },
  { name: 'HTML_CodeSniffer', run: { runners: ['htmlcs'] }, flags: [] },
];

describe('every page', needs('pa11y'), () => {
  for (const { name, run, flags } of RUNS) {
    it(`passes ${name}`, async () => {
      const { browser, options } = await launchBrowser();
      await browser.close();
      const copy = copyWithoutRedirects((await openRealSite()).folder);
      const served = await serve({ folder: copy, base: '/', port: 0 });
      // The query tells the windows apart in the report.
      const targets: Target[] = listPages(copy).flatMap(({ path }) =>
        WINDOWS.map((viewport) => ({ url: `${served.address}${path}?${viewport.width}`, viewport })),
      );
      const report = await pa11yCi(targets, {
        ...run,
        chromeLaunchConfig: { ...options, args: [...(options.args ?? []), ...flags] },
        concurrency: 2,
        standard: 'WCAG2AA',
        // axe's rules of less than serious impact come as warnings and notices; see a11y-verdict.ts.
        includeWarnings: true,
        includeNotices: true,
        timeout: 60_000,
        log: { debug() {}, error() {}, info() {} },
      });
      await served.close();
      assert.deepEqual(listErrors(report, targets), []);
    });
  }
});

/** Copies a site. Its redirect pages no longer refresh, so that they can be tested, too. */
function copyWithoutRedirects(from: string): string {
  const to = makeTemporaryFolder('a11y');
  cpSync(from, to, { recursive: true });
  for (const { file } of listPages(to)) {
    const html = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
  }
  return to;
}
