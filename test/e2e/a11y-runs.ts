import pa11yCi, { type Target } from 'pa11y-ci';
import type { LaunchOptions } from 'puppeteer-core';
import { judge, type Verdict } from './a11y-verdict.ts';

/** WCAG 2.2's rule for the size of targets; pa11y's standards end at 2.1. */
const axe = { runners: ['axe'], rules: ['target-size'] };

/** In turn: pa11y hands one list of rules to all its runners, and one browser shows one scheme. */
const RUNS = [
  { name: 'axe, light', run: axe, flags: [] },
  { name: 'axe, dark', run: axe, flags: ['--force-dark-mode'] },
  { name: 'axe, forced colors', run: axe, flags: ['--force-high-contrast'] },
  { name: 'HTML_CodeSniffer', run: { runners: ['htmlcs'] }, flags: [] },
];

/**
 * Looks at every target in every way.
 * @param launch how to start a browser
 * @param tell is given what came of each way
 */
export async function testAll(
  targets: Target[],
  launch: LaunchOptions,
  tell: (name: string, verdict: Verdict) => void,
): Promise<void> {
  for (const { name, run, flags } of RUNS) {
    const report = await pa11yCi(targets, {
      ...run,
      chromeLaunchConfig: { ...launch, args: [...(launch.args ?? []), ...flags] },
      concurrency: 2,
      standard: 'WCAG2AA',
      // axe's rules of less than serious impact come as warnings and notices; see a11y-verdict.ts.
      includeWarnings: true,
      includeNotices: true,
      timeout: 60_000,
      log: { debug() {}, error() {}, info() {} },
    });
    tell(name, judge(report, targets));
  }
}
