/** Bugs in code are reported once, with their position in the code. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { runBuild } from '../../../engine/cli/command.ts';
import { readContent, validate } from '../../../engine/content/index.ts';
import { BuildFailure, formatDiagnostic, tryAll } from '../../../engine/core/index.ts';
import { rules } from '../../../site/rules.ts';
import { copyFixture } from '../../support/fixture-site.ts';

const fail = (): never => {
  // The second line of the message looks like a line of a stack trace.
  throw new TypeError('value is not iterable\n    at somewhere');
};
const position = '^test/unit/core/build-error\\.test\\.ts:\\d+:\\d+';
/** The line that reports the bug. @param during what was processed, e.g. a file */
const reported = (during: string) =>
  new RegExp(`${position} error Internal error, first found in \`${during}\`: TypeError: value is not iterable$`);

function catchFailure(work: () => unknown): BuildFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof BuildFailure) return error;
    throw error;
  }
  assert.fail('no failure');
}

describe('a bug in code', () => {
  it('is reported with its position in the code, along with content errors', async () => {
    const fixture = copyFixture('errors/many');
    const reading = readContent(join(fixture.folder, 'content'));
    const sources = reading.sources.map((source) =>
      source.path === 'services/produce.md' ? { ...source, findPosition: fail } : source,
    );
    // No pictures, and no settings from the command line.
    const error = catchFailure(() => validate(rules, { ...reading, sources }, { pictures: new Map() }, {}));
    const lines = error.errors.map((problem) => formatDiagnostic(problem).replaceAll(`${fixture.folder}/`, ''));
    const [bug = '', ...others] = lines.filter((line) => line.includes('Internal error'));
    assert.match(bug, reported('content/services/produce\\.md'));
    assert.deepEqual(others, []);
    assert.ok(lines.some((line) => line.startsWith('content/pages/services.md:2:1 error Unknown field `titel`')));
  });
});

describe('a command that meets a bug', () => {
  const run = async (test: TestContext, error: unknown) => {
    const printed: string[] = [];
    test.mock.method(console, 'error', (line: string) => printed.push(line));
    assert.equal(await runBuild(['--content', 'test/fixtures/base'], '.', () => Promise.reject(error)), 1);
    return printed.join('\n');
  };

  it('processes all files, and prints the bug once, with its position and its stack', async (test) => {
    const work = (file: string) => (file === 'b.md' ? file : fail());
    const { results, errors } = tryAll(['a.md', 'b.md', 'c.md'], String, work);
    assert.deepEqual(results, ['b.md']);
    const [first = '', ...stack] = (await run(test, new BuildFailure(errors))).split('\n');
    assert.match(first, reported('a\\.md'));
    assert.equal(stack.filter((line) => line.includes('at fail (')).length, 1);
    assert.ok(!stack.some((line) => line.includes('Internal error')));
  });

  it('prints the stack if the bug is in the command itself', async (test) => {
    const printed = await run(test, new TypeError('of the command'));
    assert.match(printed, /^Internal error: TypeError: of the command\n +at .*build-error\.test\.ts/);
  });
});
