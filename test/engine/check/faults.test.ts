/** What an author reads after each kind of mistake: each folder of fixtures/faults is a case, with the whole message. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { copyFixture, listCases, readFixture } from '../../fixture-site.ts';

describe('a fault in the content', () => {
  for (const name of listCases('faults')) {
    it(`is told in whole: ${name}`, async () => {
      const trial = copyFixture(`faults/${name}`);
      assert.equal(`${await trial.faults()}\n`, readFixture(`faults/${name}/expected.txt`));
      trial.remove();
    });
  }

  it('leaves the site of the last good build as it was', async () => {
    const trial = copyFixture();
    await trial.build();
    const before = trial.list().map((path) => [path, trial.read(path)]);
    writeFileSync(join(trial.folder, 'content/services/produce.md'), 'no front matter');
    await trial.faults();
    assert.deepEqual(
      trial.list().map((path) => [path, trial.read(path)]),
      before,
    );
    trial.remove();
  });

  it('is told of a page that is not there', async () => {
    const trial = copyFixture();
    rmSync(join(trial.folder, 'content/pages/contact.md'));
    assert.equal(
      await trial.faults(),
      'content/pages/contact.md:1:1 error file: found no such file, write it: the site cannot do without',
    );
    trial.remove();
  });

  it('is told alike when the same file is read again in one process', async () => {
    const trial = copyFixture('faults/tab');
    assert.equal(await trial.faults(), await trial.faults());
    trial.remove();
  });

  it('is no fault where files are for editors or hidden', async () => {
    const trial = copyFixture();
    mkdirSync(join(trial.folder, 'content/services'), { recursive: true });
    writeFileSync(join(trial.folder, 'content/services/README.md'), 'How to add a service.');
    writeFileSync(join(trial.folder, 'content/.DS_Store'), '');
    await trial.build();
    trial.remove();
  });
});
