/**
 * `npm run test:kill -- [ROUNDS]`: builds of a tiny site, killed at random moments, four of five while they write.
 * After each the site must be whole, old or new, at once or as soon as the next build begins; that build must leave
 * the new site and nothing else.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clearUp } from '../../engine/build/write.ts';
import { readFiles } from '../support/files.ts';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { seeded } from './random-edits.ts';

/** Every page names its origin, so that each killed build writes every page anew. */
const [OLD, NEW] = ['https://old.test', 'https://new.test'];

/** @throws AssertionError at the first site that is not whole, and at the first litter */
export async function killBuilds(rounds: number, seed: number): Promise<void> {
  console.log(`KILL_SEED=${seed}`);
  const random = seeded(seed);
  const fixture = copyFixture();
  const dist = join(fixture.folder, 'dist');
  const rebuild = async (origin: string) => {
    await fixture.build({ origin });
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist'], 'the next build left litter');
    return fingerprint(dist);
  };
  const [newSite, oldSite] = [await rebuild(NEW), await rebuild(OLD)];
  const started = performance.now();
  await once(spawnBuild(fixture.folder, NEW), 'exit');
  const duration = performance.now() - started;
  /** In milliseconds; a guess that gets better with each kill. */
  let writing = duration / 10;
  await rebuild(OLD);
  /** Where the kills hit, by what they left. */
  const places = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    await killOne(fixture.folder, round % 5 === 0 ? random() * duration : -random() * writing);
    const place = placeOf(fixture.folder, oldSite);
    places.set(place, 1 + (places.get(place) ?? 0));
    if (round % 5 !== 0) writing *= place === 'afterwards' ? 0.6 : 1.1;
    if (!existsSync(dist)) clearUp(dist);
    assert.ok([oldSite, newSite].includes(fingerprint(dist)), `the site is not whole after kill ${round + 1}`);
    assert.equal(await rebuild(OLD), oldSite, 'the next build left another site than its own');
  }
  console.log(Object.fromEntries(places));
}

function spawnBuild(folder: string, origin: string) {
  const words = [
    ...['engine/cli/run.js', 'build.ts', '--quiet', '--images', 'test/fixtures/pictures'],
    ...[
      '--content',
      join(folder, 'content'),
      '--out',
      join(folder, 'dist'),
      '--origin',
      origin,
      '--date',
      '2026-03-01',
    ],
  ];
  return spawn(process.execPath, words, { cwd: project, stdio: 'inherit' });
}

/** @param moment in milliseconds after its start, or, below zero, after it began to write */
async function killOne(folder: string, moment: number): Promise<void> {
  const watcher = watch(folder);
  const writing = once(watcher, 'change');
  const build = spawnBuild(folder, NEW);
  const ended = once(build, 'exit');
  if (moment < 0) await Promise.race([writing, ended]);
  watcher.close();
  await Promise.race([setTimeout(Math.abs(moment)), ended]);
  build.kill('SIGKILL');
  await ended;
}

function placeOf(folder: string, oldSite: string): string {
  const names = readdirSync(folder);
  if (!names.includes('dist')) return 'between the renames';
  if (names.some((name) => name.startsWith('dist.new'))) return 'while writing';
  if (names.length > 2) return 'while sweeping';
  return fingerprint(join(folder, 'dist')) === oldSite ? 'before writing' : 'afterwards';
}

/** Of every file and its bytes. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of readFiles(folder)) hash.update(`${path}\0`).update(bytes).update('\0');
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [rounds = '200'] = process.argv.slice(2);
  await killBuilds(Number(rounds), Number(process.env.KILL_SEED ?? Date.now() % 100_000));
}
