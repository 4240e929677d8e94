/** A build replaces an out folder only if an earlier build made it. */
import assert from 'node:assert/strict';
import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { UsageError } from '../../../engine/core/options.ts';
import { checkOutFolder } from '../../../engine/output/out-folder.ts';
import { addFile, copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';
import { assertRows } from '../../support/table.ts';

describe('the out folder:', () => {
  let fixture: FixtureSite;
  beforeEach(() => {
    fixture = copyFixture();
  });
  const inFixture = (path: string) => join(fixture.folder, path);

  const listAll = () => readdirSync(fixture.folder, { recursive: true, encoding: 'utf8' }).sort();

  /** The error of a build into a folder, with "." for the folder of the fixture. Asserts that all files stay. */
  async function buildError(out: string): Promise<string> {
    const before = listAll();
    const error: unknown = await fixture
      .build({ out: inFixture(out), images: inFixture('pictures') })
      .catch((reason) => reason);
    assert.ok(error instanceof UsageError, `${out} was replaced, or ${error}`);
    assert.doesNotMatch(error.message, /\n/);
    assert.deepEqual(listAll(), before);
    return error.message.replaceAll(fixture.folder, '.').replaceAll(relative('', fixture.folder), '.');
  }

  describe('an out folder with files that no build made', () => {
    const makeFolder = (path: string) => mkdirSync(inFixture(path), { recursive: true });

    const fix = 'Write a folder that is new or empty, or delete this one yourself.';
    for (const [name, prepare, error] of [
      ['one file', () => addFile(fixture, '../out/letter.txt', 'x'), `files in it that no build made. ${fix}`],
      ['an empty subfolder', () => makeFolder('out/drafts'), `files in it that no build made. ${fix}`],
      ['a site without its marker', () => rmSync(inFixture('out/.made-by-build')), 'files in it that no build made.'],
      ['a site in a git repository', () => makeFolder('out/.git'), 'a .git in it'],
    ] as const) {
      it(`is refused, and keeps its files: ${name}`, async () => {
        if (name.includes('site')) await fixture.build({ out: inFixture('out') });
        prepare();
        assert.ok((await buildError('out')).startsWith(`--out: \`./out\` has ${error}`));
      });
    }
  });

  /** Out folders among the sources of a tiny site, and why they are refused. */
  const REFUSED_OUT_FOLDERS = {
    content: '--out: `./content` is the content folder. Write a folder apart from it, such as dist.',
    '.': '--out: `.` holds the content folder. Write a folder apart from it, such as dist.',
    // A link to a folder below the content, and a broken link into the content.
    'to-content/site':
      '--out: `./to-content/site` is in the content folder. Write a folder apart from it, such as dist.',
    'to-nowhere': '--out: `./to-nowhere` is in the content folder. Write a folder apart from it, such as dist.',
  };

  describe('an out folder among the sources', () => {
    it('is refused', () => {
      cpSync(pictures, inFixture('pictures'), { recursive: true });
      symlinkSync('content', inFixture('to-content'));
      symlinkSync('content/nowhere', inFixture('to-nowhere'));
      return assertRows(REFUSED_OUT_FOLDERS, buildError);
    });

    it('is refused: the checkout itself, its parents, its assets', () => {
      const folders = {
        root: fixture.folder,
        content: inFixture('content'),
        images: inFixture('none'),
        cache: inFixture('cache'),
      };
      // Calls only the check. If it were broken, a build could replace the checkout.
      const check = (path: string) => () => checkOutFolder(inFixture(path), folders);
      mkdirSync(inFixture('assets'));
      // The checkout is protected even while its content folder is missing.
      rmSync(inFixture('content'), { recursive: true });
      assert.throws(check('.'), /is the checkout/);
      assert.throws(check('..'), /holds the checkout/);
      assert.throws(check('assets'), /is the assets folder/);
      assert.throws(check('assets/site'), /is in the assets folder/);
      assert.equal(check('dist/')(), inFixture('dist'));
    });
  });

  describe('an out folder that is accepted', () => {
    const assertBuilds = async (out: string) => {
      await fixture.build({ out: inFixture(out) });
      assert.ok(readdirSync(inFixture(out)).includes('index.html'));
    };

    it('was made by an earlier build, whether its path ends with a slash or not', async () => {
      for (const out of ['dist/', 'dist', 'dist/']) await assertBuilds(out);
    });

    for (const isThere of [true, false]) {
      it(`is a link, and stays one; its target ${isThere ? 'exists' : 'does not exist yet'}`, async () => {
        if (isThere) mkdirSync(inFixture('elsewhere'));
        symlinkSync('elsewhere', inFixture('dist'));
        for (const _twice of [1, 2]) await assertBuilds('dist');
        assert.ok(lstatSync(inFixture('dist')).isSymbolicLink());
        assert.ok(readdirSync(inFixture('elsewhere')).includes('index.html'));
        assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist', 'elsewhere']);
      });
    }
  });
});
