import type { Issue, Report, Target } from 'pa11y-ci';

/** The errors of a report. A page that was not tested to the end is an error, too. */
export function listErrors({ results }: Report, targets: readonly Target[]): string[] {
  // The report has the final addresses. Scripts of pages add to them, e.g. "#tab", "&weekly=150000" or "=&q=word".
  const byAddress = new Map(Object.entries(results).map(([url, issues]) => [url.split(/[#&=]/)[0], issues]));
  return targets.flatMap(({ url }) => {
    const issues = byAddress.get(url) ?? [new Error('no result')];
    return issues.flatMap((issue) => {
      if (issue instanceof Error) return [`${url} was not tested: ${issue.message}`];
      return isViolation(issue) ? [describe(url, issue)] : [];
    });
  });
}

/**
 * HTML_CodeSniffer's warnings and notices ask for a manual review on every page, so only its errors count. All issues of axe
 * count, except those that it could not decide, about text over a picture. On this site such text is always on a panel, and
 * test/unit/site/palette.test.ts measures its contrast.
 */
function isViolation({ type, runner, runnerExtras }: Issue): boolean {
  return runner === 'htmlcs' ? type === 'error' : runnerExtras?.needsFurtherReview !== true;
}

function describe(url: string, { runner, code, message, selector }: Issue): string {
  return `${url}\n  ${runner} ${code}\n  ${message.split('\n')[0]}\n  ${selector}`;
}
