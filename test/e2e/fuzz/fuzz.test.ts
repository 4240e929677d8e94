/** Hostile and mistaken content, the same cases each time; `npm run test:fuzz` tries others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDiagnostic } from '../../../engine/core/diagnostics.ts';
import { fuzz } from './fuzz.ts';
import { findViolations, listScripts } from './invariants.ts';
import { openFuzzedSite } from './site.ts';

describe('a build of the fuzzed site', () => {
  it('succeeds while nothing is edited', async () => {
    const outcome = await (await openFuzzedSite()).build([]);
    assert.deepEqual([outcome.errors.map(formatDiagnostic), findViolations(outcome, listScripts(outcome))], [[], []]);
  });

  it('writes pages without injected scripts, or reports errors at their positions', () => fuzz(100, 10));
});
