import { type Island, islands } from './islands.ts';
import { happened, loaded, online, touched, watchPresses } from './when.ts';

/** Starts every island of the page when it is due. An island that fails stays as the server rendered it. */
export function hydrate(): void {
  const released = watchPresses();
  const entries: [string, Island<unknown>][] = Object.entries(islands);
  for (const [name, entry] of entries) {
    for (const island of document.querySelectorAll(`[data-island=${name}]`)) {
      startWhenDue(island, entry, released).catch(reportError);
    }
  }
}

async function startWhenDue(
  island: Element,
  { load, when }: Island<unknown>,
  released: ReturnType<typeof watchPresses>,
): Promise<void> {
  await Promise.race([touched(island), loaded().then(() => Promise.race(when.map((wait) => wait(island))))]);
  await online();
  const { start } = await load().catch(reloadWhenOnline);
  await released();
  const [root, props] = island.children;
  // Some islands have no props.
  if (root instanceof HTMLElement) start(root, JSON.parse(props?.textContent ?? '{}'));
}

/** Chromium remembers a failed module until the page is reloaded. */
async function reloadWhenOnline(error: unknown): Promise<never> {
  reportError(error);
  await happened('online');
  location.reload();
  throw error;
}
