/** While sites are written, the disk always has a whole site. Afterwards, it has nothing else. test/e2e/writing.test.ts kills builds. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { repair, stagingPath, write } from '../../../engine/build/write.ts';
import { toLazyOutput, toOutput } from '../../../engine/core/output.ts';
import { readFiles } from '../../support/files.ts';
import { addFile, buildFixture } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** Files with a word, one of which has it in its name. */
const makeSite = (word: string) =>
  ['contact/index.html', 'index.html', `assets/${word}.css`].map((path) => toOutput(path, word));
/** The text of each file in a folder, without the marker of a build. */
const readSite = (folder: string) =>
  Object.fromEntries(
    [...readFiles(folder)].flatMap(([path, bytes]) => (path === '.made-by-build' ? [] : [[path, String(bytes)]])),
  );
/** What `readSite` returns of a site that `makeSite` made. */
const expectSite = (word: string) => Object.fromEntries(makeSite(word).map((output) => [output.path, word]));

describe('writing a site:', () => {
  /** The folder around `dist`, otherwise empty. */
  let parent: string;
  let dist: string;

  beforeEach(() => {
    parent = makeTemporaryFolder('write');
    dist = join(parent, 'dist');
  });

  /** The id of a process that has ended. */
  const endedPid = spawnSync(process.execPath, ['--version']).pid;

  /** Renaming the site fails, as it does for a mount point. */
  const renameOthers: typeof renameSync = (from, to) => {
    if (from === dist || to === dist) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
    renameSync(from, to);
  };

  describe('the last good site', () => {
    it('stays complete until the last file of the next one is written', () => {
      write(makeSite('old'), dist);
      const read = () => {
        assert.deepEqual(readSite(dist), expectSite('old'));
        return Buffer.from('last');
      };
      write([...makeSite('new'), toLazyOutput('last.txt', '1', read)], dist);
      assert.deepEqual(readSite(dist), { ...expectSite('new'), 'last.txt': 'last' });
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

  describe('the next build', () => {
    beforeEach(() => write(makeSite('old'), dist));

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

    it('keeps the staging folders of a running build', () => {
      mkdirSync(stagingPath(dist, 'new', process.ppid));
      repair(dist);
      statSync(stagingPath(dist, 'new', process.ppid));
    });

    it('deletes a staging folder that a build with its own process id has left', () => {
      mkdirSync(stagingPath(dist, 'new'));
      repair(dist);
      assert.deepEqual(readdirSync(parent), ['dist']);
    });
  });

  describe('a folder that cannot be moved', () => {
    it('gets all files of the new site, and stays the same folder', () => {
      write(makeSite('old'), dist);
      const { ino } = statSync(dist);
      mkdirSync(join(dist, 'lost+found'));
      write(makeSite('new'), dist, renameOthers);
      assert.equal(statSync(dist).ino, ino);
      assert.deepEqual(readSite(dist), expectSite('new'));
      assert.ok(readdirSync(dist).includes('lost+found'));
      assert.deepEqual(readdirSync(parent), ['dist']);
    });
  });
});
