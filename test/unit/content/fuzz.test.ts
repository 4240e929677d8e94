/** Some hundred cases of hostile and foolish content, the same each time; `npm run test:fuzz` tries thousands of others. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { format } from '../../../engine/core/diagnostics.ts';
import { casesOf } from '../../e2e/fuzz/cases.ts';
import { findBreaches } from '../../e2e/fuzz/invariants.ts';
import { type FuzzedSite, openFuzzedSite } from '../../e2e/fuzz/site.ts';

describe('a build of hostile or foolish content', () => {
  let site: FuzzedSite;
  before(async () => {
    site = await openFuzzedSite();
  });
  after(() => site.remove());

  it('passes as it is without an edit', async () => {
    assert.deepEqual((await site.build([])).problems.map(format), []);
    assert.deepEqual(findBreaches(await site.build([])), []);
  });

  it('ends with pages that nothing is smuggled into, or with errors at their places', async () => {
    const holds = fc.asyncProperty(casesOf(site.paths), async (edits) => {
      assert.deepEqual(findBreaches(await site.build(edits)), []);
    });
    await fc.assert(holds, { seed: 10, numRuns: 200 });
  });
});
