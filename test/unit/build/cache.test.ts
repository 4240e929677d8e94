/** What builds reuse from earlier builds, of the same process and of others. */
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { buildSite } from '../../../engine/build/build.ts';
import {
  type BuildCache,
  cacheKeyOf,
  loadBuildCache,
  newBuildCache,
  saveBuildCache,
} from '../../../engine/build/cache.ts';
import { inMemoryCache } from '../../../engine/core/cache.ts';
import { makeRebuild } from '../../../engine/dev-server/rebuild.ts';
import { copyFixture, type FixtureSite, newFixtureCache, settings } from '../../support/fixture-site.ts';
import { recordRendered } from '../../support/rendered.ts';
import { makeTemporary } from '../../support/temporary.ts';

let fixture: FixtureSite;
let cache: string;
let memory: BuildCache;
/** The cache of the same site in another folder: fonts, pictures and cards, which are slow to make. */
const filled = makeTemporary('cache');

describe('the cache of a build', () => {
  before(() => copyFixture().build({ cache: filled, code: 'today' }));
  beforeEach(() => {
    fixture = copyFixture();
    cache = makeTemporary('cache');
    cpSync(filled, cache, { recursive: true });
    memory = newFixtureCache();
  });

  /**
   * Builds like a new process.
   * @returns the paths of the pages that were rendered
   */
  async function build(options: { code?: string; noCache?: boolean } = {}, given?: BuildCache): Promise<string[]> {
    const { recorded, rendered } = recordRendered();
    const folders = { content: join(fixture.folder, 'content'), out: join(fixture.folder, 'dist'), cache };
    await buildSite(recorded, { ...settings([]), ...folders, code: given ? undefined : 'today', ...options }, given);
    return rendered;
  }

  const addSentence = () => fixture.edit('services/produce.md', /\n$/, '\nOne more sentence.\n');

  /** Asserts that a clean build writes the same. */
  async function assertClean(): Promise<void> {
    const bytes = fixture.readAll();
    await build({}, newFixtureCache());
    assert.deepEqual(fixture.readAll(), bytes);
  }

  /** Replaces a published picture by as many other bytes. @returns its own */
  function replacePicture() {
    const picture = fixture.list().find((path) => path.endsWith('.avif')) ?? assert.fail('no picture');
    const file = join(fixture.folder, 'dist', picture);
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.alloc(bytes.length, 'x'));
    return { file, bytes };
  }

  /** Finds the index of the cache by its beginning, after the checksum. */
  function findIndex(): string {
    const files = readdirSync(cache).map((name) => join(cache, name));
    return files.find((file) => readFileSync(file, 'latin1').startsWith('["today"', 32)) ?? assert.fail('no index');
  }

  it('lets a dev server render no page before it is requested', async () => {
    await build();
    const { recorded, rendered } = recordRendered();
    const options = { ...settings([]), content: join(fixture.folder, 'content') };
    const result = await makeRebuild(recorded)(options, cache, { cacheKey: cacheKeyOf({ ...options, code: 'today' }) });
    assert.ok('built' in result);
    assert.deepEqual(rendered, []);
  });

  for (const [builder, again] of [
    ['a process that builds again', () => build({}, memory)],
    ['a process that builds after another', () => build()],
  ] as const) {
    describe(builder, () => {
      it('renders nothing if nothing has changed, and leaves the site alone', async () => {
        const all = await again();
        const [bytes, { ino }] = [fixture.readAll(), statSync(join(fixture.folder, 'dist'))];
        assert.ok(all.length > 0);
        assert.deepEqual(await again(), []);
        assert.deepEqual(fixture.readAll(), bytes);
        assert.equal(statSync(join(fixture.folder, 'dist')).ino, ino);
      });

      it('renders only the pages that show what has changed', async () => {
        await again();
        addSentence();
        const [path = '', ...others] = await again();
        assert.deepEqual(others, []);
        assert.ok(fixture.read(`${path.slice(1)}index.html`).includes('One more sentence.'));
        await assertClean();
      });
    });
  }

  describe('a process that builds again and again', () => {
    it('writes the same as a build from nothing, whatever was edited before', async () => {
      const edits = [
        () => fixture.edit('services/produce.md', /^lead: .*$/m, 'lead: Another first sentence for every store'),
        () => fixture.edit('facts.md', /value: 1959(.*)"1959"/, 'value: 1961$1"1961"'),
        () => fixture.edit('services/produce.md', /^title: .*$/m, 'title: Greens'),
        () => fixture.edit('site.md', /^phone: .*$/m, 'phone: "(800) 555-0199"'),
        () => fixture.edit('site.md', /^footer:/m, 'contact: { endpoint: "https://forms.example.com/f" }\nfooter:'),
        () => fixture.edit('facts.md', 'value: 1961', 'value: 1962'),
        () => fixture.edit('facts.md', '"1961"', '"1962"'),
      ];
      await build({}, memory);
      for (const change of edits) {
        change();
        // The last but one makes an error, which the last fixes.
        const rendered = await build({}, memory).catch(() => undefined);
        if (rendered) await assertClean();
      }
      assert.match(fixture.read('index.html'), /1962/);
    });
  });

  describe('a process that builds after others', () => {
    it('renders pages again that were changed or deleted in the out folder, and deletes new files', async () => {
      await build();
      const bytes = fixture.readAll();
      const page = join(fixture.folder, 'dist/contact/index.html');
      writeFileSync(page, readFileSync(page, 'utf8').replace('Contact', 'contact'));
      writeFileSync(join(fixture.folder, 'dist/old.html'), '');
      rmSync(join(fixture.folder, 'dist/index.html'));
      assert.deepEqual((await build()).sort(), ['/', '/contact/']);
      assert.deepEqual(fixture.readAll(), bytes);
    });

    it('writes a picture again that was replaced by one of the same length', async () => {
      await build();
      const { file, bytes } = replacePicture();
      await build();
      assert.ok(readFileSync(file).equals(bytes));
    });

    it('reuses nothing made by other code, and nothing with noCache', async () => {
      const all = await build();
      const bytes = fixture.readAll();
      assert.deepEqual(await build({ code: 'tomorrow' }), all);
      replacePicture();
      assert.deepEqual(await build({ noCache: true }), all);
      assert.deepEqual(fixture.readAll(), bytes);
    });

    it('ignores an index that is damaged or cut short', async () => {
      const all = await build();
      truncateSync(findIndex(), Math.floor(statSync(findIndex()).size / 2));
      assert.deepEqual(await build(), all);
      writeFileSync(findIndex(), readFileSync(findIndex(), 'latin1').replace('Produce', 'produce'), 'latin1');
      assert.deepEqual(await build(), all);
      assert.deepEqual(await build(), []);
    });

    it('reports errors at their positions in unchanged files', async () => {
      await build();
      // Services name it.
      rmSync(join(fixture.folder, 'content/groups/product-categories.md'));
      const errors = await fixture.errors();
      assert.match(errors, /services\/produce\.md:(?!1:)\d+:\d+ error `group`/);
      await assert.rejects(build(), ({ message }) => message.replaceAll(`${fixture.folder}/`, '') === errors);
    });

    it('writes the same while another build of the same site runs', async () => {
      await build();
      addSentence();
      await Promise.all([build(), build()]);
      await assertClean();
      await build();
      assert.deepEqual(await build(), []);
    });

    it('finds bundles in an index that is written only if it has changed', () => {
      const store = inMemoryCache();
      const first = newBuildCache(store);
      first.client.set('main', { key: '1', value: { outputs: [], entry: '/assets/main.js', files: [], hash: '1' } });
      saveBuildCache(first, 'key');
      const [index, next] = [store.get('index'), loadBuildCache(store, 'key')];
      assert.deepEqual(next.client, first.client);
      saveBuildCache(next, 'key');
      assert.equal(store.get('index'), index);
      next.stamps.set('content/site.md', { stamp: '1', hash: '2' });
      saveBuildCache(next, 'key');
      assert.deepEqual(loadBuildCache(store, 'key').stamps, next.stamps);
    });
  });
});
