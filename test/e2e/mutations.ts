/**
 * `npm run test:mutations -- [WORDS]`: makes each edit of mutations.yaml in a copy of the project, and expects its test to fail.
 * With words, it makes only the edits whose `behavior` contains them.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parse } from 'yaml';
import { z } from 'zod';
import { project } from '../support/project.ts';
import { copyCheckout } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const text = z.string().min(1);
const mutations = z.array(z.strictObject({ behavior: text, file: text, find: text, replace: z.string(), test: text }));
type Mutation = z.output<typeof mutations>[number];

const words = process.argv.slice(2).join(' ').toLowerCase();
const listed = mutations.parse(parse(readFileSync(join(project, 'test/e2e/mutations.yaml'), 'utf8')));
const chosen = listed.filter(({ behavior }) => behavior.toLowerCase().includes(words));
if (chosen.length === 0) throw new Error(`No behavior in test/e2e/mutations.yaml contains "${words}".`);

const scratch = makeTemporaryFolder('mutations');
process.once('SIGINT', () => process.exit(130));
const [clean, broken] = [join(scratch, 'clean'), join(scratch, 'broken')];
/** The tests that pass without an edit. */
const passing = new Set<string>();

copyCheckout(clean, () => true);
// Tests list the files of the project with git.
execFileSync('git', ['init', '--quiet'], { cwd: clean });
for (const mutation of chosen) {
  const started = performance.now();
  const verdict = await testMutation(mutation);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${verdict} ${seconds} s  ${mutation.behavior}${verdict === 'caught' ? '' : ` (${mutation.test})`}`);
  if (verdict !== 'caught') process.exitCode = 1;
}

async function testMutation({ file, find, replace, test }: Mutation): Promise<string> {
  const source = join(clean, file);
  const parts = existsSync(source) ? readFileSync(source, 'utf8').split(find) : [];
  if (parts.length !== 2) return `STALE (\`find\` occurs ${Math.max(0, parts.length - 1)} times in ${file}, not once)`;
  if (!passing.has(test) && !(await isPassing(test, clean))) return 'FAILS WITHOUT THE EDIT';
  passing.add(test);
  cpSync(clean, broken, { recursive: true });
  writeFileSync(join(broken, file), parts.join(replace));
  const hasSurvived = await isPassing(test, broken);
  rmSync(broken, { recursive: true });
  return hasSurvived ? 'SURVIVED' : 'caught';
}

/**
 * `npm test` prints "5 passed", Node's own test reporters "# pass 5" or "ℹ pass 5".
 * @returns whether tests ran and all passed; false if the name in the command matches no test
 */
async function isPassing(command: string, cwd: string): Promise<boolean> {
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed, [code]] = await Promise.all([readAll(child.stdout), once(child, 'exit')]);
  return code === 0 && /^\S pass [1-9]|^[1-9]\d* passed/m.test(printed);
}
