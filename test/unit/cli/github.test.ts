import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { reportToGitHub } from '../../../engine/cli/github.ts';
import { fileError, makeError } from '../../../engine/core/index.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const errors = Array.from({ length: 12 }, (_, index) => ({
  ...fileError('content/a,b.md', makeError('dead-link', `100% of \`/x${index}/\` is dead.`, 'Fix it.')),
  position: { line: index + 1, column: 3 },
}));

it('in GitHub Actions, the first ten errors are shown at their lines, and all of them in the summary', () => {
  const summary = join(makeTemporaryFolder('github'), 'summary.md');
  writeFileSync(summary, 'before\n');
  const lines: string[] = [];
  reportToGitHub(errors, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }, (line) => lines.push(line));
  assert.equal(lines.length, 10);
  assert.equal(lines[1], '::error file=content/a%2Cb.md,line=2,col=3::100%25 of `/x1/` is dead. Fix it.');
  const text = readFileSync(summary, 'utf8');
  assert.match(
    text,
    /^before\n\n### 12 errors\n\n {4}content\/a,b\.md:1:3 error 100% of `\/x0\/` is dead\. Fix it\.\n/,
  );
  assert.match(text, /x11/);
});

it('elsewhere, nothing is added to the errors of a build', () => {
  reportToGitHub(errors, {}, () => assert.fail());
});
