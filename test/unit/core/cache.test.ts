import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { openCache } from '../../../engine/core/cache.ts';
import { makeTemporary } from '../../support/temporary.ts';

/** A cache that holds one thing, the one file it stands in, and a maker that must not be called. */
async function keepOne() {
  const folder = makeTemporary('cache');
  const cache = openCache(folder);
  await cache.remember('peach', async () => Buffer.from('a peach'));
  return { cache, file: join(folder, readdirSync(folder)[0] ?? '') };
}

const makeAgain = async () => Buffer.from('another peach');

describe('the cache', () => {
  it('gives back what it kept, and makes nothing again', async () => {
    const { cache } = await keepOne();
    assert.equal(String(cache.recall('peach')), 'a peach');
    assert.equal(String(await cache.remember('peach', makeAgain)), 'a peach');
  });

  it('knows nothing of other keys', async () => {
    const { cache } = await keepOne();
    assert.equal(cache.recall('pear'), undefined);
  });

  const damages: Record<string, (kept: Buffer) => Uint8Array> = {
    'cut short': (kept) => kept.subarray(0, -1),
    'cut to nothing': () => Buffer.of(),
    'with another byte': (kept) => Buffer.concat([kept.subarray(0, -1), Buffer.from('!')]),
    'with a byte too many': (kept) => Buffer.concat([kept, Buffer.from('!')]),
  };
  for (const [damage, harm] of Object.entries(damages)) {
    it(`makes a file ${damage} again`, async () => {
      const { cache, file } = await keepOne();
      writeFileSync(file, harm(readFileSync(file)));
      assert.equal(cache.recall('peach'), undefined);
      assert.equal(String(await cache.remember('peach', makeAgain)), 'another peach');
      assert.equal(String(cache.recall('peach')), 'another peach');
    });
  }

  it('says in one line that a folder stands where it keeps a file', async () => {
    const { cache, file } = await keepOne();
    rmSync(file);
    mkdirSync(file);
    const line = `${file}: there is a folder where a file belongs. Move it away. (EISDIR)`;
    assert.throws(() => cache.recall('peach'), { message: line });
    await assert.rejects(cache.remember('peach', makeAgain), { message: line });
  });

  it('says in one line that a file stands where its folder belongs', async () => {
    const { file } = await keepOne();
    const message = `${file}: there is a file where a folder belongs. Move it away. (EEXIST)`;
    assert.throws(() => openCache(file), { message });
  });

  it('forgets what no build has used for 30 days, and no file but its own', async () => {
    const { cache, file } = await keepOne();
    const folder = dirname(file);
    const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
    writeFileSync(join(folder, 'letter.txt'), 'mine');
    utimesSync(join(folder, 'letter.txt'), daysAgo(99), daysAgo(99));
    utimesSync(file, daysAgo(29), daysAgo(29));
    cache.prune();
    assert.ok(cache.has('peach'));
    utimesSync(file, daysAgo(31), daysAgo(31));
    openCache(folder).recall('peach');
    cache.prune();
    assert.equal(String(cache.recall('peach')), 'a peach', 'what has been used stays');
    utimesSync(file, daysAgo(31), daysAgo(31));
    cache.prune();
    assert.deepEqual(readdirSync(folder), ['letter.txt']);
  });
});
