/** The short run; `npm run test:kill` is the long one. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { clearUp, write } from '../../../engine/build/write.ts';
import { killBuilds } from '../../e2e/kill.ts';
import { seeded } from '../../e2e/random-edits.ts';
import { readSite, siteOf } from './sites.ts';

describe('a build that is killed', () => {
  it('leaves a whole site, and nothing that the next build does not sweep', async () => {
    assert.equal((await killBuilds(10, 15)).kills, 10);
  });

  it('leaves a folder that cannot be moved so that the next build makes it whole', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'killed-'));
    const dist = join(scratch, 'dist');
    write(siteOf('plums'), dist);
    const random = seeded(15);
    for (let round = 0; round < 5; round++) {
      const script = join(import.meta.dirname, 'write-often.ts');
      const args = ['--import', 'tsx', script, dist, 'apples,pears', '1000000', 'in-place'];
      const build = spawn(process.execPath, args, { stdio: 'inherit' });
      while (!readdirSync(dist).some((name) => /^\.(new|lock)/.test(name))) await setTimeout(5);
      await setTimeout(random() * 30);
      build.kill('SIGKILL');
      await once(build, 'exit');
      clearUp(dist);
      const { '.made-by-build': _marker, ...site } = readSite(dist);
      const [word = ''] = Object.values(site);
      assert.deepEqual([...new Set(Object.values(site))], [word]);
      assert.deepEqual(
        Object.keys(site),
        siteOf(word)
          .map(({ path }) => path)
          .sort(),
      );
    }
    rmSync(scratch, { recursive: true });
  });
});
