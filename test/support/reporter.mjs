/**
 * Prints each failure with its full name and how to run it again, then the totals. Appends failures as JSON to the file in the
 * variable TEST_FAILURES. It is JavaScript, because Node itself loads it, and Node 20 runs no TypeScript.
 */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* report(events) {
  /**
   * The names of the running test and of the suites around it, from the outside in.
   * @type {string[]}
   */
  const names = [];
  let [passed, failed, skipped] = [0, 0, 0];
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const path = [...names.slice(0, data.nesting), data.name];
    // A suite counts only if it fails by itself, not by one of its tests.
    if (data.details.type === 'suite' && (type === 'test:pass' || failsByTests(data.details.error))) continue;
    const file = relative(process.cwd(), data.file ?? '').replaceAll('\\', '/');
    if (data.skip !== undefined) skipped += 1;
    else if (type === 'test:pass') passed += 1;
    if (type === 'test:pass' || data.skip !== undefined) continue;
    failed += 1;
    const { TEST_FAILURES, TEST_BROWSER = 'chromium', TEST_EVERY_PAGE } = process.env;
    if (TEST_FAILURES) appendFileSync(TEST_FAILURES, `${JSON.stringify({ file, name: data.name })}\n`);
    yield `\n✗ ${path.join(' › ')}\n${inspect(data.details.error.cause)}\n`;
    const browser = TEST_BROWSER === 'chromium' ? '' : ` --browser ${TEST_BROWSER}`;
    const everyPage = TEST_EVERY_PAGE === 'true' ? ' --every-page' : '';
    yield `Run it again: npm test -- ${file}${browser}${everyPage} --name ${JSON.stringify(data.name)}\n`;
  }
  yield `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}\n`;
}

/** @param {Error} error of a suite */
function failsByTests(error) {
  return 'failureType' in error && error.failureType === 'subtestsFailed';
}
