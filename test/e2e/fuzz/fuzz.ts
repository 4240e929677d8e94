/**
 * `npm run test:fuzz`: 10,000 cases of hostile and foolish content, others each time; FUZZ_RUNS and FUZZ_SEED set both. Nothing
 * in a process can end its own endless loop, so this one looks on.
 */
import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../support/project.ts';
import { makeTemporary } from '../../support/temporary.ts';

/** Milliseconds: what nobody takes for slow, but for endless. */
const HANGS = 60_000;

const file = join(makeTemporary('fuzzing'), 'case.json');
writeFileSync(file, '');
const { FUZZ_SEED = String(Math.trunc(Math.random() * 2 ** 31)), FUZZ_RUNS = '10000' } = process.env;
const env = { ...process.env, FUZZ_SEED, FUZZ_RUNS, FUZZ_CASE: file };
const words = ['--import', 'tsx/esm', 'test/e2e/fuzz/fuzz.test.ts'];
const child = spawn(process.execPath, words, { cwd: project, stdio: 'inherit', env });
const timer = setInterval(() => {
  if (Date.now() - statSync(file).mtimeMs < HANGS) return;
  console.error(`a case hangs:\n${readFileSync(file, 'utf8')}`);
  child.kill('SIGKILL');
}, 1000);
child.on('exit', (code) => {
  clearInterval(timer);
  process.exitCode = code ?? 1;
});
