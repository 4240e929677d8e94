/** What nobody has thought of: it is told like any fault, of the file behind it. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { openCache } from '../../../engine/assets/cache.ts';
import { survey } from '../../../engine/check/check.ts';
import { runBuild } from '../../../engine/command/command.ts';
import { BuildFailure } from '../../../engine/faults/errors.ts';
import { nettedAll } from '../../../engine/faults/unforeseen.ts';
import { inspectPictures } from '../../../engine/images/inspect.ts';
import { readContent } from '../../../engine/read/read.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { rules } from '../../../site/rules.ts';
import { copyFixture } from '../../fixture-site.ts';

const fail = (): never => {
  throw new TypeError('value is not iterable\n    at somewhere');
};
const TOLD =
  'file: found what the build cannot take (TypeError: value is not iterable), write it more plainly; with DEBUG=1 the build says where it gave up';

describe('what nobody has thought of', () => {
  it('is a fault of the file whose check stumbles, beside the faults of the others', async () => {
    const fixture = copyFixture('faults/many');
    const reading = readContent(join(fixture.folder, 'content'));
    const pictures = await inspectPictures(
      join(fixture.folder, 'content/pages'),
      PALETTE.paper,
      openCache(join(fixture.folder, 'cache')),
    );
    const sources = reading.sources.map((source) =>
      source.path === 'services/produce.md' ? { ...source, positionOf: fail } : source,
    );
    const told = survey(rules, { ...reading, sources }, pictures, {}).faults.map((fault) =>
      String(fault).replaceAll(`${fixture.folder}/`, ''),
    );
    assert.deepEqual(
      told.filter((line) => line.includes('produce.md')),
      [`content/services/produce.md:1:1 error ${TOLD}`],
    );
    assert.ok(told.some((line) => line.startsWith('content/pages/services.md:2:1 error titel')));
    fixture.remove();
  });

  it('is a fault of each file whose work stumbles, and stops no other', () => {
    const work = (file: string) => (file === 'b.md' ? file : fail());
    const { results, faults } = nettedAll(['a.md', 'b.md', 'c.md'], (file) => file, work);
    assert.deepEqual(results, ['b.md']);
    assert.deepEqual(faults.map(String), [`a.md:1:1 error ${TOLD}`, `c.md:1:1 error ${TOLD}`]);
  });
});

describe('a command that stumbles', () => {
  const { DEBUG } = process.env;
  afterEach(() => {
    if (DEBUG === undefined) delete process.env.DEBUG;
    else process.env.DEBUG = DEBUG;
  });

  const run = async (printed: string[], build: () => Promise<never>, debug: string) => {
    process.env.DEBUG = debug;
    const code = await runBuild(['--content', 'test/fixtures/base'], build);
    assert.equal(code, 1);
    return printed.join('\n');
  };
  const stumbles = [
    ['over a file', async () => Promise.reject(new BuildFailure(nettedAll(['a.md'], String, fail).faults)), 'a.md:1:1'],
    ['over itself', async () => fail(), 'found a fault of the build itself (TypeError: value is not iterable)'],
  ] as const;
  for (const [name, build, words] of stumbles) {
    it(`${name} says so in a line, and where only when asked`, async (test) => {
      const printed: string[] = [];
      test.mock.method(console, 'error', (line: string) => printed.push(line));
      const plain = await run(printed, build, '');
      assert.ok(plain.includes(words), plain);
      assert.doesNotMatch(plain, /unforeseen\.test\.ts/);
      assert.match(await run(printed, build, '1'), /unforeseen\.test\.ts/);
    });
  }
});
