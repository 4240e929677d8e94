import type { Issue, Report, Target } from 'pa11y-ci';

/**
 * A target that was not tested, or not to the end, counts as an error like any other.
 * @returns the errors, and how many targets were tested to the end
 */
export function assessReport({ results }: Report, targets: readonly Target[]) {
  // Tabs, calculators and the site map change the address: the report names "#tab", "&weekly=150000" or "=&q=word", too.
  const byAddress = new Map(Object.entries(results).map(([url, issues]) => [url.split(/[#&=]/)[0], issues]));
  const verdicts = targets.map(({ url }) => {
    const issues = byAddress.get(url);
    if (!issues) return { tested: false, errors: [`${url} was not tested`] };
    const failure = issues.find((issue): issue is Error => issue instanceof Error);
    if (failure) return { tested: false, errors: [`${url} was not tested: ${failure.message}`] };
    const found = issues.filter((issue): issue is Issue => !(issue instanceof Error)).filter(isViolation);
    return { tested: true, errors: found.map((issue) => describe(url, issue)) };
  });
  return { errors: verdicts.flatMap(({ errors }) => errors), tested: verdicts.filter(({ tested }) => tested).length };
}

/**
 * HTML_CodeSniffer's warnings and notices ask for a person's look at every page, faulty or not. axe's are
 * findings, except for what it could not decide (words over a picture, which here stand on a panel: the test of the palette measures that).
 */
function isViolation({ type, runner, runnerExtras }: Issue): boolean {
  if (runner === 'htmlcs') return type === 'error';
  return runnerExtras?.needsFurtherReview !== true;
}

function describe(url: string, { runner, code, message, selector }: Issue): string {
  return `${url}\n  ${runner} ${code}\n  ${message.split('\n')[0]}\n  ${selector}`;
}
