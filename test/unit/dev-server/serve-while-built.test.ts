import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { write, writeInPlace } from '../../../engine/build/write.ts';
import { type Serving, serve } from '../../../engine/dev-server/index.ts';
import { siteOf } from '../build/sites.ts';

describe('serve, while builds replace the site', () => {
  let root: string;
  let dist: string;
  let living: Serving;

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'served-'));
    dist = join(root, 'dist');
    write(siteOf('first'), dist);
    living = await serve({ folder: dist, base: '/', port: 0 });
  });
  after(async () => {
    await living.close();
    rmSync(root, { recursive: true });
  });

  const get = async (path: string) => {
    const response = await fetch(new URL(path, living.address));
    return { status: response.status, text: await response.text() };
  };
  const wordsOf = (word: string) => ({ status: 200, text: `${word} `.repeat(2000) });

  for (const [way, writeSite] of [
    ['beside', write],
    ['in place', writeInPlace],
  ] as const) {
    it(`gives new pages and new styles, in their whole length, and forgets old pages: written ${way}`, async () => {
      writeSite([...siteOf('first'), { path: 'gone/index.html', content: 'x' }], dist);
      assert.equal((await get('/gone/')).status, 200);
      writeSite([...siteOf('second, which is longer'), { path: 'added/index.html', content: 'added' }], dist);
      assert.deepEqual(await get('/'), wordsOf('second, which is longer'));
      assert.deepEqual(await get('/added/'), { status: 200, text: 'added' });
      assert.deepEqual(await get('/assets/second, which is longer.css'), wordsOf('second, which is longer'));
      assert.equal((await get('/gone/')).status, 404);
    });

    it(`gives every page in whole, old or new: written ${way}`, async () => {
      writeSite(siteOf('plums'), dist);
      const script = join(import.meta.dirname, 'write-often.ts');
      const builds = ['plums', 'a longer word'].map((word) => {
        const args = ['--import', 'tsx', script, dist, word, '30', way];
        return once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
      });
      const ended = Promise.all(builds);
      let busy = true;
      void ended.then(() => {
        busy = false;
      });
      try {
        while (busy) {
          const { status, text } = await get('/3/');
          const word = text.startsWith('plums') ? 'plums' : 'a longer word';
          assert.deepEqual({ status, text }, wordsOf(word));
        }
      } finally {
        await ended;
      }
    });
  }

  it('waits for a site that is about to be put back', async () => {
    writeInPlace(siteOf('back'), dist);
    renameSync(dist, `${dist}.aside`);
    const page = get('/');
    await setTimeout(50);
    renameSync(`${dist}.aside`, dist);
    assert.deepEqual(await page, wordsOf('back'));
  });
});
