import { readStored, store } from '../storage.ts';

export interface RotationState {
  /** The visitor has not stopped it. */
  on: boolean;
  /** The timer is running. */
  running: boolean;
}

interface RotationOptions {
  name: string;
  delay: number | undefined;
  region: HTMLElement;
  /** Whether the slides prevent rotation: during a swipe, or if all are visible. */
  isHeld(): boolean;
  turn(): void;
  onChange(state: RotationState): void;
}

export interface Rotation {
  stop(): void;
  toggle(): void;
  /** Restarts the timer, if nothing holds it. */
  update(): void;
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Rotates a carousel automatically. After a stop it waits until the visitor presses Play, even when returning to the page. It
 * pauses while the page is hidden or keyboard focus is inside. With reduced motion, or `data-still` on the document, it never
 * rotates.
 */
export function makeRotation({ name, delay, region, isHeld, turn, onChange }: RotationOptions): Rotation {
  const key = `carousel-${name}`;
  let on = readStored(key) === undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isRunning = () =>
    on &&
    !reduced.matches &&
    !('still' in document.documentElement.dataset) &&
    !document.hidden &&
    !region.querySelector(':focus-visible') &&
    !isHeld();

  const update = () => {
    if (delay === undefined) return;
    clearTimeout(timer);
    const running = isRunning();
    // :focus-visible can change without an event.
    if (running) timer = setTimeout(() => (isRunning() ? turn() : update()), delay);
    onChange({ on, running });
  };

  const set = (next: boolean) => {
    on = next;
    store(key, on ? undefined : 'stopped');
    update();
  };

  for (const type of ['focusin', 'focusout']) region.addEventListener(type, update);
  reduced.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  return { stop: () => set(false), toggle: () => set(!on), update };
}
