/**
 * `npm run test:browser -- --browser firefox --part tabs --name "open a tab"`: the tests in test/browser/, in Chromium if no
 * other is named; with --part those of a file or folder, with --name those whose title matches. In CI, or with --retry,
 * up to five failing tests run once more, alone, and the second run decides.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFirefox } from './support/browser/firefox.ts';
import { type BrowserKind, readKind } from './support/browser/kind.ts';
import { findWebKit } from './support/webkit/driver.ts';

const RUNNER = ['--import', 'tsx', '--test', '--test-timeout=2700000', '--test-reporter=./test/support/reporter.mjs'];

/** Who is asked for must be there; Chromium comes along with the packages. */
const FIND: Record<BrowserKind, () => unknown> = {
  chromium: () => undefined,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Above this number, failures are no accident of timing. */
const MOST_RETRIED = 5;

const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
try {
  const { browser, part = process.env.PART ?? '', name, retry } = readOptions();
  const kind = readKind(browser);
  FIND[kind]();
  const env = { PART: part, TEST_BROWSER: kind };
  const failures = join(folder, 'failures.txt');
  const code = await runTests(env, name === undefined ? [] : [name], failures);
  const failed = existsSync(failures) ? readFileSync(failures, 'utf8').split('\n').filter(Boolean) : [];
  const isRetried = retry && failed.length > 0 && failed.length <= MOST_RETRIED;
  if (isRetried) console.log(`Retrying once, alone:\n${failed.join('\n')}`);
  process.exitCode = isRetried ? await runTests(env, failed.map(toPattern), failures) : code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * @param names patterns of the titles of the tests; none runs all
 * @param failures the file to which the reporter adds the titles of tests that fail
 */
function runTests(env: Record<string, string>, names: readonly string[], failures: string): Promise<number> {
  const patterns = names.map((name) => `--test-name-pattern=${name}`);
  const options = { stdio: 'inherit', env: { ...process.env, ...env, TEST_FAILURES: failures } } as const;
  const tests = spawn(process.execPath, [...RUNNER, ...patterns, 'test/browser/browser.test.ts'], options);
  return new Promise((resolve) => {
    tests.on('exit', (code) => resolve(code ?? 1));
  });
}

function toPattern(title: string): string {
  return `^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

function readOptions() {
  const options = {
    browser: { type: 'string', default: 'chromium' },
    part: { type: 'string' },
    name: { type: 'string' },
    retry: { type: 'boolean', default: process.env.CI === 'true' },
  } as const;
  return parseArgs({ options }).values;
}
