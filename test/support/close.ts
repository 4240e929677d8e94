import { after } from 'node:test';

const closing: (() => Promise<unknown>)[] = [];

/** Closes something that tests share after the last of them; in other scripts, when they call `closeAll`. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

// Other scripts have no `after`.
if (process.env.NODE_TEST_CONTEXT) after(closeAll);
