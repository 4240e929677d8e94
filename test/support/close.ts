import { after } from 'node:test';

const closing: (() => Promise<unknown>)[] = [];

/** Closes what the tests of a file share, after the last of them. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

// Only processes of tests have `after`; others call it themselves.
if (process.env.NODE_TEST_CONTEXT) after(closeAll);
