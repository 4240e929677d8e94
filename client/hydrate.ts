import { type Island, islands } from './islands.ts';
import { loaded, released, touched } from './when.ts';

/** Brings every island of the page to life, each at its time; one that fails stays as the server made it. */
export function hydrate(): void {
  released.watch();
  const entries = new Map<string, Island<unknown>>(Object.entries(islands));
  for (const root of document.querySelectorAll<HTMLElement>('[data-island-root]')) {
    const island = root.parentElement;
    const entry = entries.get(island?.dataset.island ?? '');
    if (island && entry) bring(island, root, entry).catch(reportError);
  }
}

async function bring(island: HTMLElement, root: HTMLElement, { load, when }: Island<unknown>): Promise<void> {
  await Promise.race([touched(island), loaded(island).then(() => Promise.race(when.map((wait) => wait(island))))]);
  const { start } = await load();
  await released.wait();
  // Some need no props.
  start(root, JSON.parse(root.nextElementSibling?.textContent ?? '{}'));
}
