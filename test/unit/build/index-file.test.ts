/** What one process keeps for the next, which builds the same site. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../../engine/build/build.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { noteRendered } from '../../support/rendered.ts';

const images = fileURLToPath(new URL('../fixtures/pictures', import.meta.url));
const caches = mkdtempSync(join(tmpdir(), 'caches-'));

let fixture: FixtureSite;
let cache: string;

after(() => rmSync(caches, { recursive: true }));
beforeEach(() => {
  fixture = copyFixture();
  cache = mkdtempSync(join(caches, 'cache-'));
});
afterEach(() => fixture.remove());

/** Builds as a process of its own would, and tells the paths of the pages that were rendered. */
async function build(options: { code?: string; noCache?: boolean; out?: string } = {}): Promise<string[]> {
  const { noted, rendered } = noteRendered();
  const folders = { content: join(fixture.folder, 'content'), out: join(fixture.folder, 'dist'), images, cache };
  await buildSite(noted, { ...folders, date: '2026-03-01', code: 'today', log: () => undefined, ...options });
  return rendered;
}

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(fixture.folder, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before);
  writeFileSync(file, after);
}

const readAll = () => Object.fromEntries(fixture.list().map((path) => [path, fixture.read(path)]));

/** Leaves those that name it, which nobody has touched. */
function removeGroup(): string {
  rmSync(join(fixture.folder, 'content/groups/product-categories.md'));
  return join(fixture.folder, 'content');
}

/** By its beginning, behind the checksum. */
function findIndex(): string {
  const files = readdirSync(cache).map((name) => join(cache, name));
  const index = files.find((file) => readFileSync(file, 'latin1').slice(32).startsWith('["today"'));
  return index ?? assert.fail('nothing was kept');
}

describe('a process that builds after another', () => {
  it('draws nothing where nothing has changed, and leaves the site alone', async () => {
    const all = await build();
    const [bytes, { ino }] = [readAll(), statSync(join(fixture.folder, 'dist'))];
    assert.ok(all.length > 0);
    assert.deepEqual(await build(), []);
    assert.deepEqual(readAll(), bytes);
    assert.equal(statSync(join(fixture.folder, 'dist')).ino, ino);
  });

  it('draws only the pages that show what has changed', async () => {
    await build();
    edit('content/services/produce.md', /\n$/, '\nOne more sentence.\n');
    const [path = '', ...others] = await build();
    assert.deepEqual(others, []);
    assert.ok(fixture.read(`${path.slice(1)}index.html`).includes('One more sentence.'));
    const bytes = readAll();
    await build({ noCache: true });
    assert.deepEqual(readAll(), bytes);
  });

  it('draws again what somebody has changed in the site, or deleted', async () => {
    await build();
    const bytes = readAll();
    edit('dist/contact/index.html', 'Contact', 'contact');
    rmSync(join(fixture.folder, 'dist/index.html'));
    assert.deepEqual((await build()).sort(), ['/', '/contact/']);
    assert.deepEqual(readAll(), bytes);
  });

  it('writes a picture again that somebody has changed in the site, though it is as long', async () => {
    await build();
    const picture = fixture.list().find((path) => path.endsWith('.avif')) ?? assert.fail('no picture');
    const file = join(fixture.folder, 'dist', picture);
    const bytes = readFileSync(file);
    for (const noCache of [false, true]) {
      writeFileSync(file, Buffer.alloc(bytes.length, 'x'));
      await build({ noCache });
      assert.ok(readFileSync(file).equals(bytes), noCache ? 'with --no-cache' : 'without');
    }
  });

  it('takes nothing over from other code, nor where it is told not to', async () => {
    const all = await build();
    const bytes = readAll();
    assert.deepEqual(await build({ code: 'tomorrow' }), all);
    assert.deepEqual(await build({ noCache: true }), all);
    assert.deepEqual(readAll(), bytes);
  });

  it('takes nothing from what is damaged or cut short', async () => {
    const all = await build();
    truncateSync(findIndex(), Math.floor(statSync(findIndex()).size / 2));
    assert.deepEqual(await build(), all);
    writeFileSync(findIndex(), readFileSync(findIndex(), 'latin1').replace('Produce', 'produce'), 'latin1');
    assert.deepEqual(await build(), all);
    assert.deepEqual(await build(), []);
  });

  it('tells faults of files that it has not read at their places', async () => {
    await build();
    const told = (await fixture.errors({ content: removeGroup() })).split('\n');
    assert.ok(told.some((fault) => /services\/produce\.md:(?!1:)\d+:\d+ error `group`/.test(fault)));
    const again = await build().catch((error: Error) => error.message.replaceAll(`${fixture.folder}/`, ''));
    assert.deepEqual(again, told.join('\n'));
  });

  it('gives the same beside another build of the same site', async () => {
    await build();
    edit('content/services/produce.md', /\n$/, '\nOne more sentence.\n');
    await Promise.all([build(), build()]);
    const bytes = readAll();
    await build({ noCache: true });
    assert.deepEqual(readAll(), bytes);
    await build();
    assert.deepEqual(await build(), []);
  });
});
