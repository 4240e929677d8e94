import { type Island, islands } from './islands.ts';
import { released } from './when.ts';

/** Brings every island of the page to life, each at its time; one that fails stays as the server made it. */
export function hydrate(): void {
  released.watch();
  const entries = new Map<string, Island<unknown>>(Object.entries(islands));
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const entry = entries.get(root.dataset.island ?? '');
    if (entry) bring(root, entry).catch(reportError);
  }
}

async function bring(root: HTMLElement, { load, when }: Island<unknown>): Promise<void> {
  await Promise.race(when.map((wait) => wait(root)));
  const { start } = await load();
  await released.wait();
  const inside = root.querySelector<HTMLElement>(':scope > [data-island-root]');
  if (!inside) throw new Error(`${root.dataset.island}: no root inside`);
  // Some need no props.
  start(inside, JSON.parse(root.querySelector(':scope > script')?.textContent ?? '{}'));
}
