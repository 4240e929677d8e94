/** Bugs in code are reported once, with their position in the code. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { runBuild } from '../../../engine/cli/command.ts';
import { readContent, validate } from '../../../engine/content/index.ts';
import { BuildFailure, formatProblem, tryAll } from '../../../engine/core/index.ts';
import { rules } from '../../../site/rules.ts';
import { copyFixture } from '../../support/fixture-site.ts';

const fail = (): never => {
  throw new TypeError('value is not iterable\n    at somewhere');
};
const position = '^test/unit/checks/build-error\\.test\\.ts:\\d+:\\d+';
const expected = (file: string) =>
  new RegExp(`${position} error Internal error, first found in \`${file}\`: TypeError: value is not iterable$`);

describe('a bug in code', () => {
  it('is reported with its position in the code, along with content errors', async () => {
    const fixture = copyFixture('errors/many');
    const reading = readContent(join(fixture.folder, 'content'));
    const sources = reading.sources.map((source) =>
      source.path === 'services/produce.md' ? { ...source, positionOf: fail } : source,
    );
    const { problems } = validate(rules, { ...reading, sources }, new Map(), {});
    const lines = problems.map((problem) => formatProblem(problem).replaceAll(`${fixture.folder}/`, ''));
    const [bug = '', ...others] = lines.filter((line) => line.includes('Internal error'));
    assert.match(bug, expected('content/services/produce\\.md'));
    assert.deepEqual(others, []);
    assert.ok(lines.some((line) => line.startsWith('content/pages/services.md:2:1 error Unknown field `titel`')));
  });

  it('is reported once for all files, and the others are still processed', () => {
    const work = (file: string) => (file === 'b.md' ? file : fail());
    const { results, problems } = tryAll(['a.md', 'b.md', 'c.md'], (file) => file, work);
    assert.deepEqual(results, ['b.md']);
    const [bug = assert.fail(), ...others] = new BuildFailure(problems).problems;
    assert.match(formatProblem(bug), expected('a\\.md'));
    assert.deepEqual(others, []);
  });
});

describe('a command that meets a bug', () => {
  const run = async (test: TestContext, error: unknown) => {
    const printed: string[] = [];
    test.mock.method(console, 'error', (line: string) => printed.push(line));
    assert.equal(await runBuild(['--content', 'test/fixtures/base'], () => Promise.reject(error)), 1);
    return printed.join('\n');
  };

  it('prints the bug of a file with its position, and the stack once', async (test) => {
    const { problems } = tryAll(['a.md', 'b.md'], String, fail);
    const [first = '', ...stack] = (await run(test, new BuildFailure(problems))).split('\n');
    assert.match(first, expected('a\\.md'));
    assert.equal(stack.filter((line) => line.includes('at fail (')).length, 1);
  });

  it('prints the stack of a bug of its own', async (test) => {
    const printed = await run(test, new TypeError('of ours'));
    assert.match(printed, /^Internal error: TypeError: of ours\n +at .*build-error\.test\.ts/);
  });
});
