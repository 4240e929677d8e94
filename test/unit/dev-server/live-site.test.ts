/** When the dev server builds the site. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import type { EditorModule, PageEditor, RebuildContext } from '../../../engine/dev-server/index.ts';
import { openSite } from '../../../engine/dev-server/live-site.ts';
import type { Site } from '../../../engine/output/index.ts';
import { site as library } from '../../fixtures/library/build.ts';
import { pictures } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** A dev server whose builds are counted. */
function openCounted() {
  const folder = makeTemporaryFolder('live');
  cpSync(join(library.root, 'content'), folder, { recursive: true });
  const file = join(folder, 'books/slow-water.md');
  const text = readFileSync(file, 'utf8');
  const toText = (word: string) => text.replace('R. Dunne', word);
  let builds = 0;
  let shown: { site: Site; context: RebuildContext } | undefined;
  let during = () => {};
  const loadSite: typeof library.loadSite = (inputs) => {
    builds++;
    during();
    return library.loadSite(inputs);
  };
  const pageEditor: PageEditor = { open: (html) => html, read: async () => undefined, answer: () => assert.fail() };
  const editor: EditorModule = {
    serverFolder: folder,
    openEditor(_loadSite, site, context) {
      shown = { site, context };
      return pageEditor;
    },
    recover: () => [],
  };
  const code = { site: { ...library, loadSite }, hash: () => '', editor };
  const cache = makeTemporaryFolder('cache');
  const options = { content: folder, images: pictures, cache, port: 0, network: false };
  const site = openSite(code, options, () => undefined);
  return {
    file,
    write: (word: string) => writeFileSync(file, toText(word)),
    /** @returns how many builds a changed file causes, until files have settled */
    async countBuilds(between = () => {}) {
      const before = builds;
      await site.update(new Set([file]), false);
      between();
      await site.update(new Set(), true);
      return builds - before;
    },
    async start() {
      await site.update(new Set(), true);
      assert.deepEqual(site.status().errors, []);
    },
    saveInEditor(word: string) {
      writeFileSync(file, toText(word));
      shown?.context.show(shown.site, new Map([[file, Buffer.from(toText(word))]]));
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
