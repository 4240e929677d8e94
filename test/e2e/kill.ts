/** Kills builds of a tiny site at random moments, four of five while they write. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { restore } from '../../engine/output/write.ts';
import { readFiles } from '../support/files.ts';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';

/** About as long as a build of the tiny site writes, in milliseconds. */
const WRITING = 40;

/** Every page contains its origin, so a build with the other origin writes every page. */
export const [OLD, NEW] = ['https://old.test', 'https://new.test'];

/**
 * After each kill, `dist/` must be the whole old site or the whole new one. A missing `dist/` is put back first, as the next build
 * would do. The next build must leave its own site and nothing else.
 */
export async function killBuilds(rounds: number, seed: number): Promise<void> {
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
  await rebuild(OLD);
  const shares = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns: rounds });
  for (const [round, share] of shares.entries()) {
    const isEarly = round % 5 === 0;
    await killOne(fixture.folder, isEarly ? 'start' : 'writing', share * (isEarly ? duration : WRITING));
    if (!existsSync(dist)) restore(dist);
    const site = readFiles(dist);
    const isWhole = [oldSite, newSite].some((whole) => isDeepStrictEqual(site, whole));
    assert.ok(isWhole, `the site is not whole after kill ${round + 1}`);
    assert.deepEqual(await rebuild(OLD), oldSite, 'the next build left another site than its own');
  }
}

/** Builds a fixture in a process of its own, with the origin NEW. */
export function spawnBuild(folder: string) {
  const flags = ['--quiet', '--images', 'test/fixtures/pictures', '--origin', NEW, '--date', '2026-03-01'];
  const folders = ['--content', join(folder, 'content'), '--out', join(folder, 'dist')];
  const args = ['--import', 'tsx', 'build.ts', ...flags, ...folders];
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
