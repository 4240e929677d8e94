import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { project } from '../../support/project.ts';
import { generateEdits } from './cases.ts';
import { findViolations, listScripts } from './invariants.ts';
import { openFuzzedSite } from './site.ts';

/** Each case is written here before it runs, because an endless loop can't report itself. */
const CASE = join(project, '.cache/fuzz-case.json');

/** Builds a tiny site again and again, each time with other hostile or mistaken edits. @throws Error with the smallest failing case */
export async function fuzz(runs: number, seed: number): Promise<void> {
  const site = await openFuzzedSite();
  const ownScripts = listScripts(await site.build([]));
  const property = fc.asyncProperty(generateEdits(site.original), async (edits) => {
    writeFileSync(CASE, JSON.stringify(edits));
    assert.deepEqual(findViolations(await site.build(edits), ownScripts), []);
  });
  await fc.assert(property, { seed, numRuns: runs });
}
