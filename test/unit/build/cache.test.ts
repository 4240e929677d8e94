/** What builds reuse from earlier builds, in the same process or in others. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { type BuildCache, cacheKeyOf } from '../../../engine/build/cache.ts';
import { isOnDemand, type Output } from '../../../engine/core/output.ts';
import { makeRebuild } from '../../../engine/dev-server/rebuild.ts';
import { copyFixture, type FixtureSite, fixtureOptions, newFixtureCache } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

let fixture: FixtureSite;
/** The folder of the cache. */
let cache: string;
/** A cache that exists only in this process. */
let memory: BuildCache;
/** A cache with the fonts, pictures and cards of the fixture, which are slow to make. */
const filled = makeTemporaryFolder('cache');

/** This site without budgets, and the paths of the pages rendered so far: each rendering adds one. */
function recordRendered() {
  const rendered: string[] = [];
  const make: typeof site.make = async (options, buildCache) => {
    const earlier = new Map(buildCache.pages);
    const made = await site.make(options, buildCache);
    const pages = new Map(made.rendered.map(({ page, output }) => [output, page.path]));
    const record = (output: Output): Output => {
      const [path, { content }] = [pages.get(output), output];
      if (path === undefined) return output;
      // The page is already rendered: by an earlier build if `earlier` has this output, otherwise by this build.
      if (!isOnDemand(content)) {
        if (earlier.get(path)?.value.output !== output) rendered.push(path);
        return output;
      }
      // The page is rendered when it is read.
      const read = () => {
        rendered.push(path);
        return content.read();
      };
      return { ...output, content: { ...content, read } };
    };
    return { ...made, outputs: made.outputs.map(record) };
  };
  return { recorded: { ...site, make, budgetOf: undefined }, rendered };
}

describe('the cache of a build', () => {
  before(() => copyFixture().build({ cache: filled, codeHash: 'this code' }));
  beforeEach(() => {
    fixture = copyFixture();
    cache = makeTemporaryFolder('cache');
    cpSync(filled, cache, { recursive: true });
    memory = newFixtureCache();
  });

  /**
   * Builds like a new process, with the cache folder. With `inMemory`, uses that cache instead and saves nothing in the folder.
   * @returns the paths of the pages that were rendered
   */
  async function build(options: { codeHash?: string; noCache?: boolean } = {}, inMemory?: BuildCache) {
    const { recorded, rendered } = recordRendered();
    const folders = { content: join(fixture.folder, 'content'), out: join(fixture.folder, 'dist'), cache };
    const codeHash = inMemory ? undefined : 'this code';
    await buildSite(recorded, { ...fixtureOptions([]), ...folders, codeHash, ...options }, inMemory);
    return rendered;
  }

  const addSentence = () => fixture.edit('services/produce.md', /\n$/, '\nOne more sentence.\n');

  /** Asserts that the site is the same as after a clean build. */
  async function assertClean(): Promise<void> {
    const bytes = fixture.readAll();
    await build({}, newFixtureCache());
    assert.deepEqual(fixture.readAll(), bytes);
  }

  /** Overwrites a published picture with the same number of different bytes. @returns the file and its original bytes */
  function replacePicture() {
    const picture = fixture.list().find((path) => path.endsWith('.avif')) ?? assert.fail('no picture');
    const file = join(fixture.folder, 'dist', picture);
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.alloc(bytes.length, 'x'));
    return { file, bytes };
  }

  it('lets the dev server render no page before a browser requests it', async () => {
    await build();
    const { recorded, rendered } = recordRendered();
    const options = { ...fixtureOptions([]), content: join(fixture.folder, 'content') };
    const result = await makeRebuild(recorded)(options, cache, {
      cacheKey: cacheKeyOf({ ...options, codeHash: 'this code' }),
    });
    assert.ok('built' in result);
    assert.deepEqual(rendered, []);
  });

  for (const [builder, buildAgain] of [
    ['a process that has built before', () => build({}, memory)],
    ['a process that builds after another', () => build()],
  ] as const) {
    describe(builder, () => {
      it('renders nothing if nothing has changed, and does not touch the site', async () => {
        const all = await buildAgain();
        const [bytes, { ino }] = [fixture.readAll(), statSync(join(fixture.folder, 'dist'))];
        assert.ok(all.length > 0);
        assert.deepEqual(await buildAgain(), []);
        assert.deepEqual(fixture.readAll(), bytes);
        assert.equal(statSync(join(fixture.folder, 'dist')).ino, ino);
      });

      it('renders only the pages that show what has changed', async () => {
        await buildAgain();
        addSentence();
        const [path = '', ...others] = await buildAgain();
        assert.deepEqual(others, []);
        assert.ok(fixture.read(`${path.slice(1)}index.html`).includes('One more sentence.'));
        await assertClean();
      });
    });
  }

  it('lets one process write the same as a clean build after every edit', async () => {
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
      const rendered = await build({}, memory).catch(() => undefined);
      if (rendered) await assertClean();
    }
    assert.match(fixture.read('index.html'), /1962/);
  });

  describe('a process that builds after others', () => {
    it('renders pages again that were changed or deleted in the out folder, and deletes foreign files', async () => {
      await build();
      const bytes = fixture.readAll();
      const page = join(fixture.folder, 'dist/contact/index.html');
      writeFileSync(page, readFileSync(page, 'utf8').replace('Contact', 'contact'));
      writeFileSync(join(fixture.folder, 'dist/old.html'), '');
      rmSync(join(fixture.folder, 'dist/index.html'));
      assert.deepEqual((await build()).sort(), ['/', '/contact/']);
      assert.deepEqual(fixture.readAll(), bytes);
    });

    it('writes a picture again that was overwritten with as many bytes', async () => {
      await build();
      const { file, bytes } = replacePicture();
      await build();
      assert.ok(readFileSync(file).equals(bytes));
    });

    it('reuses nothing made by other code, and nothing at all with noCache', async () => {
      const all = await build();
      const bytes = fixture.readAll();
      assert.deepEqual(await build({ codeHash: 'other code' }), all);
      replacePicture();
      assert.deepEqual(await build({ noCache: true }), all);
      assert.deepEqual(fixture.readAll(), bytes);
    });

    it('reports errors at their positions in unchanged files', async () => {
      await build();
      // Services in unchanged files name this group.
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
  });
});
