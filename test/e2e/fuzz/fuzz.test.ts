/** Some hundred cases of hostile and foolish content, the same each time unless FUZZ_SEED is set; `npm run test:fuzz` tries thousands. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { format } from '../../../engine/core/diagnostics.ts';
import { casesOf } from './cases.ts';
import { findBreaches } from './invariants.ts';
import { type FuzzedSite, openFuzzedSite } from './site.ts';

const seed = Number(process.env.FUZZ_SEED ?? 10);

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
    console.log(`FUZZ_SEED=${seed}`);
    await fc.assert(holds, { seed, numRuns: 200 });
  });
});
