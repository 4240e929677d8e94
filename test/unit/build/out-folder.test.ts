/** What may be written over: nothing but what an earlier build made. */
import assert from 'node:assert/strict';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { checkOutFolder } from '../../../engine/build/out-folder.ts';
import { UsageError } from '../../../engine/core/options.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

let fixture: FixtureSite;
let inFixture: (path: string) => string;

beforeEach(() => {
  fixture = copyFixture();
  inFixture = (path) => join(fixture.folder, path);
});

/** The one line with which a folder is refused, its path as the fixture sees it. */
async function refusal(out: string, options: { images?: string } = {}): Promise<string> {
  const error = await fixture.build({ out, ...options }).then(
    () => assert.fail(`${out} was written over`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof UsageError, String(error));
  assert.doesNotMatch(error.message, /\n/);
  return error.message.replaceAll(fixture.folder, '.').replaceAll(relative('', fixture.folder), '.');
}

const listTrial = () => readdirSync(fixture.folder, { recursive: true, encoding: 'utf8' }).sort();

describe('an out folder with something of yours in it', () => {
  const keepsLetter = async () => {
    const before = listTrial();
    const message = await refusal(inFixture('letters'));
    assert.deepEqual(listTrial(), before);
    return message;
  };

  it('is refused, and keeps it', async () => {
    mkdirSync(inFixture('letters'));
    writeFileSync(inFixture('letters/letter.txt'), 'x');
    assert.equal(
      await keepsLetter(),
      '--out: `./letters` has files in it that no build made. Write a folder that is new or empty, or delete this one yourself.',
    );
  });

  it('is refused when it only looks like a built site', async () => {
    await fixture.build({ out: inFixture('letters') });
    rmSync(inFixture('letters/.made-by-build'));
    await keepsLetter();
  });

  it('is refused with nothing but a folder in it', async () => {
    mkdirSync(inFixture('letters/drafts'), { recursive: true });
    await keepsLetter();
  });

  it('is refused when it is a checkout, even of a built site', async () => {
    await fixture.build({ out: inFixture('letters') });
    mkdirSync(inFixture('letters/.git'));
    assert.match(await keepsLetter(), /`\.\/letters` has a \.git in it/);
  });

  it('is refused when it is a file, or lies in one', async () => {
    writeFileSync(inFixture('letter.txt'), 'x');
    const message = '--out: `./letter.txt` is a file. Write a folder.';
    assert.equal(await refusal(inFixture('letter.txt')), message);
    assert.equal(await refusal(inFixture('letter.txt/site')), message);
    assert.equal(readFileSync(inFixture('letter.txt'), 'utf8'), 'x');
  });
});

describe('an out folder among the sources', () => {
  const places: Record<string, [path: string, words: RegExp]> = {
    'the content': ['content', /is the content folder/],
    'the content, by a detour': ['content/services/..', /is the content folder/],
    'a folder in the content': ['content/site', /is in the content folder/],
    'what holds the content': ['.', /holds the content folder/],
    'the pictures': ['pictures', /is the pictures folder/],
    'a folder in the pictures': ['pictures/deep/site', /is in the pictures folder/],
    'the content, by a link': ['to-content', /is the content folder/],
    'a folder in the content, by a link': ['to-content/site', /is in the content folder/],
    'a link that leads nowhere, in the content': ['to-nowhere', /is in the content folder/],
  };
  for (const [name, [path, words]] of Object.entries(places)) {
    it(`is refused: ${name}`, async () => {
      mkdirSync(inFixture('pictures'));
      writeFileSync(inFixture('pictures/produce.jpg'), '');
      symlinkSync('content', inFixture('to-content'));
      symlinkSync('content/nowhere', inFixture('to-nowhere'));
      const before = listTrial();
      assert.match(await refusal(inFixture(path), { images: inFixture('pictures') }), words);
      assert.deepEqual(listTrial(), before);
    });
  }

  /** Proved without a build: should this go wrong one day, nothing is written over. */
  it('is refused: the checkout itself, what holds it, its assets', () => {
    const guarded = {
      root: fixture.folder,
      content: inFixture('content'),
      images: inFixture('none'),
      cache: inFixture('kept'),
    };
    const prove = (path: string) => () => checkOutFolder(inFixture(path), guarded);
    mkdirSync(inFixture('assets'));
    rmSync(inFixture('content'), { recursive: true });
    assert.throws(prove('.'), /is the checkout/);
    assert.throws(prove('..'), /holds the checkout/);
    assert.throws(prove('assets'), /is the assets folder/);
    assert.throws(prove('assets/site'), /is in the assets folder/);
    assert.equal(prove('dist/')(), inFixture('dist'));
  });
});

describe('an out folder that gets the site', () => {
  const takes = async (out: string) => {
    await fixture.build({ out: inFixture(out) });
    assert.ok(readdirSync(inFixture(out)).includes('index.html'));
  };

  it('is one that is empty, or not there yet', async () => {
    mkdirSync(inFixture('empty'));
    await takes('empty');
    await takes('new/in/new');
  });

  it('is one that an earlier build made, with a slash at its end or without', async () => {
    await takes('dist/');
    await takes('dist');
    await takes('dist/');
  });

  it('is where a link leads; the link stays one', async () => {
    mkdirSync(inFixture('elsewhere'));
    symlinkSync('elsewhere', inFixture('dist'));
    for (const _twice of [1, 2]) await takes('dist');
    assert.ok(lstatSync(inFixture('dist')).isSymbolicLink());
    assert.ok(readdirSync(inFixture('elsewhere')).includes('index.html'));
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist', 'elsewhere']);
  });

  it('is where a link leads that leads nowhere yet', async () => {
    symlinkSync('later', inFixture('dist'));
    await takes('dist');
    assert.ok(lstatSync(inFixture('dist')).isSymbolicLink());
  });
});
