import { type Island, islands } from './islands.ts';
import { happened, loaded, online, released, touched, watchPresses } from './when.ts';

/** Starts every island of the page when it is due. An island that fails stays as the server rendered it. */
export function hydrate(): void {
  watchPresses();
  const entries: [string, Island<unknown>][] = Object.entries(islands);
  for (const [name, entry] of entries) {
    for (const island of document.querySelectorAll(`[data-island=${name}]`))
      bring(island, entry).catch(reloadWhenOnline);
  }
}

/** Chromium remembers a failed module until the page is reloaded. */
async function reloadWhenOnline(error: unknown): Promise<void> {
  reportError(error);
  await happened('online');
  location.reload();
}

async function bring(island: Element, { load, when }: Island<unknown>): Promise<void> {
  await Promise.race([touched(island), loaded().then(() => Promise.race(when.map((wait) => wait(island))))]);
  await online();
  const { start } = await load();
  await released();
  const [root, props] = island.children;
  // Some islands have no props.
  if (root instanceof HTMLElement) start(root, JSON.parse(props?.textContent ?? '{}'));
}
