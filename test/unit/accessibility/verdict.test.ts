/** How test/e2e/accessibility.test.ts reads the report of pa11y-ci. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Issue } from 'pa11y-ci';
import { listErrors } from '../../e2e/a11y-verdict.ts';

const url = 'http://localhost/?360';

function issue(fields: Partial<Issue>): Issue {
  return { code: 'x', type: 'error', message: 'm', selector: 's', runner: 'axe', ...fields };
}

describe('the verdict on accessibility', () => {
  const countErrors = (issues: (Issue | Error)[]) => listErrors({ results: { [url]: issues } }, [{ url }]).length;

  for (const [name, given, tested] of [
    ['that was tested and has no issues', url, url],
    ['that redirects to one of its tabs', url, `${url}#support-services`],
    ['that adds a query to its address', 'http://localhost/?narrowed', 'http://localhost/?narrowed=&q=meat'],
  ] as const) {
    it(`passes a page ${name}`, () =>
      assert.deepEqual(listErrors({ results: { [tested]: [] } }, [{ url: given }]), []));
  }

  it('fails when a page was not tested', () => {
    const errors = listErrors({ results: { [url]: [] } }, [{ url }, { url: 'http://localhost/contact/?360' }]);
    assert.deepEqual(errors, ['http://localhost/contact/?360 was not tested: no result']);
  });

  it('fails when a page could not be tested', () => {
    const errors = listErrors({ results: { [url]: [new Error('timed out')] } }, [{ url }]);
    assert.deepEqual(errors, [`${url} was not tested: timed out`]);
  });

  it('fails because of issues of axe of any type, and of errors of HTML_CodeSniffer', () => {
    for (const type of ['error', 'warning', 'notice'] as const) assert.equal(countErrors([issue({ type })]), 1, type);
    assert.equal(countErrors([issue({ runner: 'htmlcs', type: 'error' })]), 1);
  });

  it('ignores issues that a person must decide: some of axe, and notices of HTML_CodeSniffer', () => {
    assert.equal(countErrors([issue({ runnerExtras: { needsFurtherReview: true } })]), 0);
    assert.equal(countErrors([issue({ runner: 'htmlcs', type: 'notice' })]), 0);
  });
});
