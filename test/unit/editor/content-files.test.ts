/** Saves of several files, killed at any moment. */
import assert from 'node:assert/strict';
import fs, { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, it, mock } from 'node:test';
import { hashOf } from '../../../engine/core/hash.ts';
import {
  type FileWrite,
  type Folders,
  readFile,
  recoverSaves,
  writeFiles,
} from '../../../engine/editor/server/content-files.ts';
import { makeTemporary } from '../../support/temporary.ts';

/** Calls that change the disk. */
const ACTS = ['writeFileSync', 'renameSync', 'linkSync', 'rmSync', 'mkdirSync'] as const;

const OLD = { 'services/grocery.md': 'old grocery', 'services/meat.md': 'old meat' };
const NEW = { 'services/grocery.md': 'new grocery', 'jobs/driver.md': 'new driver', 'images/crate.jpg': 'new crate' };

let root: string;
let folders: Folders;

beforeEach(() => {
  root = makeTemporary('saves');
  folders = { content: root, images: join(root, 'images') };
  writeOld();
});

/** The files before the save, and no others. */
function writeOld(): void {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
  for (const folder of ['services', 'images']) mkdirSync(join(root, folder));
  for (const [path, words] of Object.entries(OLD)) writeFileSync(join(root, path), words);
}

const write = (path: string, words: string | undefined): FileWrite => {
  const name = path.startsWith('images/')
    ? ({ folder: 'images', path: path.slice('images/'.length) } as const)
    : ({ folder: 'content', path } as const);
  return { ...name, bytes: words === undefined ? undefined : Buffer.from(words), hash: readFile(folders, name).hash };
};
/** Changes one file, makes two new ones and deletes one. */
const saving = () => [
  ...Object.entries(NEW).map(([path, words]) => write(path, words)),
  write('services/meat.md', undefined),
];

/** Every file with its text, hidden ones included. */
function readAll(): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

/**
 * Works until the disk was about to be changed for so many times, and changes it no more then: what runs after that has no
 * effect, as if the process were dead.
 * @param isHalf whether the file that is being written then is left half written
 * @returns whether it was cut short
 */
function cutShort(after: number, isHalf: boolean, work: () => void): boolean {
  let left = after;
  const dead = new Error('dead');
  for (const name of ACTS) {
    const act: (...given: never[]) => unknown = fs[name];
    mock.method(fs, name, (...given: never[]) => {
      if (left-- > 0) return act(...given);
      const [file = '', words] = given;
      if (left === -1 && isHalf && name === 'writeFileSync') fs.appendFileSync(file, String(words).slice(0, 3));
      throw dead;
    });
  }
  syncBuiltinESMExports();
  try {
    work();
    return left < 0;
  } catch (error) {
    if (error !== dead) throw error;
    return true;
  } finally {
    mock.restoreAll();
    syncBuiltinESMExports();
  }
}

describe('a save of several files', () => {
  for (const isHalf of [false, true]) {
    it(`is complete or undone after the next start, if killed anywhere${isHalf ? ' within a file' : ''}`, () => {
      const ends = new Set<string>();
      for (let after = 0; ; after++) {
        writeOld();
        const writes = saving();
        const isCut = cutShort(after, isHalf, () => writeFiles(folders, writes));
        assert.deepEqual(recoverSaves(folders), []);
        const found = readAll();
        const isNew = found['services/grocery.md'] === 'new grocery';
        assert.deepEqual(found, isNew ? NEW : OLD, `cut short after ${after} acts`);
        ends.add(isNew ? 'new' : 'old');
        if (!isCut) break;
      }
      assert.deepEqual([...ends], ['old', 'new']);
    });
  }

  it('is completed even if the next start is killed too', () => {
    const writes = saving();
    let after = 0;
    // The moment from which on it is completed.
    while (cutShort(after, false, () => writeFiles(folders, writes)) && !('.unfinished-save.json' in readAll())) {
      recoverSaves(folders);
      after++;
    }
    for (let acts = 0; cutShort(acts, false, () => recoverSaves(folders)); acts++);
    assert.deepEqual(readAll(), NEW);
  });

  it('keeps and reports a file that was edited before the next start', () => {
    const writes = saving();
    for (let after = 0; !('.unfinished-save.json' in readAll()); after++) {
      recoverSaves(folders);
      cutShort(after, false, () => writeFiles(folders, writes));
    }
    writeFileSync(join(root, 'services/grocery.md'), 'by hand');
    const [warning = '', ...others] = recoverSaves(folders);
    assert.match(warning, /services\/grocery\.md/);
    assert.deepEqual(others, []);
    assert.deepEqual(readAll(), { ...NEW, 'services/grocery.md': 'by hand' });
  });

  it('is undone if somebody else creates one of the files', () => {
    const link = fs.linkSync;
    mock.method(fs, 'linkSync', (from: string, to: string) => {
      if (to.endsWith('crate.jpg')) writeFileSync(to, 'of others');
      link(from, to);
    });
    syncBuiltinESMExports();
    assert.throws(() => writeFiles(folders, saving()), /`crate\.jpg` has changed/);
    mock.restoreAll();
    syncBuiltinESMExports();
    assert.deepEqual(readAll(), { ...OLD, 'images/crate.jpg': 'of others' });
  });

  it('keeps other hidden files', () => {
    writeFileSync(join(root, 'services/.meat.md.swp'), 'mine');
    writeFileSync(join(root, `services/.meat.md.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.tmp`), 'left over');
    recoverSaves(folders);
    assert.deepEqual(readAll(), { ...OLD, 'services/.meat.md.swp': 'mine' });
    assert.equal(
      readFile(folders, { folder: 'content', path: 'services/meat.md' }).hash,
      hashOf(Buffer.from('old meat')),
    );
  });
});
