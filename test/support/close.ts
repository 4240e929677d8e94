import { after } from 'node:test';

const closing: (() => Promise<unknown>)[] = [];

/** Closes something that the tests of a file share, when all of them are done. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

// Only the processes of test files have this; others call it themselves.
if (process.env.NODE_TEST_CONTEXT) after(closeAll);
