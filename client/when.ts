/** A moment that an island's script waits for. */
export type Waiting = (root: Element) => Promise<unknown>;

/** The visitor reaches for it, by pointer, finger or keyboard, or did so before this script was there. */
export const touched: Waiting = (root) =>
  new Promise((resolve) => {
    if (root.matches(':hover, :focus-within')) resolve(root);
    for (const type of ['pointerenter', 'pointerdown', 'focusin']) root.addEventListener(type, resolve, { once: true });
  });

/** It is in view, or nearly. */
export const viewed: Waiting = (root) =>
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

/** Resolves at the window's next event of this type. */
export const happened = (type: string): Promise<unknown> =>
  new Promise((resolve) => addEventListener(type, resolve, { once: true }));

/** All that the first view needs is there; what comes later leaves the line to that. */
export const loaded = async (): Promise<unknown> => document.readyState === 'complete' || happened('load');

/** Resolves when the browser is online. Chromium never retries a script that it could not fetch. */
export const online = async (): Promise<unknown> => navigator.onLine || happened('online');

/** The browser is idle. Safari has no such event. */
export const idle: Waiting = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** The style sheet shows its menu for narrow windows, and the browser has nothing better to do. */
export const narrowAndIdle: Waiting = async (root) => {
  const menu = root.querySelector('.narrow-menu');
  if (!menu) return;
  await viewed(menu);
  await idle(root);
};

let press: Promise<unknown> | undefined;

/**
 * No press is under way. An island may change its elements as it starts, and a click
 * is lost when the element goes between press and release.
 */
export const released = () => press;

export function watchPresses(): void {
  // It may have begun before this script was there.
  if (document.querySelector(':active')) beginPress();
  addEventListener('pointerdown', beginPress);
}

function beginPress(): void {
  press = new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'keyup']) {
      // On touch screens the click follows the release a little later.
      addEventListener(type, () => setTimeout(resolve, 100), { once: true });
    }
  });
}
