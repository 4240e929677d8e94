/** Small parts of the core: escaping, suggestions, folders, progress. */
import assert from 'node:assert/strict';
import { existsSync, type mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { makeFolder } from '../../../engine/core/files.ts';
import { escapeHtml } from '../../../engine/core/html.ts';
import { findNear, findNearPath, suggestName } from '../../../engine/core/nearest.ts';
import { inParallel, withProgress } from '../../../engine/core/parallel.ts';
import { progressOn } from '../../../engine/core/progress.ts';
import { makeTemporary } from '../../support/temporary.ts';

it('text is escaped where it could begin an element or end an attribute', () =>
  assert.equal(escapeHtml('<a title="x & y">'), '&lt;a title=&quot;x &amp; y&quot;&gt;'));

describe('a name that there is not', () => {
  for (const [found, among, near] of [
    ['titel', ['title', 'lead'], 'title'],
    ['units', ['unit', 'text'], 'unit'],
    ['ana-lopez', ['ana-lopes', 'ana-silva'], 'ana-lopes'],
    ['product-categorys', ['product-categories'], 'product-categories'],
    ['marcus-whitfield', ['luis-herrera', 'linh-tran'], undefined],
    ['sales', ['states'], undefined],
    ['Produce.JPG', ['product.jpg', 'produce.jpg'], 'produce.jpg'],
    ['eva', ['eve'], undefined],
    ['', ['a'], undefined],
    ['a'.repeat(100_000), ['a'], undefined],
  ] as const) {
    it(`is taken for ${near ?? 'no other'}: ${found.slice(0, 20)}`, () => assert.equal(findNear(found, among), near));
  }

  it('is answered with the choice where that is short, and else with where to look', () => {
    assert.equal(suggestName('x', ['luis', 'linh'], 'content/managers'), 'Add it, or write one of `luis`, `linh`.');
    const many = Array.from({ length: 99 }, (_, index) => `${index}.jpg`);
    assert.equal(suggestName('x', many, 'assets/images'), 'Add it, or write a name from assets/images.');
    assert.equal(suggestName('x', [], 'content/jobs'), 'Add it first.');
  });
});

describe('an address that no page has', () => {
  const among = [
    '/',
    '/services/',
    '/services/fresh/grocery/',
    '/services/fresh/meat/',
    '/contact/',
    '/company/',
    '/404.html',
  ];
  for (const [found, near] of [
    ['/contakt/', '/contact/'],
    ['/contact', '/contact/'],
    ['/contact/index.html', '/contact/'],
    ['/services/frech/grocery/', '/services/fresh/grocery/'],
    ['/grocery/', '/services/fresh/grocery/'],
    ['/services/grocerys.html', '/services/fresh/grocery/'],
    ['/services/fresh/deli/', undefined],
    ['/careers/', undefined],
    ['/about/', undefined],
  ] as const) {
    it(`is taken for ${near ?? 'no other'}: ${found}`, () => assert.equal(findNearPath(found, among), near));
  }

  it('is found by its last step where the page is listed with its file, too', () => {
    const listed = ['/services/fresh/meat/', '/services/fresh/meat/index.html'];
    assert.equal(findNearPath('/services/meat/', listed), '/services/fresh/meat/');
  });

  it('is taken for no other where two end alike', () => {
    assert.equal(findNearPath('/meat/', ['/fresh/meat/', '/frozen/meat/']), undefined);
  });
});

/** As Node answers on a disk that cannot be written. */
const readOnly: typeof mkdirSync = (path: unknown, options?: unknown) => {
  const code = options === undefined ? 'EROFS' : 'ENOENT';
  throw Object.assign(new Error(code), { code, syscall: 'mkdir', path });
};

describe('a folder that is made', () => {
  it('is made with those that it lies in', () => {
    const scratch = makeTemporary('folder');
    makeFolder(join(scratch, 'a/b'));
    makeFolder(join(scratch, 'a/b'));
    assert.ok(existsSync(join(scratch, 'a/b')));
  });

  it('tells of a disk that cannot be written as what it is', () => {
    const path = join(tmpdir(), 'no-such-folder/dist');
    assert.throws(() => makeFolder(path, path, readOnly), {
      message: `${path}: this disk is read-only. Choose another folder. (EROFS)`,
    });
  });
});

/** A stream that keeps what is written, beside a log. */
function listen(isTTY: boolean) {
  const [written, lines]: [string[], string[]] = [[], []];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  return { written, lines, progress: progressOn(stream, (line) => lines.push(line)) };
}

/** What a terminal shows in its last line, where nobody has written more than one. */
function lastLine(written: readonly string[]): string {
  return written
    .join('')
    .split('\r')
    .reduce((line, text) => text + line.slice(text.length))
    .trimEnd();
}

describe('the progress of slow work', () => {
  it('is one line on a terminal, which redraws itself and leaves nothing', async () => {
    const { written, lines, progress } = listen(true);
    const shown: string[] = [];
    await withProgress('painting walls', [1, 2, 3], progress, async () => {
      shown.push(lastLine(written));
    });
    assert.equal(shown[0], 'painting walls 0/3');
    assert.equal(lastLine(written.slice(0, -1)), 'painting walls 3/3');
    assert.equal(lastLine(written), '');
    assert.ok(!written.join('').includes('\n'));
    assert.deepEqual(lines, []);
  });

  it('leaves nothing on a terminal when the work fails', async () => {
    const { written, progress } = listen(true);
    const work = () => Promise.reject(new Error('no paint'));
    await assert.rejects(withProgress('painting walls', [1, 2, 3], progress, work), { message: 'no paint' });
    assert.equal(lastLine(written), '');
  });

  it('is one line in a log', async () => {
    const { written, lines, progress } = listen(false);
    await withProgress('painting walls', [1, 2, 3], progress, () => Promise.resolve());
    assert.deepEqual({ written, lines }, { written: [], lines: ['painting walls: 3'] });
  });

  it('is not told where there is nothing to do', async () => {
    for (const isTTY of [true, false]) {
      const { written, lines, progress } = listen(isTTY);
      await withProgress('painting walls', [], progress, () => Promise.resolve());
      assert.deepEqual([...written, ...lines], []);
    }
  });
});

describe('work on many things', () => {
  it('begins nothing more after a failure, and waits for what was begun', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      if (item === 2) throw new Error('two');
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended.push(item);
    };
    await assert.rejects(inParallel(2, [1, 2, 3, 4], work), { message: 'two' });
    assert.deepEqual({ begun, ended }, { begun: [1, 2], ended: [1] });
  });
});
