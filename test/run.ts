/**
 * `npm test -- [PATH…]` runs the tests whose paths begin with these; without a path, the checks and all tests of `ALL` (./plan.ts).
 * `npm run test:rest` runs those of `REST`. Other arguments with `--` are flags of Node, e.g. --test-name-pattern="on Escape".
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ALL, CHECKS, explainMissing, listTests, REST, type TestGroup } from './plan.ts';
import { BROWSER } from './support/browser/kind.ts';
import { launchBrowser } from './support/browser/launch.ts';
import { serveRealSite, serveTestSite } from './support/browser/serve-sites.ts';
import { writeEntries } from './support/load-tests.ts';
import { EVERY_PAGE } from './support/pages.ts';

const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--'));
const flags = args.filter((arg) => arg.startsWith('--') && arg !== '--rest');
const chosen: TestGroup = { browser: BROWSER, everyPage: EVERY_PAGE, paths };
const isAll = paths.length === 0 && !args.includes('--rest');
const groups = args.includes('--rest') ? REST : [isAll ? ALL : chosen];
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/tests-');
process.once('exit', () => rmSync(folder, { recursive: true }));
rmSync('test-results', { recursive: true, force: true });

const checked = await Promise.all(isAll ? CHECKS.map((check) => run('npm', ['run', '--silent', ...check])) : []);
let isGreen = checked.every(Boolean);
// The tests build the site, too, and would print the errors of the build again.
if (checked[0] !== false) for (const group of groups) isGreen = (await runGroup(group)) && isGreen;
process.exit(isGreen ? 0 : 1);

async function runGroup(group: TestGroup): Promise<boolean> {
  const { browser, everyPage = false } = group;
  const missing = explainMissing(browser);
  if (missing !== undefined) console.log(`No tests in ${browser}: ${missing}`);
  if (missing !== undefined) return true;
  const files = listTests(group);
  const env = { ...process.env, TEST_BROWSER: browser, TEST_EVERY_PAGE: String(everyPage), TEST_SITES: '' };
  if (files.some((file) => !file.includes('test/unit/'))) {
    // The first start of the packaged browser unpacks it, which two processes must not do at once.
    if (browser === 'chromium') await (await launchBrowser()).browser.close();
    env.TEST_SITES = JSON.stringify({ real: await serveRealSite(), test: await serveTestSite() });
  }
  // One more than there are cores, since a test that drives a browser often waits for it.
  const concurrency = `--test-concurrency=${availableParallelism() + 1}`;
  // A process ends with its last test, even if something keeps it open.
  const options = ['--test', '--test-force-exit', '--test-reporter=spec', concurrency, ...flags];
  return run(
    process.execPath,
    ['--import', 'tsx', '--enable-source-maps', ...options, ...writeEntries(files, folder)],
    env,
  );
}

function run(command: string, args: readonly string[], env = process.env): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env });
  return new Promise((done) => child.on('exit', (code) => done(code === 0)));
}
