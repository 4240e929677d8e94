/**
 * `npm test -- [PATH…] [--name WORDS]` runs the tests whose paths begin with these and whose titles match the words. Without a path,
 * it runs the checks and all tests of `ALL` (./plan.ts). `npm test -- --rest` runs those of `REST`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import { ALL, CHECKS, isInstalled, listTests, REST, type TestGroup } from './plan.ts';
import { BROWSER } from './support/browser/kind.ts';
import { launchBrowser } from './support/browser/launch.ts';
import { serveRealSite, serveTestSite } from './support/browser/serve-sites.ts';
import { writeEntries } from './support/load-tests.ts';
import { EVERY_PAGE } from './support/pages.ts';

const options = { rest: { type: 'boolean' }, name: { type: 'string' } } as const;
const { values, positionals: paths } = parseArgs({ options, allowPositionals: true });
const isAll = paths.length === 0 && !values.rest;
const chosen: TestGroup = { browser: BROWSER, everyPage: EVERY_PAGE, paths };
const groups = values.rest ? REST : [isAll ? ALL : chosen];
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/tests-');
process.once('exit', () => rmSync(folder, { recursive: true }));
rmSync('test-results', { recursive: true, force: true });

const checked = await Promise.all(isAll ? CHECKS.map(runCheck) : []);
let isGreen = checked.every(Boolean);
// The tests would print the errors of the build again.
if (checked[0] !== false) for (const group of groups) isGreen = (await runGroup(group)) && isGreen;
process.exit(isGreen ? 0 : 1);

function runCheck(args: readonly string[]): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...args], { stdio: 'inherit' });
  return new Promise((done) => child.on('exit', (code) => done(code === 0)));
}

async function runGroup(group: TestGroup): Promise<boolean> {
  const { browser, everyPage = false } = group;
  if (!isInstalled(browser)) return true;
  const paths = listTests(group);
  Object.assign(process.env, { TEST_BROWSER: browser, TEST_EVERY_PAGE: String(everyPage), TEST_SITES: '' });
  const usesAny = (folders: RegExp) => paths.some((path) => folders.test(path));
  // The first start of the packaged browser unpacks it, which two processes must not do at once.
  if (browser === 'chromium' && usesAny(/test\/(?:browser|e2e)\//)) await (await launchBrowser()).browser.close();
  const real = usesAny(/^test\/(?:browser|site|spec)\//) ? await serveRealSite() : undefined;
  const test = usesAny(/^test\/browser\//) ? await serveTestSite() : undefined;
  process.env['TEST_SITES'] = JSON.stringify({ real, test });
  const files = writeEntries(paths, folder);
  // One more than there are cores, since a test that drives a browser often waits for it.
  const concurrency = availableParallelism() + 1;
  // `forceExit`: a process ends with its last test, even if something keeps it open.
  const tests = run({ files, concurrency, forceExit: true, testNamePatterns: values.name });
  const failures: unknown[] = [];
  let passed = 0;
  tests.on('test:fail', (failure) => failures.push(failure));
  tests.on('test:pass', ({ skip, details }) => {
    if (skip === undefined && details.type !== 'suite') passed += 1;
  });
  await pipeline(tests, new spec(), showNoBreakSpaces, process.stdout, { end: false });
  const isUnknown = values.name !== undefined && passed + failures.length === 0;
  if (isUnknown) console.error(`No title of a test matches \`${values.name}\`.`);
  return failures.length === 0 && !isUnknown;
}

/** Otherwise, two texts that differ only in such a space look equal in the message of a failed comparison. */
async function* showNoBreakSpaces(chunks: AsyncIterable<unknown>) {
  for await (const chunk of chunks) yield String(chunk).replace(/[\u00a0\u202f]/g, '⍽');
}
