import { after } from 'node:test';

const closing: (() => Promise<unknown>)[] = [];

/** Closes something after the last test of the process; in a script without tests, when it calls `closeAll`. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

// In a script without tests, `after` would start a test run.
if (process.env['NODE_TEST_CONTEXT']) after(closeAll);
