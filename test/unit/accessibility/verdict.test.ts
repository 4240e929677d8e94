/** The accessibility tests must not pass a page that was not tested. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Issue } from 'pa11y-ci';
import { assessReport } from '../../e2e/a11y-verdict.ts';

const url = 'http://localhost/?360';

function issue(fields: Partial<Issue>): Issue {
  return { code: 'x', type: 'error', message: 'm', selector: 's', runner: 'axe', ...fields };
}

describe('the verdict on accessibility', () => {
  const countErrors = (issues: (Issue | Error)[]) =>
    assessReport({ results: { [url]: issues } }, [{ url }]).errors.length;

  it('passes a page that was tested and has no issues', () => {
    assert.deepEqual(assessReport({ results: { [url]: [] } }, [{ url }]), { errors: [], tested: 1 });
  });

  it('fails when a page was not tested', () => {
    const verdict = assessReport({ results: { [url]: [] } }, [{ url }, { url: 'http://localhost/contact/?360' }]);
    assert.deepEqual(verdict, { errors: ['http://localhost/contact/?360 was not tested'], tested: 1 });
  });

  it('fails when a page could not be tested', () => {
    const verdict = assessReport({ results: { [url]: [new Error('timed out')] } }, [{ url }]);
    assert.deepEqual(verdict, { errors: [`${url} was not tested: timed out`], tested: 0 });
  });

  it('recognizes a page whose address leads to a tab', () => {
    assert.equal(assessReport({ results: { [`${url}#support-services`]: [] } }, [{ url }]).tested, 1);
  });

  it('recognizes a page whose address got a query', () => {
    const results = { 'http://localhost/?narrowed=&q=meat': [] };
    assert.equal(assessReport({ results }, [{ url: 'http://localhost/?narrowed' }]).tested, 1);
  });

  it('fails on findings of axe of any impact', () => {
    for (const type of ['error', 'warning', 'notice'] as const) assert.equal(countErrors([issue({ type })]), 1, type);
  });

  it('passes what axe could not decide, and what HTML_CodeSniffer asks a person to look at', () => {
    assert.equal(countErrors([issue({ runnerExtras: { needsFurtherReview: true } })]), 0);
    assert.equal(countErrors([issue({ runner: 'htmlcs', type: 'notice' })]), 0);
    assert.equal(countErrors([issue({ runner: 'htmlcs', type: 'error' })]), 1);
  });
});
