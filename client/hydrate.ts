import { type Island, islands } from './islands.ts';
import { happened, loaded, online, touched, watchPresses } from './when.ts';

/** In ms. Browsers cut imports off shortly before the page is left, which is no fault. */
const LEAVING = 1000;

/** Starts every island of the page when it is due. An island that fails stays as the server rendered it. */
export function hydrate(): void {
  const released = watchPresses();
  const entries: [string, Island<unknown>][] = Object.entries(islands);
  for (const [name, entry] of entries) {
    for (const island of document.querySelectorAll(`[data-island=${name}]`)) {
      startWhenDue(island, entry, released).catch((error) => setTimeout(reportError, LEAVING, error));
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
  const { start } = await load().catch(reload);
  await released();
  const [root, props] = island.children;
  // Some islands have no props.
  if (root instanceof HTMLElement) start(root, JSON.parse(props?.textContent ?? '{}'));
}

/** A failed module stays failed until the page is reloaded. */
function reload(error: unknown): never {
  happened('online').then(() => location.reload());
  throw error;
}
