/** What content may be read: files that are no files, and texts that nobody writes on purpose. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { collection } from '../../../engine/content/collections.ts';
import { entry } from '../../../engine/content/fields.ts';
import { newContentCache, parseFile } from '../../../engine/content/read.ts';
import { validate } from '../../../engine/content/validate.ts';
import { addFile, copyFixture, type FixtureSite, pictures, readFixture } from '../../support/fixture-site.ts';

let fixture: FixtureSite;
const inFixture = (path: string) => join(fixture.folder, path);

beforeEach(() => {
  fixture = copyFixture();
});

const FIX = 'not a file. Put the file itself here, or delete it.';

describe('a content file that is a link', () => {
  it('is read where it leads', async () => {
    await fixture.build();
    const before = fixture.list();
    renameSync(inFixture('content/services/produce.md'), inFixture('produce.md'));
    symlinkSync('../../produce.md', inFixture('content/services/produce.md'));
    await fixture.build();
    assert.deepEqual(fixture.list(), before);
  });

  const others: Record<string, [target: string, kind: string]> = {
    'to nowhere': ['nowhere.md', 'a link that leads nowhere'],
    'in a circle': ['linked.md', 'a link that leads in a circle'],
    'to a folder': ['../groups', 'a link to a folder'],
    'to a device': ['/dev/null', 'a pipe or a device'],
  };
  for (const [name, [target, kind]] of Object.entries(others)) {
    it(`is refused, all at once: ${name}`, async () => {
      symlinkSync(target, inFixture('content/services/linked.md'));
      addFile(fixture, 'services/other.md', 'no front matter');
      const [linked, other] = (await fixture.errors()).split('\n');
      assert.equal(linked, `content/services/linked.md:1:1 error This is ${kind}, ${FIX}`);
      assert.match(other ?? '', /other\.md:1:1 error The first line is/);
    });
  }

  it('is refused in place of a whole folder', async () => {
    symlinkSync('services', inFixture('content/more'));
    assert.equal(await fixture.errors(), `content/more:1:1 error This is a link to a folder, ${FIX}`);
  });
});

describe('a content file', () => {
  it('that has not changed is validated without being parsed again', () => {
    const collections = { notes: collection(entry, { folder: 'notes', hasText: true }) };
    const known = newContentCache();
    const name = { path: 'notes/a.md', file: 'content/notes/a.md', hash: '1' };
    const source = parseFile(name, Buffer.from('---\nsample: true\n---\nA text.\n')).source ?? assert.fail();
    const entriesOf = (one: typeof source) => {
      const reading = { folder: 'content', sources: [one], problems: [] };
      return validate({ collections, finish: (content) => content }, reading, new Map(), {}, known).content;
    };
    const before = entriesOf(source);
    const unparsed = Object.defineProperty({ ...source }, 'data', { get: () => assert.fail('it was parsed') });
    assert.deepEqual(entriesOf(unparsed), before);
  });

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

const [FRONT = ''] = readFixture('base/services/produce.md').split('## ');

async function faultsOf(content: string): Promise<string> {
  const fixture = copyFixture();
  addFile(fixture, 'services/produce.md', content);
  return fixture.errors();
}

const nestedList = Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');

describe('a text', () => {
  it('of more than 200 KB is refused', async () => {
    const faults = await faultsOf(FRONT + 'a word '.repeat(30_000));
    assert.match(
      faults,
      /^content\/services\/produce\.md:1:1 error The file has 210,\d{3} bytes; the limit is 200,000\. Shorten it\.$/,
    );
  });

  for (const [what, text] of [
    ['quotes', `${'>'.repeat(5000)} a`],
    ['lists in one line', `${'- '.repeat(5000)}a`],
    ['lists', nestedList],
    ['emphases', `${'*a **b '.repeat(3000)}${'c** d* '.repeat(3000)}`],
    ['eleven quotes', `${'> '.repeat(11)}a`],
  ] as const) {
    it(`with ${what} in one another is refused`, async () => {
      const faults = await faultsOf(`${FRONT}${text}\n`);
      assert.match(faults, /^content\/services\/produce\.md:\d+:\d+ error More than 10 lists, quotes and emph/);
      assert.equal(faults.split('\n').length, 1);
    });
  }

  it('with ten lists in one another is not', async () => {
    const fixture = copyFixture();
    addFile(fixture, 'services/produce.md', `${FRONT}${nestedList.split('\n').slice(0, 10).join('\n')}\n`);
    await fixture.build();
  });

  it('with groups of fields in one another is refused', async () => {
    const faults = await faultsOf(FRONT.replace('order: 1', `order: ${'['.repeat(20_000)}`));
    assert.match(faults, /^content\/services\/produce\.md:6:\d+ error Fields are nested too deeply/m);
  });
});
