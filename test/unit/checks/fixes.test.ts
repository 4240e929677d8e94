/** Fixes that authors apply one after the other; those of the fixtures of errors are in messages.test.ts. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { textOf } from '../../../engine/core/diagnostics.ts';
import { listFiles } from '../../support/files.ts';
import { copyFixture, type FixtureSite, listCases, readFixture } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { applyFix, listErrors, readFix } from './fix-patterns.ts';

for (const name of listCases('fixes')) {
  it(`the fix in a message fixes the error: ${name}`, async () => {
    const fixture = copyFixture(`fixes/${name}`);
    await fixAll(fixture);
    const fixed = listFiles(join(project, 'test/fixtures/fixes', name, 'fixed'));
    assert.ok(fixed.length > 0);
    for (const path of fixed) assert.equal(fixture.readContent(path), readFixture(`fixes/${name}/fixed/${path}`));
  });
}

/** Applies one fix after another. */
async function fixAll(fixture: FixtureSite, fixes = 9): Promise<void> {
  const errors = await listErrors(fixture);
  const error = errors.at(-1);
  if (error === undefined) return;
  assert.ok(fixes > 0, errors.map(textOf).join('\n'));
  applyFix(fixture, error, readFix(textOf(error)) ?? assert.fail(textOf(error)));
  await fixAll(fixture, fixes - 1);
}
