/** Something that an island waits for, such as an event. */
export type Trigger = (root: Element) => Promise<unknown>;

/** Resolves when the visitor uses the island by pointer, touch or keyboard, or at once if it is hovered or focused. */
export const onInteraction: Trigger = (root) =>
  new Promise((resolve) => {
    if (root.matches(':hover, :focus-within')) resolve(root);
    for (const type of ['pointerenter', 'pointerdown', 'focusin']) root.addEventListener(type, resolve, { once: true });
  });

/** Resolves when the island is in view or close to it. */
export const untilVisible: Trigger = (root) =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve(root);
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  });

/** Resolves at the next event of this type in the window; captured, because some don't bubble. */
export const nextEvent = (type: string): Promise<unknown> =>
  new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }));

/** The script may run before the document is parsed. */
export const untilParsed = async (): Promise<unknown> =>
  document.readyState !== 'loading' || nextEvent('DOMContentLoaded');

/** Resolves when the page is shown. Browsers may prerender it before (HTML, section 7.6.1). */
export const untilActivated = async (): Promise<unknown> =>
  Reflect.get(document, 'prerendering') !== true || nextEvent('prerenderingchange');

/** Islands wait for the load event, so that they don't slow down the page. */
export const untilLoaded = async (): Promise<unknown> => document.readyState === 'complete' || nextEvent('load');

/** Wait for this before an import, because Chromium does not retry a failed module. */
export const untilOnline = async (): Promise<unknown> => navigator.onLine || nextEvent('online');

/** Safari has no requestIdleCallback. */
export const untilIdle: Trigger = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

export const untilNarrowMenuVisible: Trigger = async (root) => {
  const menu = root.querySelector('.narrow-menu');
  if (!menu) return;
  await untilVisible(menu);
  await untilIdle(root);
};

/**
 * Tracks presses. An island that starts during a press could replace the pressed element, which would lose the click.
 * @returns a function that returns a promise for the end of the current press, if there is one
 */
export function watchPresses(): () => Promise<void> | undefined {
  let press: Promise<void> | undefined;
  const begin = () => {
    press = new Promise((resolve) => {
      const ended = new AbortController();
      const end = () => {
        ended.abort();
        // On touch screens the click comes a little after the release.
        setTimeout(resolve, 100);
      };
      for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, end, { signal: ended.signal });
    });
  };
  // A press may have begun before the script ran.
  if (document.querySelector(':active')) begin();
  addEventListener('pointerdown', begin);
  return () => press;
}
