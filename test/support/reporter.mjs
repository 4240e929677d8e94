/** Quiet when green, clear when red: each failure in whole, then one line of counts. JavaScript, as Node 20 loads reporters before tsx. */
import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* report(events) {
  let passed = 0;
  let failed = 0;
  let left = 0;
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A suite fails with its tests, which are told; one that fails by itself is told too.
    if (data.details.type === 'suite' && (type === 'test:pass' || isOfTests(data.details.error))) continue;
    if (data.skip !== undefined) left += 1;
    else if (type === 'test:pass') passed += 1;
    else {
      failed += 1;
      if (process.env.TEST_FAILURES) appendFileSync(process.env.TEST_FAILURES, `${data.name}\n`);
      yield `\n✗ ${data.name} (${data.file}:${data.line})\n${inspect(data.details.error.cause)}\n`;
    }
  }
  yield `${passed} passed, ${failed} failed${left === 0 ? '' : `, ${left} left out`}\n`;
}

/** @param {Error} error of a suite */
function isOfTests(error) {
  return 'failureType' in error && error.failureType === 'subtestsFailed';
}
