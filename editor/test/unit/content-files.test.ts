/** Saves of several files: all files are written or none, even if the process is killed. */
import assert from 'node:assert/strict';
import fs, { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { readFiles } from '../../../test/support/files.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { type Folders, readFile, recoverSaves, writeFiles } from '../../server/content-files.ts';

/** The functions that change the disk. */
const CHANGES = ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync'] as const;

/** A hidden file of another program, which stays. */
const OTHER = { 'services/.meat.md.swp': 'of an editor' };
const OLD = { 'services/grocery.md': 'old grocery', 'services/meat.md': 'old meat', ...OTHER };
const NEW = {
  'services/grocery.md': 'new grocery',
  'jobs/driver.md': 'new driver',
  'images/crate.jpg': 'new crate',
  ...OTHER,
};

let root: string;
let folders: Folders;

beforeEach(() => {
  root = makeTemporaryFolder('saves');
  folders = { content: root, images: join(root, 'images') };
  writeOld();
});
afterEach(restoreFunctions);

function writeOld(): void {
  rmSync(root, { recursive: true });
  for (const folder of ['services', 'images']) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(OLD)) writeFileSync(join(root, path), text);
}

/** A save that changes one file, adds two and deletes one. */
function listWrites() {
  const files = [
    { folder: 'content', path: 'services/grocery.md', bytes: Buffer.from('new grocery') },
    { folder: 'content', path: 'jobs/driver.md', bytes: Buffer.from('new driver') },
    { folder: 'images', path: 'crate.jpg', bytes: Buffer.from('new crate') },
    { folder: 'content', path: 'services/meat.md', bytes: undefined },
  ] as const;
  return files.map((file) => ({ ...file, hash: readFile(folders, file).hash }));
}

const readAll = () => Object.fromEntries([...readFiles(root)].map(([path, bytes]) => [path, String(bytes)]));

/**
 * Runs `work`. Only the first disk changes succeed, as if the process had been killed.
 * @param after how many changes succeed
 * @param isHalf whether the first change that fails still writes a part of its file
 * @returns whether a change failed
 */
function killAfter(after: number, isHalf: boolean, work: () => void): boolean {
  let remaining = after;
  const killed = new Error('killed');
  for (const name of CHANGES) {
    const change: (...args: never[]) => unknown = fs[name];
    mock.method(fs, name, (...args: never[]) => {
      if (remaining-- > 0) return change(...args);
      const [file = '', text] = args;
      if (remaining === -1 && isHalf && name === 'writeFileSync') fs.appendFileSync(file, String(text).slice(0, 3));
      throw killed;
    });
  }
  syncBuiltinESMExports();
  try {
    work();
  } catch (error) {
    if (error !== killed) throw error;
  }
  restoreFunctions();
  return remaining < 0;
}

function restoreFunctions(): void {
  mock.restoreAll();
  syncBuiltinESMExports();
}

/** Kills a save as soon as the next start of the dev server can complete it. */
function killWhenReady(): void {
  const writes = listWrites();
  for (let after = 0; !('.unfinished-save/.steps.json' in readAll()); after++) {
    recoverSaves(folders);
    killAfter(after, false, () => writeFiles(folders, writes));
  }
}

it('an empty journal, as a crash of the computer may leave it, stops no start', () => {
  mkdirSync(join(folders.content, '.unfinished-save'), { recursive: true });
  writeFileSync(join(folders.content, '.unfinished-save/.steps.json'), '');
  assert.deepEqual(recoverSaves(folders), []);
  assert.ok(!existsSync(join(folders.content, '.unfinished-save')));
});

describe('a save of several files', () => {
  for (const isHalf of [false, true]) {
    it(`is complete or undone after the next start if the process is killed ${isHalf ? 'in' : 'before'} any write`, () => {
      const ends = new Set<string>();
      for (let after = 0; ; after++) {
        writeOld();
        const writes = listWrites();
        const isKilled = killAfter(after, isHalf, () => writeFiles(folders, writes));
        assert.deepEqual(recoverSaves(folders), []);
        const files = readAll();
        const isNew = files['services/grocery.md'] === 'new grocery';
        assert.deepEqual(files, isNew ? NEW : OLD, `killed after ${after} changes`);
        ends.add(isNew ? 'new' : 'old');
        if (!isKilled) break;
      }
      assert.deepEqual([...ends], ['old', 'new']);
    });
  }

  it('is completed even if the next start is killed too', () => {
    killWhenReady();
    for (let after = 0; killAfter(after, false, () => recoverSaves(folders)); after++);
    assert.deepEqual(readAll(), NEW);
  });

  it('that was killed is not completed in a file edited before the next start, which a warning names', () => {
    killWhenReady();
    writeFileSync(join(root, 'services/grocery.md'), 'by hand');
    const [warning = '', ...others] = recoverSaves(folders);
    assert.match(warning, /services\/grocery\.md/);
    assert.deepEqual(others, []);
    assert.deepEqual(readAll(), { ...NEW, 'services/grocery.md': 'by hand' });
  });

  it('is undone if another program creates one of the files', () => {
    const rename = fs.renameSync;
    mock.method(fs, 'renameSync', (from: string, to: string) => {
      if (to.endsWith('driver.md')) writeFileSync(join(root, 'images/crate.jpg'), 'by another program');
      rename(from, to);
    });
    syncBuiltinESMExports();
    assert.throws(() => writeFiles(folders, listWrites()), /`crate\.jpg` was changed by another program/);
    assert.deepEqual(readAll(), { ...OLD, 'images/crate.jpg': 'by another program' });
  });
});
