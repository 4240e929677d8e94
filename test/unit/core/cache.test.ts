import assert from 'node:assert/strict';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { openCache } from '../../../engine/core/cache.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** A cache with one entry, and the file of that entry. */
async function cacheOne() {
  const folder = makeTemporaryFolder('cache');
  const cache = openCache(folder);
  await cache.memo('peach', async () => Buffer.from('a peach'));
  return { cache, file: join(folder, readdirSync(folder)[0] ?? '') };
}

const makeAgain = async () => Buffer.from('another peach');

describe('the cache', () => {
  it('returns an entry without making it again, and undefined for an unknown key', async () => {
    const { cache } = await cacheOne();
    assert.equal(String(cache.get('peach')), 'a peach');
    assert.equal(String(await cache.memo('peach', makeAgain)), 'a peach');
    assert.equal(cache.get('pear'), undefined);
  });

  for (const [kind, damage] of Object.entries({
    'that was cut short': (bytes: Buffer) => bytes.subarray(0, -1),
    'with a changed byte': (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')]),
  })) {
    it(`makes an entry again if its file is damaged: one ${kind}`, async () => {
      const { cache, file } = await cacheOne();
      writeFileSync(file, damage(readFileSync(file)));
      assert.equal(cache.get('peach'), undefined);
      assert.equal(String(await cache.memo('peach', makeAgain)), 'another peach');
      assert.equal(String(cache.get('peach')), 'another peach');
    });
  }

  it('deletes entries that were not used for 30 days, and no other files', async () => {
    const { cache, file } = await cacheOne();
    const folder = dirname(file);
    const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
    writeFileSync(join(folder, 'letter.txt'), 'mine');
    utimesSync(join(folder, 'letter.txt'), daysAgo(99), daysAgo(99));
    utimesSync(file, daysAgo(29), daysAgo(29));
    cache.prune();
    assert.ok(cache.has('peach'));
    utimesSync(file, daysAgo(31), daysAgo(31));
    openCache(folder).get('peach');
    cache.prune();
    assert.equal(String(cache.get('peach')), 'a peach', 'it was used');
    utimesSync(file, daysAgo(31), daysAgo(31));
    cache.prune();
    assert.deepEqual(readdirSync(folder), ['letter.txt']);
  });

  it('deletes what was used longest ago if it is larger than its limit', () => {
    const folder = makeTemporaryFolder('cache');
    const cache = openCache(folder, Date.now(), 3000);
    const entries = ['old', 'new', 'newest'].map((key, index) => {
      const before = new Set(readdirSync(folder));
      cache.set(key, Buffer.alloc(1000));
      const file = join(folder, readdirSync(folder).find((name) => !before.has(name)) ?? '');
      utimesSync(file, Date.now() / 1000 - 60 + index, Date.now() / 1000 - 60 + index);
      return key;
    });
    cache.prune();
    assert.deepEqual(
      entries.map((key) => cache.has(key)),
      [false, true, true],
    );
  });
});
