/** Bugs in code are reported once, with their position in the code. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { runBuild } from '../../../engine/cli/command.ts';
import { BuildFailure, locateBug, tryAll } from '../../../engine/core/index.ts';

const fail = (): never => {
  // The second line of the message looks like a line of a stack trace.
  throw new TypeError('value is not iterable\n    at somewhere');
};
const position = '^test/unit/core/build-error\\.test\\.ts:\\d+:\\d+';
/** The line that reports the bug. @param during what was processed, e.g. a file */
const reported = (during: string) =>
  new RegExp(`${position} error Internal error, first found in \`${during}\`: TypeError: value is not iterable$`);

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
});

describe('a bug', () => {
  const PLACES = ['render (PATH)', 'async Object.render [as default] (PATH)', 'PATH', 'async PATH'];
  for (const place of PLACES) {
    it(`is found in a folder with a space and a bracket, at ${place}`, () => {
      const error = new Error();
      error.stack = `Error: broken\n    at ${place.replace('PATH', `${process.cwd()}/my site (2)/home.tsx:12:3`)}`;
      assert.deepEqual(locateBug(error), { file: 'my site (2)/home.tsx', position: { line: 12, column: 3 } });
    });
  }
});
