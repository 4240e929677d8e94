/** When the dev server builds the site. */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { openSite } from '../../../engine/dev-server/live-site.ts';
import type { BuiltSite, Editing, Rebuild } from '../../../engine/dev-server/rebuild.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const EMPTY: BuiltSite = {
  base: '/',
  outputs: [],
  deferred: [],
  read: async () => undefined,
  drafts: [],
  warnings: () => [],
};

/** A dev server whose builds are counted. */
function openCounted() {
  const folder = makeTemporaryFolder('live');
  const file = join(folder, 'home.md');
  writeFileSync(file, 'first');
  let builds = 0;
  let editing: Editing | undefined;
  let during = () => {};
  const rebuild: Rebuild = async (_options, _cache, given) => {
    builds++;
    editing = given;
    during();
    return { built: EMPTY };
  };
  const editor = { serverFolder: folder, openEditor: () => assert.fail(), recover: () => [] };
  const code = { rebuild, reload: async () => rebuild, hash: () => '', editor };
  const options = { content: folder, images: folder, cache: folder, port: 0, network: false };
  const site = openSite(code, options, () => undefined);
  return {
    file,
    write: (text: string) => writeFileSync(file, text),
    /** @returns how many builds a changed file causes, until files have settled */
    async countBuilds(between = () => {}) {
      const before = builds;
      await site.update(new Set([file]), false);
      between();
      await site.update(new Set(), true);
      return builds - before;
    },
    start: () => site.update(new Set(), true),
    saveInEditor(text: string) {
      writeFileSync(file, text);
      editing?.show(EMPTY, new Map([[file, Buffer.from(text)]]));
    },
    duringNextBuild(act: () => void) {
      during = () => {
        during = () => {};
        act();
      };
    },
  };
}

describe('a saved file', () => {
  let live: ReturnType<typeof openCounted>;
  beforeEach(async () => {
    live = openCounted();
    await live.start();
  });

  it('is built once, and again only if it has other bytes when it has settled', async () => {
    live.write('second');
    assert.equal(await live.countBuilds(), 1);
    live.write('half');
    assert.equal(await live.countBuilds(() => live.write('half, and the rest')), 2);
  });

  it('is not built if its bytes are those of the last build', async () => {
    live.write('second');
    await live.countBuilds();
    live.write('second');
    assert.equal(await live.countBuilds(), 0);
    rmSync(live.file);
    assert.equal(await live.countBuilds(), 1);
  });

  it('is not built again after the editor has built it to save it', async () => {
    live.saveInEditor('second');
    assert.equal(await live.countBuilds(), 0);
    live.write('third');
    assert.equal(await live.countBuilds(), 1);
  });

  it('is built again if the editor saves during a build, which may have read the old files', async () => {
    live.write('second');
    live.duringNextBuild(() => live.saveInEditor('third'));
    assert.equal(await live.countBuilds(), 2);
  });
});
