/** A build in a process of its own, while the site is served. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { serve } from '../../engine/dev-server/index.ts';
import { buildFixture } from '../support/fixture-site.ts';
import { NEW, OLD, spawnBuild } from './kill.ts';

it('a server answers with whole pages while a build replaces the site, which leaves nothing else', async (test) => {
  const fixture = await buildFixture(undefined, { origin: OLD });
  const dist = join(fixture.folder, 'dist');
  const oldPage = fixture.read('contact/index.html');
  const serving = await serve({ folder: dist, base: '/', port: 0 });
  test.after(serving.close);
  const build = spawnBuild(fixture.folder);
  const ended = once(build, 'exit');
  const pages = new Set<string>();
  while (build.exitCode === null) {
    const response = await fetch(new URL('/contact/', serving.address));
    assert.equal(response.status, 200);
    pages.add(await response.text());
  }
  assert.deepEqual(await ended, [0, null]);
  const newPage = fixture.read('contact/index.html');
  assert.ok(newPage.includes(NEW));
  for (const page of pages) assert.ok(page === oldPage || page === newPage);
  assert.equal(await (await fetch(new URL('/contact/', serving.address))).text(), newPage);
  assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
});
