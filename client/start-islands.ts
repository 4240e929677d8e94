import { type Island, islands } from './islands.ts';
import { nextEvent, onInteraction, untilLoaded, untilOnline, watchPresses } from './triggers.ts';

/** In milliseconds. Leaving a page aborts its imports. An error is reported only if the page is still open after this delay. */
const LEAVING_DELAY = 1000;

/** Starts every island of the page when it is due. An island that fails stays as the server rendered it. */
export function hydrate(): void {
  const untilNoPress = watchPresses();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    startWhenDue(element, untilNoPress).catch((error) => setTimeout(reportError, LEAVING_DELAY, error));
  }
}

async function startWhenDue(element: HTMLElement, untilNoPress: ReturnType<typeof watchPresses>): Promise<void> {
  const { island: name = '' } = element.dataset;
  const registered: Record<string, Island<unknown>> = islands;
  const island = registered[name];
  if (!island) throw new Error(`client/islands.ts lacks ${name}`);
  const { load, triggers } = island;
  await Promise.race([
    onInteraction(element),
    untilLoaded().then(() => Promise.race(triggers.map((trigger) => trigger(element)))),
  ]);
  await untilOnline();
  const { start } = await load().catch((error) => loadAgain(load, error));
  await untilNoPress();
  const [root, props] = element.children;
  if (root instanceof HTMLElement) start(root, JSON.parse(props?.textContent ?? '{}'));
}

/** Loads a script when the browser is online again. Chromium requests a failed module only under another URL; its error names the URL. */
async function loadAgain<Props>(load: Island<Props>['load'], error: unknown): ReturnType<Island<Props>['load']> {
  await nextEvent('online');
  const [url] = /https?:\S+/.exec(String(error)) ?? [];
  return url === undefined ? load() : import(`${url}?again`);
}
