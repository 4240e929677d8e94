/** What an author reads after each kind of mistake: each folder of fixtures/faults is a case, with the whole message. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { copyFixture, listCases, readFixture } from '../../fixture-site.ts';

describe('a fault in the content', () => {
  for (const name of listCases('faults')) {
    it(`is told in whole: ${name}`, async () => {
      const fixture = copyFixture(`faults/${name}`);
      assert.equal(`${await fixture.faults()}\n`, readFixture(`faults/${name}/expected.txt`));
      fixture.remove();
    });
  }

  it('leaves the site of the last good build as it was', async () => {
    const fixture = copyFixture();
    await fixture.build();
    const before = fixture.list().map((path) => [path, fixture.read(path)]);
    writeFileSync(join(fixture.folder, 'content/services/produce.md'), 'no front matter');
    await fixture.faults();
    assert.deepEqual(
      fixture.list().map((path) => [path, fixture.read(path)]),
      before,
    );
    fixture.remove();
  });

  it('is told of a page that is not there', async () => {
    const fixture = copyFixture();
    rmSync(join(fixture.folder, 'content/pages/contact.md'));
    assert.equal(
      await fixture.faults(),
      'content/pages/contact.md:1:1 error file: found no such file, write it: the site cannot do without',
    );
    fixture.remove();
  });

  it('is told alike when the same file is read again in one process', async () => {
    const fixture = copyFixture('faults/tab');
    assert.equal(await fixture.faults(), await fixture.faults());
    fixture.remove();
  });

  it('is no fault where files are for editors or hidden', async () => {
    const fixture = copyFixture();
    mkdirSync(join(fixture.folder, 'content/services'), { recursive: true });
    writeFileSync(join(fixture.folder, 'content/services/README.md'), 'How to add a service.');
    writeFileSync(join(fixture.folder, 'content/.DS_Store'), '');
    await fixture.build();
    fixture.remove();
  });
});
