/**
 * `npm test -- [PATH…]`. Without a path, runs the checks, and all tests except those that only `npm run test:rest` runs. Flags:
 * --name WORDS    only tests whose titles match
 * --browser NAME  firefox or webkit in place of Chromium
 * --every-page    every page in tests that otherwise visit some pages of each kind
 * --shard 1/2     half of the files; 2/2 runs the others
 * --changed       only what the changes since the last commit can affect
 * --rest          slow tests, and tests in other browsers and on other servers
 * --retry         runs failing tests once more, if there are at most five; the default in CI
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listAffected } from './support/affected.ts';
import { findFirefox } from './support/browser/browser.ts';
import { type BrowserKind, readKind } from './support/browser/kind.ts';
import { launchBrowser } from './support/browser/launch.ts';
import { serveRealSite, serveTestSite } from './support/browser/serve-sites.ts';
import { bundleTests } from './support/bundle.ts';
import { closeAll, closeAtEnd } from './support/close.ts';
import { listFiles } from './support/files.ts';
import { project } from './support/project.ts';
import { findWebKit } from './support/webkit/driver.ts';

/** The arguments of `npm run` for each check. */
const CHECKS = {
  build: ['build', '--', '--quiet'],
  types: ['types'],
  lint: ['lint'],
} as const;
export type CheckName = keyof typeof CHECKS;

interface TestGroup {
  /** How the paths of test files begin. */
  paths: readonly string[];
  except?: readonly string[];
  browser?: BrowserKind;
  everyPage?: boolean;
}

interface Plan {
  checks: readonly CheckName[];
  tests: readonly TestGroup[];
}

/** Visitors' main tasks, done by keyboard. Other tests cover most of them in Chromium. */
const TASKS = 'test/browser/tasks/';

/** Tests that take minutes and seldom fail. */
const ONLY_IN_REST = [
  TASKS,
  ...['forced-colors', 'sharp', 'translated'].map((name) => `test/browser/pages/${name}.test.ts`),
];

const ALL: Plan = {
  checks: ['build', 'types', 'lint'],
  tests: [
    {
      paths: ['test/browser/', 'test/unit/', 'test/site/', 'test/spec/', 'editor/test/unit/', 'editor/test/browser/'],
      except: ONLY_IN_REST,
    },
  ],
};

const REST: Plan = {
  checks: [],
  tests: [
    { paths: ['test/e2e/', 'editor/test/e2e/', 'test/browser/pages/', TASKS], everyPage: true },
    {
      paths: [...['calculator', 'carousel', 'menu', 'tabs'].map((part) => `test/browser/${part}/`), TASKS],
      browser: 'firefox',
    },
    { paths: [TASKS], browser: 'webkit' },
  ],
};

/** If more tests than this fail, their timing is not the cause, so running them again does not help. */
const MAX_RETRIED = 5;

const failure = z.object({ file: z.string(), name: z.string() });
type Failure = z.output<typeof failure>;

let bundleFolder: string;

