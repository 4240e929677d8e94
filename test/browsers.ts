/** `npm run test:browser -- --browser firefox --part tabs`: the tests in test/browser/, in Chromium if no other is named. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readKind } from './browser/support/kind.ts';

const { values } = parseArgs({
  options: { browser: { type: 'string', default: 'chromium' }, part: { type: 'string' } },
});
const { part = process.env.PART ?? '' } = values;
const runner = ['--import', 'tsx', '--test', '--test-timeout=2700000', '--test-reporter=./test/reporter.mjs'];
const tests = spawn(process.execPath, [...runner, 'test/browser/browser.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PART: part, TEST_BROWSER: readKind(values.browser) },
});
tests.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
