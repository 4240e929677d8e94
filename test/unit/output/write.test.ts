/** While sites are written, the disk always has a whole site. Afterwards, it has nothing else. `npm run test:fuzz` kills builds. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { type SiteFile, toFile } from '../../../engine/core/site-file.ts';
import { restore, toStaging, write } from '../../../engine/output/write.ts';
import { readFiles } from '../../support/files.ts';
import { addFile, buildFixture } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** Files with a word, one of which has it in its name. */
const makeSite = (word: string) =>
  ['contact/index.html', 'index.html', `assets/${word}.css`].map((path) => toFile(path, word));
/** The text of each file in a folder, without the marker of a build. */
const readSite = (folder: string) =>
  Object.fromEntries(
    [...readFiles(folder)].flatMap(([path, bytes]) => (path === '.made-by-build' ? [] : [[path, String(bytes)]])),
  );
/** What `readSite` returns of a site that `makeSite` made. */
const expectSite = (word: string) => Object.fromEntries(makeSite(word).map(({ path }) => [path, word]));

describe('writing a site:', () => {
  /** The folder around `dist`, otherwise empty. */
  let parent: string;
  let dist: string;

  beforeEach(() => {
    parent = makeTemporaryFolder('write');
    dist = join(parent, 'dist');
  });

  /** Renaming the site fails, as it does for a mount point. */
  const renameOthers: typeof renameSync = (from, to) => {
    if (from === dist || to === dist) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
    renameSync(from, to);
  };

  describe('the last good site', () => {
    it('stays complete until the last file of the next one is written', async () => {
      await write(makeSite('old'), dist);
      const read = () => {
        assert.deepEqual(readSite(dist), expectSite('old'));
        return Buffer.from('last');
      };
      await write([...makeSite('new'), { path: 'last.txt', version: '1', read }], dist);
      assert.deepEqual(readSite(dist), { ...expectSite('new'), 'last.txt': 'last' });
    });

    it('is put back by the next build, even a failing one, if a build was killed between its two renames', async () => {
      const fixture = await buildFixture();
      const before = fixture.readAll();
      const site = join(fixture.folder, 'dist');
      renameSync(site, toStaging(site).last);
      addFile(fixture, 'services/produce.md', 'no front matter');
      await fixture.errors();
      assert.deepEqual(fixture.readAll(), before);
      assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
    });
  });

  describe('the next build', () => {
    beforeEach(() => write(makeSite('old'), dist));

    it('deletes what a killed build has left', async () => {
      await write(makeSite('half'), toStaging(dist).next);
      mkdirSync(toStaging(dist).last);
      restore(dist);
      assert.deepEqual(readdirSync(parent), ['dist']);
    });

    it('deletes no folder beside the site that no build made', () => {
      mkdirSync(toStaging(dist).next);
      writeFileSync(join(toStaging(dist).next, 'mine.txt'), '');
      assert.throws(() => restore(dist), /dist\.next` has files in it that no build made/);
      assert.deepEqual(readdirSync(toStaging(dist).next), ['mine.txt']);
    });

    it('reads nothing slow that the site has, and keeps the times of what has not changed', async () => {
      utimesSync(join(dist, 'index.html'), 1000, 1000);
      const slow = { version: '1', task: '', isCached: () => false, read: () => assert.fail('read') };
      const assets = makeSite('old').map(
        (file): SiteFile => (file.path.startsWith('assets/') ? { ...slow, path: file.path } : file),
      );
      await write(assets, dist);
      await write([...assets, toFile('added.txt', 'added')], dist);
      assert.deepEqual(readSite(dist), { ...expectSite('old'), 'added.txt': 'added' });
      assert.equal(statSync(join(dist, 'index.html')).mtimeMs, 1_000_000);
    });
  });

  describe('a folder that cannot be moved', () => {
    it('gets all files of the new site, and stays the same folder', async () => {
      await write(makeSite('old'), dist);
      const { ino } = statSync(dist);
      mkdirSync(join(dist, 'lost+found'));
      await write(makeSite('new'), dist, renameOthers);
      assert.equal(statSync(dist).ino, ino);
      assert.deepEqual(readSite(dist), expectSite('new'));
      assert.ok(readdirSync(dist).includes('lost+found'));
      assert.deepEqual(readdirSync(parent), ['dist']);
    });
  });
});
