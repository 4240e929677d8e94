import { islands } from './islands.ts';
import { released } from './when.ts';

/** Brings every island of the page to life, each at its time; one that fails stays as the server made it. */
export function hydrate(): void {
  released.watch();
  const entries = new Map(Object.entries(islands));
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const entry = entries.get(root.dataset.island ?? '');
    if (entry) bring(root, entry).catch(reportError);
  }
}

type Entry = (typeof islands)[keyof typeof islands];

async function bring(root: HTMLElement, { load, when }: Entry): Promise<void> {
  await Promise.race(when.map((wait) => wait(root)));
  const { start } = await load();
  await released.wait();
  const inside = root.querySelector<HTMLElement>(':scope > [data-island-root]');
  if (!inside) throw new Error(`${root.dataset.island}: no root inside`);
  // Some need no props.
  start(inside, root.querySelector(':scope > script')?.textContent ?? '{}');
}
