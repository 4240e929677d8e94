/** What may be written over: nothing but what an earlier build made. */
import assert from 'node:assert/strict';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { UsageError } from '../../../engine/command/options.ts';
import { proveOut } from '../../../engine/write/out-folder.ts';
import { copyFixture, type FixtureSite } from '../../fixture-site.ts';

let trial: FixtureSite;
let inTrial: (path: string) => string;

beforeEach(() => {
  trial = copyFixture();
  inTrial = (path) => join(trial.folder, path);
});
afterEach(() => trial.remove());

/** The one line with which a folder is refused, its path as the trial sees it. */
async function refusal(out: string, options: { images?: string } = {}): Promise<string> {
  const error = await trial.build({ out, ...options }).then(
    () => assert.fail(`${out} was written over`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof UsageError, String(error));
  assert.doesNotMatch(error.message, /\n/);
  return error.message.replaceAll(trial.folder, '.').replaceAll(relative('', trial.folder), '.');
}

const listTrial = () => readdirSync(trial.folder, { recursive: true, encoding: 'utf8' }).sort();

describe('an out folder with something of yours in it', () => {
  const keepsLetter = async () => {
    const before = listTrial();
    const message = await refusal(inTrial('letters'));
    assert.deepEqual(listTrial(), before);
    return message;
  };

  it('is refused, and keeps it', async () => {
    mkdirSync(inTrial('letters'));
    writeFileSync(inTrial('letters/letter.txt'), 'x');
    assert.equal(
      await keepsLetter(),
      '--out: found "./letters" with files in it that no build made, write a folder that is new or empty, or delete it yourself',
    );
  });

  it('is refused with nothing but a folder in it', async () => {
    mkdirSync(inTrial('letters/drafts'), { recursive: true });
    await keepsLetter();
  });

  it('is refused when it is a checkout, even of a built site', async () => {
    await trial.build({ out: inTrial('letters') });
    mkdirSync(inTrial('letters/.git'));
    assert.match(await keepsLetter(), /found "\.\/letters" with a \.git in it/);
  });

  it('is refused when it is a file, or lies in one', async () => {
    writeFileSync(inTrial('letter.txt'), 'x');
    const message = '--out: found the file "./letter.txt", write a folder';
    assert.equal(await refusal(inTrial('letter.txt')), message);
    assert.equal(await refusal(inTrial('letter.txt/site')), message);
    assert.equal(readFileSync(inTrial('letter.txt'), 'utf8'), 'x');
  });
});

describe('an out folder among the sources', () => {
  const places: Record<string, [path: string, words: RegExp]> = {
    'the content': ['content', /is the content folder/],
    'the content, by a detour': ['content/services/..', /is the content folder/],
    'a folder in the content': ['content/site', /lies in the content folder/],
    'what holds the content': ['.', /holds the content folder/],
    'the pictures': ['pictures', /is the folder of pictures/],
    'a folder in the pictures': ['pictures/deep/site', /lies in the folder of pictures/],
    'the content, by a link': ['to-content', /is the content folder/],
    'a folder in the content, by a link': ['to-content/site', /lies in the content folder/],
    'a link that leads nowhere, in the content': ['to-nowhere', /lies in the content folder/],
  };
  for (const [name, [path, words]] of Object.entries(places)) {
    it(`is refused: ${name}`, async () => {
      mkdirSync(inTrial('pictures'));
      writeFileSync(inTrial('pictures/produce.jpg'), '');
      symlinkSync('content', inTrial('to-content'));
      symlinkSync('content/nowhere', inTrial('to-nowhere'));
      const before = listTrial();
      assert.match(await refusal(inTrial(path), { images: inTrial('pictures') }), words);
      assert.deepEqual(listTrial(), before);
    });
  }

  /** Proved without a build: should this go wrong one day, nothing is written over. */
  it('is refused: the checkout itself, what holds it, its assets', () => {
    const guarded = {
      root: trial.folder,
      content: inTrial('content'),
      images: inTrial('none'),
      cache: inTrial('kept'),
    };
    const prove = (path: string) => () => proveOut(inTrial(path), guarded);
    mkdirSync(inTrial('assets'));
    rmSync(inTrial('content'), { recursive: true });
    assert.throws(prove('.'), /is the checkout/);
    assert.throws(prove('..'), /holds the checkout/);
    assert.throws(prove('assets'), /is the folder of assets/);
    assert.throws(prove('assets/site'), /lies in the folder of assets/);
    assert.equal(prove('dist/')(), inTrial('dist'));
  });
});

describe('an out folder that gets the site', () => {
  const takes = async (out: string) => {
    await trial.build({ out: inTrial(out) });
    assert.ok(readdirSync(inTrial(out)).includes('index.html'));
  };

  it('is one that is empty, or not there yet', async () => {
    mkdirSync(inTrial('empty'));
    await takes('empty');
    await takes('new/in/new');
  });

  it('is one that an earlier build made, with a slash at its end or without', async () => {
    await takes('dist/');
    await takes('dist');
    await takes('dist/');
  });

  it('is one that a build of an earlier version made, which left no mark', async () => {
    await trial.build();
    const [mark] = readdirSync(inTrial('dist')).filter((name) => name.startsWith('.') && name !== '.nojekyll');
    rmSync(inTrial(`dist/${mark}`));
    await takes('dist');
    rmSync(inTrial(`dist/${mark}`));
    writeFileSync(inTrial('dist/letter.txt'), 'x');
    await refusal(inTrial('dist'));
  });

  it('is where a link leads; the link stays one', async () => {
    mkdirSync(inTrial('elsewhere'));
    symlinkSync('elsewhere', inTrial('dist'));
    for (const _twice of [1, 2]) await takes('dist');
    assert.ok(lstatSync(inTrial('dist')).isSymbolicLink());
    assert.ok(readdirSync(inTrial('elsewhere')).includes('index.html'));
    assert.deepEqual(readdirSync(trial.folder).sort(), ['content', 'dist', 'elsewhere']);
  });

  it('is where a link leads that leads nowhere yet', async () => {
    symlinkSync('later', inTrial('dist'));
    await takes('dist');
    assert.ok(lstatSync(inTrial('dist')).isSymbolicLink());
  });
});
