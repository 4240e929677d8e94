import pa11yCi, { type Issue, type Report, type Target } from 'pa11y-ci';
import { launchBrowser } from '../support/browser/launch.ts';
import { listNonRedirects } from '../support/pages.ts';
import type { CheckedSite } from './site.ts';

const PHONE = { width: 360, height: 780, isMobile: true, hasTouch: true };
const DESKTOP = { width: 1280, height: 900 };

/** One runner at a time, because pa11y passes one list of rules to all runners. */
const RUNS = [
  // Adds WCAG 2.2's rule for the size of targets; pa11y's standards end at 2.1.
  { runners: ['axe'], rules: ['target-size'], viewports: [PHONE, DESKTOP] },
  { runners: ['htmlcs'], viewports: [DESKTOP] },
];

/**
 * Runs axe and HTML_CodeSniffer on every page that does not redirect. test/browser/pages/ runs axe in dark mode, in forced colors and on
 * islands in use.
 */
export async function checkAccessibility({ folder, address }: CheckedSite): Promise<string[]> {
  // Only to find out how to start a browser: pa11y-ci starts its own.
  const { browser, options } = await launchBrowser();
  await browser.close();
  const errors: string[] = [];
  for (const { viewports, ...settings } of RUNS) {
    // The query tells the windows apart in the report.
    const targets: Target[] = listNonRedirects(folder).flatMap(({ path }) =>
      viewports.map((viewport) => ({ url: `${address}${path}?${viewport.width}`, viewport })),
    );
    const results = await runWithRetries(targets, {
      ...settings,
      chromeLaunchConfig: options,
      concurrency: 2,
      standard: 'WCAG2AA',
      // pa11y reports axe's less serious issues as warnings and notices; see `isViolation`.
      includeWarnings: true,
      includeNotices: true,
      timeout: 60_000,
      log: { debug() {}, error() {}, info() {} },
    });
    errors.push(...listErrors(results, targets));
  }
  return errors;
}

/** If the browser crashes, the pages after it fail, too. Each is tried once more, in a browser of its own. */
async function runWithRetries(targets: readonly Target[], options: object): Promise<Results> {
  const results = findResults(await pa11yCi(targets, options));
  for (const target of targets) {
    if (results.get(target.url)?.every((issue) => !(issue instanceof Error))) continue;
    for (const [url, issues] of findResults(await pa11yCi([target], options))) results.set(url, issues);
  }
  return results;
}

type Results = Map<string, (Issue | Error)[]>;

/** The report has the final addresses: to "…/?360", scripts of pages add "#tab", "&weekly=150000" or "=&q=word". */
const findResults = ({ results }: Report): Results =>
  new Map(Object.entries(results).map(([url, issues]) => [url.replace(/[#&=].*/, ''), issues]));

/** The errors of a report. A page that was not tested to the end is an error, too. */
function listErrors(results: Results, targets: readonly Target[]): string[] {
  return targets.flatMap(({ url }) => {
    const issues = results.get(url) ?? [new Error('no result')];
    return issues.flatMap((issue) => {
      if (issue instanceof Error) return [`${url} was not tested: ${issue.message}`];
      return isViolation(issue) ? [formatIssue(url, issue)] : [];
    });
  });
}

/**
 * HTML_CodeSniffer's warnings and notices ask for a manual review on every page, so only its errors count. An issue of axe counts
 * unless axe could not decide it. That happens only for text over a picture, which is always on a panel.
 */
function isViolation({ type, runner, runnerExtras }: Issue): boolean {
  return runner === 'htmlcs' ? type === 'error' : runnerExtras?.needsFurtherReview !== true;
}

function formatIssue(url: string, { runner, code, message, selector }: Issue): string {
  return `${url}\n  ${runner} ${code}\n  ${message.split('\n')[0]}\n  ${selector}`;
}
