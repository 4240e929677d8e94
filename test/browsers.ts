/**
 * `npm run test:browser -- --browser firefox --part tabs --name "open a tab"`: the tests in test/browser/, in Chromium if no
 * other is named; with --part those of a file or folder, with --name those whose title matches.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findFirefox } from './browser/support/firefox.ts';
import { type Kind, readKind } from './browser/support/kind.ts';
import { findWebKit } from './browser/webkit/driver.ts';

const RUNNER = ['--import', 'tsx', '--test', '--test-timeout=2700000', '--test-reporter=./test/reporter.mjs'];

/** Who is asked for must be there; Chromium comes along with the packages. */
const FIND: Record<Kind, () => unknown> = { chromium: () => undefined, firefox: findFirefox, webkit: findWebKit };

try {
  const { browser, part = process.env.PART ?? '', name } = readOptions();
  const kind = readKind(browser);
  FIND[kind]();
  const env = { ...process.env, PART: part, TEST_BROWSER: kind };
  const named = name === undefined ? [] : [`--test-name-pattern=${name}`];
  const args = [...RUNNER, ...named, 'test/browser/browser.test.ts'];
  const tests = spawn(process.execPath, args, { stdio: 'inherit', env });
  tests.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function readOptions() {
  const options = {
    browser: { type: 'string', default: 'chromium' },
    part: { type: 'string' },
    name: { type: 'string' },
  } as const;
  return parseArgs({ options }).values;
}
