/** The disk while sites are written: it always has a whole site, and nothing is left behind. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { repair, stagingName, stagingPath, swap, write, writeInPlace } from '../../../engine/build/write.ts';
import { bytesOf } from '../../../engine/core/output.ts';
import { addFile, buildFixture } from '../../support/fixture-site.ts';
import { makeTemporary } from '../../support/temporary.ts';
import { listSitePaths, pathsOf, readOnlyWord, readSite, siteOf, spawnWriter } from '../../support/tiny-sites.ts';

let scratch: string;
let dist: string;

beforeEach(() => {
  scratch = makeTemporary('write');
  dist = join(scratch, 'dist');
});

const withinPath = (folder: string, kind: 'new' | 'lock', pid = process.pid) =>
  join(folder, `.${stagingName(kind, pid)}`);

/** The id of a process that has ended. */
const dead = spawnSync(process.execPath, ['--version']).pid;

/** The errors of a mount point. */
const busy: typeof renameSync = (from, to) => {
  if (from === dist || to === dist) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
  renameSync(from, to);
};

describe('the last good site', () => {
  it('stays complete until the last file of the next one is written', () => {
    write(siteOf('old'), dist);
    const before = readSite(dist);
    const read = () => {
      assert.deepEqual(readSite(dist), before);
      return 'last';
    };
    write([...siteOf('new'), { path: 'last.txt', content: { isSameAs: () => false, read } }], dist);
    assert.deepEqual(listSitePaths(dist), [...pathsOf('new'), 'last.txt'].sort());
  });

  it('is put back if the new one cannot replace it', () => {
    write(siteOf('old'), dist);
    const before = readSite(dist);
    assert.throws(() => swap(join(scratch, 'not-there'), dist), /ENOENT/);
    assert.deepEqual(readSite(dist), before);
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('is put back by the next build after a kill between the two steps, though that build fails', async () => {
    const fixture = await buildFixture();
    const before = fixture.list();
    const site = join(fixture.folder, 'dist');
    renameSync(site, stagingPath(site, 'old', dead));
    addFile(fixture, 'services/produce.md', 'no front matter');
    await fixture.errors();
    assert.deepEqual(fixture.list(), before);
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
  });
});

/** test/e2e/writing.test.ts has whole builds, and two that wait for each other. */
describe('a process that writes', () => {
  afterEach(() => assert.deepEqual(readdirSync(scratch), ['dist']));

  for (const way of ['beside', 'in-place'] as const) {
    it(`leaves a whole site if it is killed, and the next build deletes its leftovers: written ${way}`, async () => {
      write(siteOf('plums'), dist);
      const isWriting = () =>
        /^dist\.new|^\.(new|lock)/m.test([scratch, dist].flatMap((one) => readdirSync(one)).join('\n'));
      for (let round = 0; round < 4; round++) {
        const writer = spawnWriter(dist, 'apples,pears', 1_000_000, way);
        while (!isWriting()) await setTimeout(2);
        await setTimeout(round * 8);
        writer.kill('SIGKILL');
        await once(writer, 'exit');
        repair(dist);
        assert.ok(['plums', 'apples', 'pears'].includes(readOnlyWord(dist)));
        assert.deepEqual(readdirSync(scratch), ['dist']);
      }
    });

    it(`leaves the whole site of one process, and nothing else, if two write at once: written ${way}`, async () => {
      const writers = ['apples', 'pears'].map((word) => spawnWriter(dist, word, 40, way));
      const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0]));
      assert.deepEqual(codes, [0, 0]);
      assert.ok(['apples', 'pears'].includes(readOnlyWord(dist)));
    });
  }

  it('replaces a site that another process has just written', () => {
    write(siteOf('old'), dist);
    const mine = join(scratch, 'mine');
    write(siteOf('mine'), mine);
    const theirs = join(scratch, 'theirs');
    write(siteOf('theirs'), theirs);
    swap(mine, dist, (from, to) => {
      if (from === mine && existsSync(theirs)) renameSync(theirs, dist);
      renameSync(from, to);
    });
    assert.equal(readOnlyWord(dist), 'mine');
  });
});

describe('a staging folder', () => {
  beforeEach(() => write(siteOf('old'), dist));

  it('of dead builds is deleted', () => {
    for (const kind of ['new', 'old'] as const)
      mkdirSync(join(stagingPath(dist, kind, dead), 'x'), { recursive: true });
    mkdirSync(withinPath(dist, 'new', dead));
    repair(dist);
    assert.deepEqual(readdirSync(scratch), ['dist']);
    assert.ok(!readdirSync(dist).some((name) => name.startsWith('.new')));
  });

  it('of a process whose id another has now is deleted once no build can be that old', () => {
    const staging = stagingPath(dist, 'new', 1);
    mkdirSync(staging);
    repair(dist);
    statSync(staging);
    utimesSync(staging, 0, 0);
    repair(dist);
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('of a running build stays', () => {
    mkdirSync(stagingPath(dist, 'new'));
    mkdirSync(withinPath(dist, 'new'));
    repair(dist);
    statSync(stagingPath(dist, 'new'));
    statSync(withinPath(dist, 'new'));
  });

  it('is not one with a similar name', () => {
    for (const name of ['dist.old-2024', 'dist.new-idea', 'dist.old']) mkdirSync(join(scratch, name));
    repair(dist);
    assert.equal(readdirSync(scratch).length, 4);
  });
});

describe('a folder that cannot be moved', () => {
  it('gets the site, and stays the same folder', () => {
    write(siteOf('old'), dist);
    const { ino } = statSync(dist);
    mkdirSync(join(dist, 'lost+found'));
    write(siteOf('new'), dist, busy);
    assert.equal(statSync(dist).ino, ino);
    assert.deepEqual(listSitePaths(dist), pathsOf('new'));
    assert.ok(!Object.values(readSite(dist)).includes('old'));
    assert.ok(readdirSync(dist).includes('lost+found'));
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('gets a folder in place of a file, and a file in place of a folder', () => {
    const write = (...paths: string[]) =>
      writeInPlace(
        paths.map((path) => ({ path, content: '' })),
        dist,
      );
    write('a/b.txt', 'c');
    write('a', 'c/d.txt');
    assert.deepEqual(listSitePaths(dist), ['a', 'c/d.txt']);
  });

  it('gets the site that a killed build had completed from the next build', () => {
    write(siteOf('old'), dist);
    const ready = withinPath(dist, 'new', dead);
    for (const { path, content } of siteOf('new')) {
      mkdirSync(join(ready, 'site', path, '..'), { recursive: true });
      // Half of the files were already replaced.
      writeFileSync(/[02468]/.test(path) ? join(dist, path) : join(ready, 'site', path), bytesOf(content));
    }
    writeFileSync(join(ready, 'list.json'), JSON.stringify(pathsOf('new')));
    repair(dist);
    assert.deepEqual(readSite(dist), Object.fromEntries(pathsOf('new').map((path) => [path, 'new'])));
  });
});
