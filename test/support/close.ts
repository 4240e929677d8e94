import { after } from 'node:test';

const closing: (() => Promise<unknown>)[] = [];

/** Closes something after the last test of the process. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  closing.push(close);
}

// In a script without tests, `after` would start a test run.
if (process.env['NODE_TEST_CONTEXT']) {
  after(async () => {
    for (const close of closing.toReversed()) await close();
  });
}
