/** What may lie in the folders of content and pictures besides plain files. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

const pictures = join(import.meta.dirname, '../../fixtures/pictures');
let fixture: FixtureSite;
let inFixture: (path: string) => string;

beforeEach(() => {
  fixture = copyFixture();
  inFixture = (path) => join(fixture.folder, path);
});
afterEach(() => fixture.remove());

describe('a content file that is a link', () => {
  it('is read where it leads', async () => {
    await fixture.build();
    const before = fixture.list();
    renameSync(inFixture('content/services/produce.md'), inFixture('produce.md'));
    symlinkSync('../../produce.md', inFixture('content/services/produce.md'));
    await fixture.build();
    assert.deepEqual(fixture.list(), before);
  });

  const others: Record<string, [target: string, words: string]> = {
    'to nowhere': [
      'nowhere.md',
      'This is a link that leads nowhere, not a file. Put the file itself here, or delete it.',
    ],
    'in a circle': [
      'linked.md',
      'This is a link that leads in a circle, not a file. Put the file itself here, or delete it.',
    ],
    'to a folder': ['../groups', 'This is a link to a folder, not a file. Put the file itself here, or delete it.'],
    'to a device': ['/dev/null', 'This is a pipe or a device, not a file. Put the file itself here, or delete it.'],
  };
  for (const [name, [target, words]] of Object.entries(others)) {
    it(`is refused, all at once: ${name}`, async () => {
      symlinkSync(target, inFixture('content/services/linked.md'));
      addFile(fixture, 'services/other.md', 'no front matter');
      const [linked, other] = (await fixture.errors()).split('\n');
      assert.equal(linked, `content/services/linked.md:1:1 error ${words}`);
      assert.match(other ?? '', /other\.md:1:1 error The first line is/);
    });
  }

  it('is refused in place of a whole folder', async () => {
    symlinkSync('services', inFixture('content/more'));
    assert.equal(
      await fixture.errors(),
      'content/more:1:1 error This is a link to a folder, not a file. Put the file itself here, or delete it.',
    );
  });
});

describe('a content file', () => {
  it('that is a pipe is refused, and not waited for', async () => {
    execFileSync('mkfifo', [inFixture('content/services/pipe.md')]);
    assert.match(await fixture.errors(), /^content\/services\/pipe\.md:1:1 error This is a pipe or a device, /);
  });

  it('is refused for a name too long for an address', async () => {
    const name = `${'a'.repeat(230)}.md`;
    cpSync(inFixture('content/services/produce.md'), inFixture(`content/services/${name}`));
    assert.equal(
      await fixture.errors(),
      `content/services/${name}:1:1 error \`services/${'a'.repeat(51)}…\` makes no good address. Rename it with at most 100 lowercase letters, digits and hyphens, such as \`fresh-fish.md\`.`,
    );
  });
});

describe('in the folder of pictures', () => {
  const strays: Record<string, [make: (path: string) => void, words: string]> = {
    'a folder': [(path) => mkdirSync(path), 'a folder'],
    'a link to nowhere': [(path) => symlinkSync('nowhere', path), 'a link that leads nowhere'],
    'a link in a circle': [(path) => symlinkSync('stray.jpg', path), 'a link that leads in a circle'],
    'a pipe': [(path) => execFileSync('mkfifo', [path]), 'a pipe or a device'],
    'a device': [(path) => symlinkSync('/dev/zero', path), 'a pipe or a device'],
  };
  for (const [name, [make, words]] of Object.entries(strays)) {
    it(`${name} is reported with all other errors`, async () => {
      cpSync(pictures, inFixture('pictures'), { recursive: true });
      make(inFixture('pictures/stray.jpg'));
      addFile(fixture, 'services/other.md', 'no front matter');
      const [stray, other] = (await fixture.errors({ images: inFixture('pictures') })).split('\n').sort();
      const message = `This is ${words}, not a file. Put the file itself here, or delete it.`;
      assert.equal(stray, `assets/images/stray.jpg:1:1 error ${message}`);
      assert.match(other ?? '', /other\.md:1:1 error The first line is/);
    });
  }

  it('a link is read where it leads', async () => {
    mkdirSync(inFixture('pictures'));
    symlinkSync(join(pictures, 'produce.jpg'), inFixture('pictures/produce.jpg'));
    await fixture.build({ images: inFixture('pictures') });
  });
});
