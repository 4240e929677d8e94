/** How content is read: symbolic links, what is not a file, and files that are too long. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';

const NOT_A_FILE = 'This is not a file. Put the file itself here, or delete it.';

describe('reading content:', () => {
  let fixture: FixtureSite;
  const inFixture = (path: string) => join(fixture.folder, path);

  beforeEach(() => {
    fixture = copyFixture();
  });

  it('a symbolic link to a content file is followed', async () => {
    await fixture.build();
    const before = fixture.list();
    renameSync(inFixture('content/services/produce.md'), inFixture('produce.md'));
    symlinkSync('../../produce.md', inFixture('content/services/produce.md'));
    await fixture.build();
    assert.deepEqual(fixture.list(), before);
  });

  it('what is not a file is reported, all at once', async () => {
    symlinkSync('nowhere', inFixture('content/services/broken-link.md'));
    symlinkSync(pictures, inFixture('content/services/folder.md'));
    execFileSync('mkfifo', [inFixture('content/services/pipe.md')]);
    const expected = ['broken-link', 'folder', 'pipe'].map(
      (name) => `content/services/${name}.md:1:1 error ${NOT_A_FILE}`,
    );
    assert.deepEqual((await fixture.errors()).split('\n').sort(), expected);
  });

  it('a text of more than 200 KB is refused', async () => {
    fixture.edit('services/produce.md', /$/, 'a word '.repeat(30_000));
    const error = /^\S*produce\.md:1:1 error The file has 21\d,\d{3} bytes; the limit is 200,000\. Shorten it\.$/;
    assert.match(await fixture.errors(), error);
  });
});
