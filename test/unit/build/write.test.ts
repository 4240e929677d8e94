/** The disk while sites are written to it: what stands at every moment, what is left behind. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { clearUp, stagingName, stagingPath, swap, write, writeInPlace } from '../../../engine/build/write.ts';
import { bytesOf } from '../../../engine/core/output.ts';
import { addFile, copyFixture } from '../../support/fixture-site.ts';
import { listFresh, pathsOf, readSite, siteOf } from './sites.ts';

let scratch: string;
let dist: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'write-'));
  dist = join(scratch, 'dist');
});
afterEach(() => rmSync(scratch, { recursive: true }));

const withinPath = (folder: string, kind: 'new' | 'lock', pid = process.pid) =>
  join(folder, `.${stagingName(kind, pid)}`);

/** A process that was, and is no more. */
async function findDead(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? assert.fail('no process');
}

const fresh = () => listFresh(dist);

/** A mount point, as the disk answers for it. */
const busy: typeof renameSync = (from, to) => {
  if (from === dist || to === dist) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
  renameSync(from, to);
};

describe('the last good site', () => {
  it('stands again when the fresh one cannot be put in its place', () => {
    write(siteOf('old'), dist);
    const before = readSite(dist);
    assert.throws(() => swap(join(scratch, 'not-there'), dist), /ENOENT/);
    assert.deepEqual(readSite(dist), before);
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('is put back by the next build after a kill between the two steps, though that build fails', async () => {
    const fixture = copyFixture();
    await fixture.build();
    const before = fixture.list();
    const site = join(fixture.folder, 'dist');
    renameSync(site, stagingPath(site, 'old', await findDead()));
    addFile(fixture, 'services/produce.md', 'no front matter');
    await fixture.errors();
    assert.deepEqual(fixture.list(), before);
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
    fixture.remove();
  });
});

describe('a staging folder', () => {
  it('of dead builds is swept', async () => {
    write(siteOf('old'), dist);
    const dead = await findDead();
    for (const kind of ['new', 'old'] as const)
      mkdirSync(join(stagingPath(dist, kind, dead), 'x'), { recursive: true });
    mkdirSync(withinPath(dist, 'new', dead));
    clearUp(dist);
    assert.deepEqual(readdirSync(scratch), ['dist']);
    assert.ok(!readdirSync(dist).some((name) => name.startsWith('.new')));
  });

  it('of a process whose number another has now is swept once no build can be that old', () => {
    write(siteOf('old'), dist);
    const staging = stagingPath(dist, 'new', 1);
    mkdirSync(staging);
    clearUp(dist);
    statSync(staging);
    utimesSync(staging, 0, 0);
    clearUp(dist);
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('is what a living build works in: that stays', () => {
    write(siteOf('old'), dist);
    mkdirSync(stagingPath(dist, 'new'));
    mkdirSync(withinPath(dist, 'new'));
    clearUp(dist);
    statSync(stagingPath(dist, 'new'));
    statSync(withinPath(dist, 'new'));
  });

  it('is not what a maintainer named alike', () => {
    write(siteOf('old'), dist);
    for (const name of ['dist.old-2024', 'dist.new-idea', 'dist.old']) mkdirSync(join(scratch, name));
    clearUp(dist);
    assert.equal(readdirSync(scratch).length, 4);
  });
});

describe('a folder that cannot be moved', () => {
  it('gets the site within it, and stays the same folder', () => {
    write(siteOf('old'), dist);
    const { ino } = statSync(dist);
    mkdirSync(join(dist, 'lost+found'));
    write(siteOf('new'), dist, busy);
    assert.equal(statSync(dist).ino, ino);
    assert.deepEqual(fresh(), pathsOf('new'));
    assert.deepEqual([...new Set(Object.values(readSite(dist)))].includes('old'), false);
    assert.ok(readdirSync(dist).includes('lost+found'));
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('gets it where a file and a folder change places', () => {
    writeInPlace(
      [
        { path: 'a/b.txt', content: '' },
        { path: 'c', content: '' },
      ],
      dist,
    );
    writeInPlace(
      [
        { path: 'a', content: '' },
        { path: 'c/d.txt', content: '' },
      ],
      dist,
    );
    assert.deepEqual(fresh(), ['a', 'c/d.txt']);
  });

  it('gets from the next build what a killed one had ready, wherever that was cut short', async () => {
    write(siteOf('old'), dist);
    const ready = withinPath(dist, 'new', await findDead());
    for (const { path, content } of siteOf('new')) {
      mkdirSync(join(ready, 'site', path, '..'), { recursive: true });
      // Half of it was in its place already.
      writeFileSync(/[02468]/.test(path) ? join(dist, path) : join(ready, 'site', path), bytesOf(content));
    }
    writeFileSync(join(ready, 'list.json'), JSON.stringify(pathsOf('new')));
    clearUp(dist);
    assert.deepEqual(Object.keys(readSite(dist)), pathsOf('new'));
    assert.deepEqual([...new Set(Object.values(readSite(dist)))], ['new']);
  });
});
