/** Processes that write a site: killed, two at once, and while it is served. `npm run test:kill` kills more builds. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { stagingName, write } from '../../engine/build/write.ts';
import { serve } from '../../engine/dev-server/index.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { listSitePaths, pathsOf, siteOf, spawnWriter } from '../support/tiny-sites.ts';
import { killBuilds } from './kill.ts';

const seed = Number(process.env.KILL_SEED ?? 15);
let scratch: string;
let dist: string;

beforeEach(() => {
  scratch = makeTemporaryFolder('writing');
  dist = join(scratch, 'dist');
});

it('a build that is killed leaves a complete site, and the next build deletes its temporary files', () =>
  killBuilds(10, seed));

it('a build that writes in place waits while another build holds the lock of the folder', async () => {
  write(siteOf('old'), dist);
  const lock = join(dist, `.${stagingName('lock')}`);
  mkdirSync(lock);
  const writer = spawnWriter(dist, 'new', 1, 'in-place');
  const ended = once(writer, 'exit');
  // The writer has copied its files, and then their list, into the folder `.new-…`. It needs the lock to move them.
  const isReady = () =>
    readdirSync(dist).some((name) => name.startsWith('.new') && existsSync(join(dist, name, 'list.json')));
  // At the first poll the writer may not have tried to lock the folder yet. By the fifth it has, and waits.
  for (let timesReady = 0; timesReady < 5; await setTimeout(10)) {
    assert.equal(writer.exitCode, null, 'it did not wait');
    if (isReady()) timesReady++;
  }
  rmdirSync(lock);
  assert.equal((await ended)[0], 0);
  assert.deepEqual(listSitePaths(dist), pathsOf('new'));
});

describe('a server, while two builds replace its site again and again', () => {
  for (const way of ['by-rename', 'in-place'] as const) {
    it(`answers with a whole page of one build: written ${way}`, async (test) => {
      write(siteOf('plums'), dist);
      const serving = await serve({ folder: dist, base: '/', port: 0 });
      test.after(serving.close);
      // Every page of a site repeats one word (`siteOf`).
      const writers = ['plums', 'a longer word'].map((word) => spawnWriter(dist, word, 30, way));
      const ended = Promise.all(writers.map((writer) => once(writer, 'exit')));
      while (writers.some((writer) => writer.exitCode === null)) {
        const response = await fetch(new URL('/3/', serving.address));
        const text = await response.text();
        const word = text.startsWith('plums') ? 'plums' : 'a longer word';
        assert.deepEqual({ status: response.status, text }, { status: 200, text: `${word} `.repeat(2000) });
      }
      await ended;
    });
  }
});
