/** Builds that write into one folder at the same time. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { stagingName, swap, write } from '../../../engine/build/write.ts';
import { listFresh, pathsOf, readSite, siteOf } from './sites.ts';

let scratch: string;
let dist: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'write-'));
  dist = join(scratch, 'dist');
});
afterEach(() => rmSync(scratch, { recursive: true }));

const fresh = () => listFresh(dist);

describe('two builds at once into one folder', () => {
  for (const way of ['beside', 'in-place']) {
    it(`leave the whole site of one, and nothing else: written ${way}`, async () => {
      const builds = ['apples', 'pears'].map((word) => spawnWriter([dist, word, '40', way]));
      assert.deepEqual(await Promise.all(builds), [0, 0]);
      const { '.made-by-build': _marker, ...site } = readSite(dist);
      const [word = ''] = Object.values(site);
      assert.deepEqual(Object.keys(site), pathsOf(word));
      assert.deepEqual([...new Set(Object.values(site))], [word]);
      assert.deepEqual(readdirSync(scratch), ['dist']);
    });
  }
});

describe('a build that meets another', () => {
  it('puts its site over one that has just been put there', () => {
    write(siteOf('old'), dist);
    const mine = join(scratch, 'mine');
    write(siteOf('mine'), mine);
    let met = false;
    const meet: typeof renameSync = (from, to) => {
      if (from === mine && !met) {
        met = true;
        write(siteOf('theirs'), join(scratch, 'theirs'));
        renameSync(join(scratch, 'theirs'), dist);
      }
      renameSync(from, to);
    };
    swap(mine, dist, meet);
    assert.ok(Object.keys(readSite(dist)).includes('assets/mine.css'));
    assert.deepEqual(readdirSync(scratch), ['dist']);
  });

  it('waits until that has moved its files into a folder that cannot be moved', async () => {
    write(siteOf('old'), dist);
    mkdirSync(join(dist, `.${stagingName('lock')}`));
    const written = spawnWriter([dist, 'new', '1', 'in-place']);
    let ended = false;
    void written.then(() => {
      ended = true;
    });
    // It makes its lock now and then, sees ours, and removes it again.
    for (let seen = 0; seen < 5; await setTimeout(10)) {
      assert.ok(!ended, 'it did not wait');
      seen += readdirSync(dist).some((name) => name.startsWith('.new') && existsSync(join(dist, name, 'list.json')))
        ? 1
        : 0;
    }
    rmdirSync(join(dist, `.${stagingName('lock')}`));
    assert.equal(await written, 0);
    assert.deepEqual(fresh(), pathsOf('new'));
  });
});

async function spawnWriter(args: string[]): Promise<unknown> {
  const script = join(import.meta.dirname, 'write-often.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' });
  return (await once(child, 'exit'))[0];
}
