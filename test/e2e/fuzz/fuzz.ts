/**
 * `npm run test:fuzz`: 10,000 cases of hostile and mistaken content, new ones each time. FUZZ_RUNS sets their number, FUZZ_SEED
 * repeats a run. A process can't end its own endless loop, so this process watches the one that runs the cases.
 */
import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../support/project.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** A case that runs longer counts as an endless loop. */
const MAX_MS = 60_000;

/** The process that runs the cases writes each one here before it runs. */
const file = join(makeTemporaryFolder('fuzzing'), 'case.json');
writeFileSync(file, '');
const { FUZZ_SEED = String(Math.trunc(Math.random() * 2 ** 31)), FUZZ_RUNS = '10000' } = process.env;
const env = { ...process.env, FUZZ_SEED, FUZZ_RUNS, FUZZ_CASE: file };
const args = ['--import', 'tsx/esm', 'test/e2e/fuzz/fuzz.test.ts'];
const child = spawn(process.execPath, args, { cwd: project, stdio: 'inherit', env });
const timer = setInterval(() => {
  if (Date.now() - statSync(file).mtimeMs < MAX_MS) return;
  console.error(`a case hangs:\n${readFileSync(file, 'utf8')}`);
  child.kill('SIGKILL');
}, 1000);
child.on('exit', (code) => {
  clearInterval(timer);
  process.exitCode = code ?? 1;
});
