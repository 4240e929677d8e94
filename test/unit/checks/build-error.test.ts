/** Bugs in code are reported once, at their place in the code. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { inspectPictures } from '../../../engine/assets/pictures.ts';
import { runBuild } from '../../../engine/cli/command.ts';
import { readContent } from '../../../engine/content/read.ts';
import { validate } from '../../../engine/content/validate.ts';
import { tryAll } from '../../../engine/core/build-error.ts';
import { openCache } from '../../../engine/core/cache.ts';
import { BuildFailure, format } from '../../../engine/core/diagnostics.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { rules } from '../../../site/rules.ts';
import { copyFixture } from '../../support/fixture-site.ts';

const fail = (): never => {
  throw new TypeError('value is not iterable\n    at somewhere');
};
const expected = (during: string) =>
  new RegExp(
    `^test/unit/checks/build-error\\.test\\.ts:\\d+:\\d+ error Internal error, first found in \`${during}\`: TypeError: value is not iterable$`,
  );

describe('a bug in code', () => {
  it('is reported at its place in the code, beside the errors of the content', async () => {
    const fixture = copyFixture('errors/many');
    const reading = readContent(join(fixture.folder, 'content'));
    const pictures = await inspectPictures(
      join(fixture.folder, 'content/pages'),
      PALETTE.paper,
      openCache(join(fixture.folder, 'cache')),
    );
    const sources = reading.sources.map((source) =>
      source.path === 'services/produce.md' ? { ...source, positionOf: fail } : source,
    );
    const lines = validate(rules, { ...reading, sources }, pictures, {}).problems.map((problem) =>
      format(problem).replaceAll(`${fixture.folder}/`, ''),
    );
    const bugs = lines.filter((line) => line.includes('produce.md'));
    assert.equal(bugs.length, 1);
    assert.match(bugs[0] ?? '', expected('content/services/produce\\.md'));
    assert.ok(lines.some((line) => line.startsWith('content/pages/services.md:2:1 error Unknown field `titel`')));
  });

  it('is reported once, however many files meet it, and stops no other', () => {
    const work = (file: string) => (file === 'b.md' ? file : fail());
    const { results, problems } = tryAll(['a.md', 'b.md', 'c.md'], (file) => file, work);
    assert.deepEqual(results, ['b.md']);
    const reported = new BuildFailure(problems).problems;
    assert.equal(reported.length, 1);
    assert.match(format(reported[0] ?? assert.fail()), expected('a\\.md'));
  });
});

describe('a command that meets a bug', () => {
  const run = async (test: TestContext, error: unknown) => {
    const printed: string[] = [];
    test.mock.method(console, 'error', (line: string) => printed.push(line));
    assert.equal(await runBuild(['--content', 'test/fixtures/base'], () => Promise.reject(error)), 1);
    return printed.join('\n');
  };

  it('over a file says where in the code, and prints the stack once', async (test) => {
    const { problems } = tryAll(['a.md', 'b.md'], String, fail);
    const [first = '', ...stack] = (await run(test, new BuildFailure(problems))).split('\n');
    assert.match(first, expected('a\\.md'));
    assert.equal(stack.filter((line) => line.includes('at fail (')).length, 1);
  });

  it('over itself prints the stack', async (test) => {
    const printed = await run(test, new TypeError('of ours'));
    assert.match(printed, /^Internal error: TypeError: of ours\n +at .*build-error\.test\.ts/);
  });
});
