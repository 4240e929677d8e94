/** What builds reuse from earlier builds, in the same process or in others. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { type BuildCache, openResults } from '../../../engine/core/index.ts';
import { buildSite } from '../../../engine/output/build-site.ts';
import { openBuildCache } from '../../../engine/output/cache.ts';
import { copyFixture, type FixtureSite, fixtureOptions } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

let fixture: FixtureSite;
/** The folder of the cache. */
let cache: string;
/** A cache with the fonts, pictures and cards of the fixture, which are slow to make. */
const filled = makeTemporaryFolder('cache');

/** A cache, and how many of its results were made anew so far. */
function countMade({ store, results }: BuildCache) {
  let made = 0;
  const memo: typeof results.memo = (key, make) =>
    results.memo(key, () => {
      made += 1;
      return make();
    });
  return { counted: { store, results: { ...results, memo } }, count: () => made };
}

describe('the cache of a build', () => {
  before(() => copyFixture().build({ cache: filled, codeHash: 'this code' }));
  beforeEach(() => {
    fixture = copyFixture();
    cache = makeTemporaryFolder('cache');
    cpSync(filled, cache, { recursive: true });
  });

  const makeOptions = (options: { codeHash?: string; noCache?: boolean } = {}) => ({
    ...fixtureOptions([]),
    content: join(fixture.folder, 'content'),
    out: join(fixture.folder, 'dist'),
    codeHash: 'this code',
    cache,
    ...options,
  });

  /**
   * Builds like a new process, with the cache folder, or like a process that has built before, with its cache.
   * @returns how many results were made
   */
  async function build(options: { codeHash?: string; noCache?: boolean } = {}, opened?: BuildCache) {
    const buildOptions = makeOptions(options);
    const { counted, count } = countMade(opened ?? openBuildCache(buildOptions));
    await buildSite(site, buildOptions, counted);
    return count();
  }

  /** The cache of a process that keeps its results only in memory. */
  const openMemory = (): BuildCache => ({ ...openBuildCache(makeOptions()), results: openResults() });

  /** Asserts that the site is the same as after a clean build. */
  async function assertClean(): Promise<void> {
    const bytes = fixture.readAll();
    await build({}, openMemory());
    assert.deepEqual(fixture.readAll(), bytes);
  }

  for (const builder of ['a process that has built before', 'a process that builds after another']) {
    it(`lets ${builder} make only what has changed, and leave an unchanged site as it is`, async () => {
      const memory = builder === 'a process that has built before' ? openMemory() : undefined;
      const all = await build({}, memory);
      const [bytes, { ino }] = [fixture.readAll(), statSync(join(fixture.folder, 'dist'))];
      assert.equal(await build({}, memory), 0);
      assert.deepEqual(fixture.readAll(), bytes);
      assert.equal(statSync(join(fixture.folder, 'dist')).ino, ino);
      fixture.edit('services/produce.md', /\n$/, '\nOne more sentence.\n');
      const made = await build({}, memory);
      assert.ok(made > 0 && made < all / 4, `${made} of ${all}`);
      await assertClean();
    });
  }

  it('lets one process write the same as a clean build after every edit', async () => {
    const memory = openMemory();
    await build({}, memory);
    for (const [path, from, to] of [
      ['services/produce.md', /^lead: .*$/m, 'lead: Another first sentence for every store'],
      ['facts.md', /value: 1959(.*)"1959"/, 'value: 1961$1"1961"'],
      ['services/produce.md', /^title: .*$/m, 'title: Greens'],
      ['site.md', /^phone: .*$/m, 'phone: "(800) 555-0199"'],
      ['site.md', /^footer:/m, 'contact: { endpoint: "https://forms.example.com/f" }\nfooter:'],
      // An error, which the last edit fixes.
      ['facts.md', 'value: 1961', 'value: 1962'],
      ['facts.md', '"1961"', '"1962"'],
    ] as const) {
      fixture.edit(path, from, to);
      const made = await build({}, memory).catch(() => undefined);
      if (made !== undefined) await assertClean();
    }
    assert.match(fixture.read('index.html'), /1962/);
  });

  describe('a process that builds after others', () => {
    it('restores pages that were changed or deleted in the out folder, and deletes foreign files', async () => {
      await build();
      const bytes = fixture.readAll();
      const page = join(fixture.folder, 'dist/contact/index.html');
      writeFileSync(page, readFileSync(page, 'utf8').replace('Contact', 'contact'));
      writeFileSync(join(fixture.folder, 'dist/old.html'), '');
      rmSync(join(fixture.folder, 'dist/index.html'));
      await build();
      assert.deepEqual(fixture.readAll(), bytes);
    });

    it('reuses nothing made by other code, and nothing at all with noCache', async () => {
      const all = await build();
      assert.ok(all > 0);
      assert.ok((await build({ codeHash: 'other code' })) >= all);
      assert.ok((await build({ noCache: true })) >= all);
    });

    it('reports errors at their positions in unchanged files', async () => {
      await build();
      // Services in unchanged files name this group.
      rmSync(join(fixture.folder, 'content/groups/product-categories.md'));
      const errors = await fixture.errors();
      assert.match(errors, /services\/produce\.md:(?!1:)\d+:\d+ error `group`/);
      await assert.rejects(build(), ({ message }) => message.replaceAll(`${fixture.folder}/`, '') === errors);
    });
  });
});
