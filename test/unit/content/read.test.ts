/** How content is read: symbolic links, devices and folders in place of files, and texts that take too long to parse. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { addFile, copyFixture, type FixtureSite, pictures, readFixture } from '../../support/fixture-site.ts';

let fixture: FixtureSite;
const inFixture = (path: string) => join(fixture.folder, path);

beforeEach(() => {
  fixture = copyFixture();
});

describe('a symbolic link', () => {
  it('to a content file is followed', async () => {
    await fixture.build();
    const before = fixture.list();
    renameSync(inFixture('content/services/produce.md'), inFixture('produce.md'));
    symlinkSync('../../produce.md', inFixture('content/services/produce.md'));
    await fixture.build();
    assert.deepEqual(fixture.list(), before);
  });

  it('to a picture is followed', async () => {
    mkdirSync(inFixture('pictures'));
    symlinkSync(join(pictures, 'produce.jpg'), inFixture('pictures/produce.jpg'));
    await fixture.build({ images: inFixture('pictures') });
  });

  it('to a folder is refused', async () => {
    symlinkSync('services', inFixture('content/more'));
    assert.equal(await fixture.errors(), `content/more:1:1 error ${NOT_A_FILE}`);
  });
});

const NOT_A_FILE = 'This is not a file. Put the file itself here, or delete it.';
const LOOP = "The file can't be read: it is a link to itself. Delete it. (ELOOP)";

const NON_FILES: readonly (readonly [name: string, make: (path: string) => void, message?: string])[] = [
  ['a broken link', (path) => symlinkSync('nowhere', path)],
  ['a link to itself', (path) => symlinkSync(path, path), LOOP],
  ['a link to a folder', (path) => symlinkSync(pictures, path)],
  ['a device', (path) => symlinkSync('/dev/zero', path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
];

/** Asserts that this error is reported together with an error in another file. */
async function assertReported(message: string, images = pictures): Promise<void> {
  addFile(fixture, 'services/other.md', 'no front matter');
  const [stray, other] = (await fixture.errors({ images })).split('\n').sort();
  assert.equal(stray, message);
  assert.match(other ?? '', /other\.md:1:1 error The first line is/);
}

describe('in place of a file', () => {
  for (const [name, make, message = NOT_A_FILE] of NON_FILES) {
    it(`${name} is reported in the content folder`, async () => {
      make(inFixture('content/services/linked.md'));
      await assertReported(`content/services/linked.md:1:1 error ${message}`);
    });
  }
});

describe('a content file', () => {
  it('with a name too long for a URL is refused', async () => {
    const name = `${'a'.repeat(230)}.md`;
    cpSync(inFixture('content/services/produce.md'), inFixture(`content/services/${name}`));
    const shown = `services/${'a'.repeat(51)}…`;
    const fix = 'Rename it with at most 100 lowercase letters, digits and hyphens, such as `fresh-fish.md`.';
    const message = `\`${shown}\` can't be used in a URL. ${fix}`;
    assert.equal(await fixture.errors(), `content/services/${name}:1:1 error ${message}`);
  });
});

const [FRONT_MATTER = ''] = readFixture('base/services/produce.md').split('## ');

function collectErrors(content: string): Promise<string> {
  addFile(fixture, 'services/produce.md', content);
  return fixture.errors();
}

const nestedList = Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');

describe('a text', () => {
  it('of more than 200 KB is refused', async () => {
    const errors = await collectErrors(FRONT_MATTER + 'a word '.repeat(30_000));
    assert.match(
      errors,
      /^\S*produce\.md:1:1 error The file has 210,\d{3} bytes; the limit is 200,000\. Shorten it\.$/,
    );
  });

  for (const [what, text] of [
    ['quotes', `${'>'.repeat(5000)} a`],
    ['lists in one line', `${'- '.repeat(5000)}a`],
    ['lists', nestedList],
    ['emphases', `${'*a **b '.repeat(3000)}${'c** d* '.repeat(3000)}`],
    ['eleven quotes', `${'> '.repeat(11)}a`],
  ] as const) {
    it(`with ${what} nested too deeply is refused`, async () => {
      const errors = await collectErrors(`${FRONT_MATTER}${text}\n`);
      assert.match(
        errors,
        /^content\/services\/produce\.md:\d+:\d+ error More than (?:10 lists, quotes and emph|100 asterisks).*$/,
      );
    });
  }

  it('with ten nested lists is accepted', async () => {
    assert.equal(await collectErrors(`${FRONT_MATTER}${nestedList.split('\n').slice(0, 10).join('\n')}\n`), '');
  });

  it('whose front matter is nested too deeply is refused', async () => {
    const errors = await collectErrors(FRONT_MATTER.replace('order: 1', `order: ${'['.repeat(20_000)}`));
    assert.match(errors, /^content\/services\/produce\.md:6:\d+ error Fields are nested too deeply/m);
  });
});
