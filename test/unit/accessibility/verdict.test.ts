/** How e2e/accessibility.test.ts reads the report of pa11y-ci. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Issue } from 'pa11y-ci';
import { assessReport } from '../../e2e/a11y-verdict.ts';

const url = 'http://localhost/?360';

function issue(fields: Partial<Issue>): Issue {
  return { code: 'x', type: 'error', message: 'm', selector: 's', runner: 'axe', ...fields };
}

describe('the verdict on a report of pa11y-ci', () => {
  const countErrors = (issues: (Issue | Error)[]) =>
    assessReport({ results: { [url]: issues } }, [{ url }]).errors.length;

  for (const [name, given, tested] of [
    ['that was tested and has no issues', url, url],
    ['that redirects to one of its tabs', url, `${url}#support-services`],
    ['that adds a query to its address', 'http://localhost/?narrowed', 'http://localhost/?narrowed=&q=meat'],
  ] as const) {
    it(`is passed for a page ${name}`, () =>
      assert.deepEqual(assessReport({ results: { [tested]: [] } }, [{ url: given }]), { errors: [], tested: 1 }));
  }

  it('is failed if a page was not tested', () => {
    const verdict = assessReport({ results: { [url]: [] } }, [{ url }, { url: 'http://localhost/contact/?360' }]);
    assert.deepEqual(verdict, { errors: ['http://localhost/contact/?360 was not tested'], tested: 1 });
  });

  it('is failed if a page could not be tested', () => {
    const verdict = assessReport({ results: { [url]: [new Error('timed out')] } }, [{ url }]);
    assert.deepEqual(verdict, { errors: [`${url} was not tested: timed out`], tested: 0 });
  });

  it('is failed by issues of axe of any type', () => {
    for (const type of ['error', 'warning', 'notice'] as const) assert.equal(countErrors([issue({ type })]), 1, type);
  });

  it('is not failed by issues that a person must decide: of axe, or notices of HTML_CodeSniffer', () => {
    assert.equal(countErrors([issue({ runnerExtras: { needsFurtherReview: true } })]), 0);
    assert.equal(countErrors([issue({ runner: 'htmlcs', type: 'notice' })]), 0);
    assert.equal(countErrors([issue({ runner: 'htmlcs', type: 'error' })]), 1);
  });
});
