/** While sites are written, the disk always has a whole site. Afterwards, it has nothing else. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { repair, stagingPath, swap, write, writeInPlace } from '../../../engine/build/write.ts';
import { toLazyOutput, toOutput } from '../../../engine/core/index.ts';
import { addFile, buildFixture } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { getPaths, listSitePaths, makeSite, readSite, readWord, spawnWriter } from '../../support/tiny-sites.ts';

/** The folder around `dist`, otherwise empty. */
let parent: string;
let dist: string;

beforeEach(() => {
  parent = makeTemporaryFolder('write');
  dist = join(parent, 'dist');
});

/** The id of a process that has ended. */
const endedPid = spawnSync(process.execPath, ['--version']).pid;

/** Starts processes that write two sites in turn, and kills each a little later than the one before. */
async function killWriters(way: 'by-rename' | 'in-place', isWriting: () => boolean): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const writer = spawnWriter(dist, 'apples,pears', 1_000_000, way);
    while (!isWriting()) await setTimeout(2);
    await setTimeout(round * 8);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    repair(dist);
  }
}

/** Renaming the site fails, as it does for a mount point. */
const renameOthers: typeof renameSync = (from, to) => {
  if (from === dist || to === dist) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
  renameSync(from, to);
};

describe('the last good site', () => {
  it('stays complete until the last file of the next one is written', () => {
    write(makeSite('old'), dist);
    const before = readSite(dist);
    const read = () => {
      assert.deepEqual(readSite(dist), before);
      return Buffer.from('last');
    };
    write([...makeSite('new'), toLazyOutput('last.txt', '1', read)], dist);
    assert.deepEqual(listSitePaths(dist), [...getPaths('new'), 'last.txt'].sort());
  });

  it('is put back if the new one cannot replace it', () => {
    write(makeSite('old'), dist);
    const before = readSite(dist);
    assert.throws(() => swap(join(parent, 'not-there'), dist), /ENOENT/);
    assert.deepEqual(readSite(dist), before);
    assert.deepEqual(readdirSync(parent), ['dist']);
  });

  it('is put back by the next build, even a failing one, if a build was killed between its two renames', async () => {
    const fixture = await buildFixture();
    const before = fixture.readAll();
    const site = join(fixture.folder, 'dist');
    renameSync(site, stagingPath(site, 'old', endedPid));
    addFile(fixture, 'services/produce.md', 'no front matter');
    await fixture.errors();
    assert.deepEqual(fixture.readAll(), before);
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
  });
});

/** test/e2e/writing.test.ts tests whole builds, and a build that waits for another. */
describe('a process that writes', () => {
  afterEach(() => assert.deepEqual(readdirSync(parent), ['dist']));

  it('leaves a whole site if it is killed, and the next build deletes everything else', async () => {
    write(makeSite('plums'), dist);
    await killWriters('by-rename', () => readdirSync(parent).some((name) => name.startsWith('dist.new')));
    assert.ok(['plums', 'apples', 'pears'].includes(readWord(dist)));
  });

  it('in place leaves whole files if it is killed, and the next build completes the site', async () => {
    write(makeSite('plums'), dist);
    await killWriters('in-place', () => readSite(dist)['0/index.html'] !== 'plums');
    const { '.made-by-build': _marker, ...files } = readSite(dist);
    const pages = Object.entries(files).filter(([path]) => path.endsWith('.html'));
    assert.deepEqual(
      pages.map(([path]) => path).sort(),
      getPaths('plums').filter((path) => path.endsWith('.html')),
    );
    assert.ok(pages.every(([, word]) => ['plums', 'apples', 'pears'].includes(word)));
    writeInPlace(makeSite('plums'), dist);
    assert.equal(readWord(dist), 'plums');
  });

  it('leaves the whole site of one process, and nothing else, if two processes write at once', async () => {
    const writers = ['apples', 'pears'].map((word) => spawnWriter(dist, word, 40, 'by-rename'));
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0]));
    assert.deepEqual(codes, [0, 0]);
    assert.ok(['apples', 'pears'].includes(readWord(dist)));
  });

  it('replaces a site that another process writes in the meantime', () => {
    write(makeSite('old'), dist);
    const mine = join(parent, 'mine');
    write(makeSite('mine'), mine);
    const theirs = join(parent, 'theirs');
    write(makeSite('theirs'), theirs);
    swap(mine, dist, (from, to) => {
      if (from === mine && existsSync(theirs)) renameSync(theirs, dist);
      renameSync(from, to);
    });
    assert.equal(readWord(dist), 'mine');
  });
});

describe('the next build', () => {
  beforeEach(() => write(makeSite('old'), dist));

  it('deletes the staging folders of builds whose process has ended', () => {
    for (const kind of ['new', 'old'] as const)
      mkdirSync(join(stagingPath(dist, kind, endedPid), 'x'), { recursive: true });
    repair(dist);
    assert.deepEqual(readdirSync(parent), ['dist']);
  });

  it('deletes a staging folder that is older than any running build, even if its process id is in use again', () => {
    // Process 1 always runs.
    const staging = stagingPath(dist, 'new', 1);
    mkdirSync(staging);
    repair(dist);
    statSync(staging);
    utimesSync(staging, 0, 0);
    repair(dist);
    assert.deepEqual(readdirSync(parent), ['dist']);
  });

  it('deletes a staging folder that a build with its own process id has left', () => {
    mkdirSync(stagingPath(dist, 'new'));
    repair(dist);
    assert.deepEqual(readdirSync(parent), ['dist']);
  });

  it('keeps the staging folders of a running build', () => {
    mkdirSync(stagingPath(dist, 'new', process.ppid));
    repair(dist);
    statSync(stagingPath(dist, 'new', process.ppid));
  });

  it('keeps folders with similar names', () => {
    for (const name of ['dist.old-2024', 'dist.new-idea', 'dist.old']) mkdirSync(join(parent, name));
    repair(dist);
    assert.equal(readdirSync(parent).length, 4);
  });
});

describe('a folder that cannot be moved', () => {
  it('gets all files of the new site, and stays the same folder', () => {
    write(makeSite('old'), dist);
    const { ino } = statSync(dist);
    mkdirSync(join(dist, 'lost+found'));
    write(makeSite('new'), dist, renameOthers);
    assert.equal(statSync(dist).ino, ino);
    assert.deepEqual(listSitePaths(dist), getPaths('new'));
    assert.ok(!Object.values(readSite(dist)).includes('old'));
    assert.ok(readdirSync(dist).includes('lost+found'));
    assert.deepEqual(readdirSync(parent), ['dist']);
  });

  it('gets folders in place of files, and files in place of folders', () => {
    const fileAt = (path: string) => toOutput(path, '');
    writeInPlace(['a/b.txt', 'c'].map(fileAt), dist);
    writeInPlace(['a', 'c/d.txt'].map(fileAt), dist);
    assert.deepEqual(listSitePaths(dist), ['a', 'c/d.txt']);
  });
});
