/** Processes that write a site: killed, two at once, and while it is served. `npm run test:kill` kills more builds. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { write } from '../../engine/build/write.ts';
import { serve } from '../../engine/dev-server/index.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { makeSite, spawnWriter } from '../support/tiny-sites.ts';
import { killBuilds } from './kill.ts';

const seed = Number(process.env['KILL_SEED'] ?? 15);
let scratch: string;
let dist: string;

beforeEach(() => {
  scratch = makeTemporaryFolder('writing');
  dist = join(scratch, 'dist');
});

it('a build that is killed leaves a complete site, and the next build deletes its temporary files', () =>
  killBuilds(10, seed));

describe('a server, while builds replace its site again and again', () => {
  for (const [way, writerWords] of [
    ['by-rename', ['plums', 'a longer word']],
    ['in-place', ['plums,a longer word']],
  ] as const) {
    it(`answers with a whole page of one build: written ${way}`, async (test) => {
      write(makeSite('plums'), dist);
      const serving = await serve({ folder: dist, base: '/', port: 0 });
      test.after(serving.close);
      // Every page of a site repeats one word (`makeSite`).
      const writers = writerWords.map((words) => spawnWriter(dist, words, 30, way));
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
