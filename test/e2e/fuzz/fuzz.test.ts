/** 200 cases of hostile and mistaken content, the same each time unless FUZZ_SEED is set; `npm run test:fuzz` tries thousands. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatDiagnostic } from '../../../engine/core/diagnostics.ts';
import { generateEdits } from './cases.ts';
import { findViolations } from './invariants.ts';
import { openFuzzedSite } from './site.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 10);
const runs = Number(process.env['FUZZ_RUNS'] ?? 200);
/** Each case is written here before it runs, for fuzz.ts, which watches this process. */
const caseFile = process.env['FUZZ_CASE'];
/** Most cases take a hundredth of this. Without fuzz.ts there is no limit, because other tests slow the cases down. */
const MAX_MS = caseFile === undefined ? Infinity : 5_000;

const site = await openFuzzedSite();

describe('a build of the fuzzed site', () => {
  it('succeeds while nothing is edited', async () => {
    const outcome = await site.build([]);
    assert.deepEqual([outcome.errors.map(formatDiagnostic), findViolations(outcome)], [[], []]);
  });

  it('writes pages without injected scripts, or reports errors at their positions', async () => {
    const property = fc.asyncProperty(generateEdits(site.paths), async (edits) => {
      if (caseFile !== undefined) writeFileSync(caseFile, JSON.stringify(edits));
      const started = performance.now();
      assert.deepEqual(findViolations(await site.build(edits)), []);
      assert.ok(performance.now() - started < MAX_MS, `takes more than ${MAX_MS} ms`);
    });
    console.log(`FUZZ_SEED=${seed}`);
    await fc.assert(property, { seed, numRuns: runs });
  });
});
