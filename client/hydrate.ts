import { type Island, islands } from './islands.ts';
import { happened, loaded, online, touched, watchLeaving, watchPresses } from './when.ts';

/** Starts every island of the page when it is due. An island that fails stays as the server rendered it. */
export function hydrate(): void {
  const released = watchPresses();
  const returned = watchLeaving();
  const entries: [string, Island<unknown>][] = Object.entries(islands);
  for (const [name, entry] of entries) {
    for (const island of document.querySelectorAll(`[data-island=${name}]`)) {
      startWhenDue(island, entry, released, returned).catch(reportError);
    }
  }
}

async function startWhenDue(
  island: Element,
  { load, when }: Island<unknown>,
  released: ReturnType<typeof watchPresses>,
  returned: ReturnType<typeof watchLeaving>,
): Promise<void> {
  await Promise.race([touched(island), loaded().then(() => Promise.race(when.map((wait) => wait(island))))]);
  await online();
  const { start } = await load().catch((error) => reload(error, returned));
  await released();
  const [root, props] = island.children;
  // Some islands have no props.
  if (root instanceof HTMLElement) start(root, JSON.parse(props?.textContent ?? '{}'));
}

/** In ms. Browsers cut imports off shortly before the page is left. */
const LEAVING = 1000;

/** A failed module stays failed until the page is reloaded. That leaving the page cuts it off is no fault. */
async function reload(error: unknown, returned: ReturnType<typeof watchLeaving>): Promise<never> {
  const reconnected = happened('online');
  await new Promise((resolve) => setTimeout(resolve, LEAVING));
  if (!returned()) reportError(error);
  await (returned() ?? reconnected);
  location.reload();
  throw error;
}