/** @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  mkdirSync(join(project, '.cache'), { recursive: true });
  bundleFolder = mkdtempSync(join(project, '.cache/tests-'));
  try {
    return (await runPlan(readOptions(args))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  } finally {
    await closeAll();
    rmSync(bundleFolder, { recursive: true });
  }
}

type Options = ReturnType<typeof readOptions>;

function readOptions(args: readonly string[]) {
  const options = {
    name: { type: 'string' },
    browser: { type: 'string', default: 'chromium' },
    changed: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    'every-page': { type: 'boolean', default: false },
    shard: { type: 'string' },
    retry: { type: 'boolean', default: process.env['CI'] === 'true' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  return { ...values, paths: positionals };
}

async function runPlan(options: Options): Promise<boolean> {
  const { checks, tests } = makePlan(options);
  rmSync(join(project, 'test-results'), { recursive: true, force: true });
  const results = await Promise.all(checks.map(runCheck));
  // The tests build the site, too, and would print the same errors again.
  if (results[checks.indexOf('build')] === false) return false;
  let isGreen = results.every(Boolean);
  for (const group of tests) isGreen = (await runTests(group, options)) && isGreen;
  return isGreen;
}

async function runCheck(check: CheckName): Promise<boolean> {
  const args = ['run', '--silent', ...CHECKS[check]];
  const isGreen = await runProcess('npm', args);
  if (!isGreen) console.error(`✗ npm ${args.join(' ')}`);
  return isGreen;
}

function makePlan({ paths, changed, rest, ...options }: Options): Plan {
  if (rest) return REST;
  const unknown = paths.find((path) => listTests([path]).length === 0);
  if (unknown !== undefined) throw new Error(`No path of a test file begins with ${unknown}.`);
  const [browser, everyPage] = [readKind(options.browser), options['every-page']];
  if (paths.length > 0) return { checks: [], tests: [{ paths, browser, everyPage }] };
  if (browser !== 'chromium')
    return { checks: [], tests: [{ paths: ['test/browser/', 'editor/test/browser/'], browser, everyPage }] };
  if (!changed) return ALL;
  const affected = listAffected(listChanges());
  if (affected === 'all') return ALL;
  console.log(`Checking ${[...affected.checks, ...affected.paths].join(', ') || 'nothing'}`);
  return { checks: affected.checks, tests: [{ paths: affected.paths }] };
}

function listChanges(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...git('diff', '--name-only', '-z', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard', '-z')];
}

async function runTests(tests: TestGroup, { retry, name, shard }: Options) {
  const { paths, except = [], browser = 'chromium', everyPage = false } = tests;
  const files = listTests(paths).filter((file) => !except.some((path) => file.startsWith(path)));
  if (files.length === 0) return true;
  const missing = explainMissing(browser);
  if (missing !== undefined) {
    console.log(`No tests in ${browser}: ${missing}`);
    return true;
  }
  const opensPages = files.some((file) => !/^(?:editor\/)?test\/unit\//.test(file));
  // The first start of the packaged browser unpacks it, which two processes must not do at once.
  if (opensPages && browser === 'chromium') await (await launchBrowser()).browser.close();
  const env = {
    TEST_BROWSER: browser,
    TEST_EVERY_PAGE: String(everyPage),
    TEST_SITES: opensPages ? await serveSites() : '',
  };
  const flags = [
    ...(name === undefined ? [] : [`--test-name-pattern=${name}`]),
    ...(shard === undefined ? [] : [`--test-shard=${shard}`]),
  ];
  const failed = await runFiles(files, env, flags);
  if (!retry || failed.length === 0 || failed.length > MAX_RETRIED) return failed.length === 0;
  console.log('Running these once more:');
  const patterns = failed.map((test) => `--test-name-pattern=^${test.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return (await runFiles([...new Set(failed.map(({ file }) => file))], env, patterns)).length === 0;
}

async function runFiles(files: readonly string[], env: object, flags: readonly string[]): Promise<Failure[]> {
  const failures = join(bundleFolder, 'failures.jsonl');
  rmSync(failures, { force: true });
  const args = [
    ...['--enable-source-maps', '--test', '--test-reporter=./test/support/reporter.mjs'],
    // One more than there are cores, since a test that drives a browser often waits for it.
    ...[`--test-concurrency=${availableParallelism() + 1}`, ...flags, ...(await bundleTests(files, bundleFolder))],
  ];
  const isGreen = await runProcess(process.execPath, args, { ...env, TEST_FAILURES: failures });
  const lines = existsSync(failures) ? readFileSync(failures, 'utf8').split('\n').filter(Boolean) : [];
  if (!isGreen && lines.length === 0) throw new Error('The tests ended without a result.');
  return lines.map((line) => failure.parse(JSON.parse(line)));
}

/** The test files whose paths begin with one of these. */
function listTests(paths: readonly string[]): string[] {
  return ['test', 'editor/test']
    .flatMap((folder) => listFiles(join(project, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.test.ts') && paths.some((path) => file.startsWith(path)));
}

async function serveSites(): Promise<string> {
  const [real, test] = [await serveRealSite(), await serveTestSite()];
  for (const { close } of [real, test]) closeAtEnd(close);
  return JSON.stringify({ real, test });
}

/** Why a browser can't be used; `undefined` if it can. Chromium comes with the packages. */
function explainMissing(browser: BrowserKind): string | undefined {
  try {
    if (browser === 'firefox') findFirefox();
    if (browser === 'webkit') findWebKit();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function runProcess(command: string, args: readonly string[], env = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: project, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}
