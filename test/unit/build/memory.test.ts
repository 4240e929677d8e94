/** What one process keeps from build to build. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../../engine/build/build.ts';
import { type BuildCache, newBuildCache } from '../../../engine/build/cache.ts';
import { openCache } from '../../../engine/core/cache.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { noteRendered } from '../../support/rendered.ts';

const pictures = fileURLToPath(new URL('../fixtures/pictures', import.meta.url));

/** Builds a fixture, and tells the paths of the pages that were rendered. */
async function draw({ folder }: FixtureSite, memory: BuildCache): Promise<string[]> {
  const { noted, rendered } = noteRendered();
  const [content, out, cache] = [join(folder, 'content'), join(folder, 'dist'), '.cache'];
  await buildSite(noted, { content, out, images: pictures, cache, date: '2026-03-01', log: () => undefined }, memory);
  return rendered;
}

function edit({ folder }: FixtureSite, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, 'content', path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before);
  writeFileSync(file, after);
}

function readAll(fixture: FixtureSite): Record<string, string> {
  return Object.fromEntries(fixture.list().map((path) => [path, fixture.read(path)]));
}

describe('a process that builds again', () => {
  it('draws nothing where nothing has changed', async () => {
    const fixture = copyFixture();
    const memory = newBuildCache(openCache('.cache'));
    assert.ok((await draw(fixture, memory)).length > 0);
    assert.deepEqual(await draw(fixture, memory), []);
    fixture.remove();
  });

  it('draws only the pages that show what has changed', async () => {
    const fixture = copyFixture();
    const memory = newBuildCache(openCache('.cache'));
    await draw(fixture, memory);
    edit(fixture, 'services/produce.md', /\n$/, '\nOne more sentence.\n');
    const [path = '', ...others] = await draw(fixture, memory);
    assert.deepEqual(others, []);
    assert.ok(fixture.read(`${path.slice(1)}index.html`).includes('One more sentence.'));
    fixture.remove();
  });

  it('writes the same as a build from nothing, whatever was edited before', async () => {
    const fixture = copyFixture();
    const memory = newBuildCache(openCache('.cache'));
    const edits = [
      () => edit(fixture, 'services/produce.md', /^lead: .*$/m, 'lead: Another first sentence for every store'),
      () => edit(fixture, 'facts.md', /value: 1959(.*)"1959"/, 'value: 1961$1"1961"'),
      () => edit(fixture, 'services/produce.md', /^title: .*$/m, 'title: Greens'),
      () => edit(fixture, 'site.md', /^phone: .*$/m, 'phone: "(800) 555-0199"'),
      () => edit(fixture, 'site.md', /^footer:/m, 'contact: { endpoint: "https://forms.example.com/f" }\nfooter:'),
      () => edit(fixture, 'facts.md', 'value: 1961', 'value: 1962'),
      () => edit(fixture, 'facts.md', '"1961"', '"1962"'),
    ];
    await draw(fixture, memory);
    for (const change of edits) {
      change();
      // The last but one leaves a fault, which the last mends.
      const isWell = await draw(fixture, memory).then(
        () => true,
        () => false,
      );
      const again = readAll(fixture);
      if (isWell) await draw(fixture, newBuildCache(openCache('.cache')));
      assert.deepEqual(readAll(fixture), again);
    }
    assert.match(readAll(fixture)['index.html'] ?? '', /1962/);
    fixture.remove();
  });
});
