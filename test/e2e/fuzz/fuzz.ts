/**
 * `npm run test:fuzz`: thousands of cases, told by cause with the shortest of each. A run of the same seed tries the same.
 * FUZZ_SEED and FUZZ_RUNS set both.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { casesOf } from './cases.ts';
import type { Edit } from './edits.ts';
import { findBreaches } from './invariants.ts';
import { openFuzzedSite } from './site.ts';

/** Milliseconds. Most cases take a hundredth; the first is what nobody waits for, the second what is taken for ever. */
const SLOW = 5_000;
const HANGS = 60_000;

const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const runs = Number(process.env.FUZZ_RUNS ?? 10_000);
const [, script = fileURLToPath(import.meta.url), note] = process.argv;
if (note === undefined) watch();
else await tryAll(note);

/** Nothing in a process can end its own endless loop: another one looks on. */
function watch(): void {
  console.log(`${runs} cases with FUZZ_SEED=${seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'fuzzing-'));
  const file = join(folder, 'case.json');
  writeFileSync(file, '');
  const env = { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: String(runs) };
  const child = spawn(process.execPath, [...process.execArgv, script, file], { stdio: 'inherit', env });
  const timer = setInterval(() => {
    if (Date.now() - statSync(file).mtimeMs < HANGS) return;
    console.error(`a case hangs:\n${readFileSync(file, 'utf8')}`);
    child.kill('SIGKILL');
  }, 1000);
  child.on('exit', (code) => {
    clearInterval(timer);
    rmSync(folder, { recursive: true });
    process.exitCode = code ?? 1;
  });
}

async function tryAll(file: string): Promise<void> {
  const site = await openFuzzedSite();
  const causes = new Map<string, { count: number; shortest: string }>();
  const tell = (cause: string, text: string) => {
    const { count = 0, shortest = text } = causes.get(cause) ?? {};
    causes.set(cause, { count: count + 1, shortest: text.length < shortest.length ? text : shortest });
  };
  const ends = { built: 0, refused: 0, slowest: 0 };
  for (const edits of listCases(site.paths)) {
    const text = JSON.stringify(edits);
    writeFileSync(file, text);
    const started = performance.now();
    for (const cause of await breachesOf(edits)) tell(cause, text);
    const took = performance.now() - started;
    if (took > SLOW) tell(`takes more than ${SLOW / 1000} s`, text);
    ends.slowest = Math.max(ends.slowest, took);
  }
  site.remove();
  for (const [cause, { count, shortest }] of [...causes].sort(([, a], [, b]) => b.count - a.count)) {
    console.log(`\n${count} × ${cause}\n  ${shortest}`);
  }
  console.log(`\n${ends.built} built, ${ends.refused} refused, the slowest in ${(ends.slowest / 1000).toFixed(2)} s`);
  console.log(causes.size === 0 ? 'nothing was let through' : `${causes.size} causes`);
  process.exitCode = causes.size === 0 ? 0 : 1;

  async function breachesOf(edits: readonly Edit[]): Promise<string[]> {
    try {
      const outcome = await site.build(edits);
      ends[outcome.problems.length === 0 ? 'built' : 'refused'] += 1;
      return findBreaches(outcome);
    } catch (error) {
      return [error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 3).join(' ') : String(error)];
    }
  }
}

/** In batches: all at once they would fill the memory. */
function* listCases(paths: readonly string[]): Generator<Edit[]> {
  const BATCH = 200;
  for (let done = 0; done < runs; done += BATCH) {
    yield* fc.sample(casesOf(paths), { seed: seed + done, numRuns: Math.min(BATCH, runs - done) });
  }
}
