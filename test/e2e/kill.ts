/**
 * `npm run test:kill -- [ROUNDS]`: kills builds of a tiny site at random moments, four of five while they write.
 * After each kill, `dist/` must be the whole old site or the whole new one. A missing `dist/` is repaired first, as the next build
 * would do. The next build must leave its own site and nothing else.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { repair } from '../../engine/build/write.ts';
import { readFiles } from '../support/files.ts';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { makeRandom } from '../support/random.ts';

/** Every page contains its origin, so a build with the other origin writes every page. */
const [OLD, NEW] = ['https://old.test', 'https://new.test'];

/** @throws AssertionError at the first site that is not whole, or the first file that a build leaves behind */
export async function killBuilds(rounds: number, seed: number): Promise<void> {
  console.log(`KILL_SEED=${seed}`);
  const random = makeRandom(seed);
  const fixture = copyFixture();
  const dist = join(fixture.folder, 'dist');
  const rebuild = async (origin: string) => {
    await fixture.build({ origin });
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist'], 'the build left files behind');
    return readFiles(dist);
  };
  const [newSite, oldSite] = [await rebuild(NEW), await rebuild(OLD)];
  const started = performance.now();
  await once(spawnBuild(fixture.folder), 'exit');
  const duration = performance.now() - started;
  /** How long a build writes, in milliseconds: an estimate that improves with each kill. */
  let writeDuration = duration / 10;
  await rebuild(OLD);
  let keptOld = 0;
  for (let round = 0; round < rounds; round++) {
    const isEarly = round % 5 === 0;
    const delay = random.below(isEarly ? duration : writeDuration);
    await killOne(fixture.folder, isEarly ? 'start' : 'writing', delay);
    if (!existsSync(dist)) repair(dist);
    const site = readFiles(dist);
    const isOld = isDeepStrictEqual(site, oldSite);
    assert.ok(isOld || isDeepStrictEqual(site, newSite), `the site is not whole after kill ${round + 1}`);
    if (isOld) keptOld += 1;
    // With the old site in place, the kill came too early, else too late.
    if (!isEarly) writeDuration *= isOld ? 1.1 : 0.6;
    assert.deepEqual(await rebuild(OLD), oldSite, 'the next build left another site than its own');
  }
  console.log(`${keptOld} of ${rounds} builds were killed before their site was in place`);
}

function spawnBuild(folder: string) {
  const flags = ['--quiet', '--images', 'test/fixtures/pictures', '--origin', NEW, '--date', '2026-03-01'];
  const folders = ['--content', join(folder, 'content'), '--out', join(folder, 'dist')];
  const args = ['engine/cli/run.js', 'build.ts', ...flags, ...folders];
  return spawn(process.execPath, args, { cwd: project, stdio: 'inherit' });
}

/** @param delay in milliseconds, from the start of the build or from when it begins to write */
async function killOne(folder: string, from: 'start' | 'writing', delay: number): Promise<void> {
  const watcher = watch(folder);
  const writing = once(watcher, 'change');
  const build = spawnBuild(folder);
  const ended = once(build, 'exit');
  if (from === 'writing') await Promise.race([writing, ended]);
  watcher.close();
  await Promise.race([setTimeout(delay), ended]);
  build.kill('SIGKILL');
  await ended;
}

if (basename(process.argv[1] ?? '') === 'kill.ts') {
  await killBuilds(Number(process.argv[2] ?? 200), Number(process.env['KILL_SEED'] ?? Date.now() % 100_000));
}
