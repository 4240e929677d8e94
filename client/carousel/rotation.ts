import { keep, recall } from '../storage.ts';

export interface RotationState {
  /** The visitor has not stopped it. */
  on: boolean;
  /** It will turn: nothing holds it. */
  running: boolean;
}

interface RotationOptions {
  name: string;
  delay: number | undefined;
  region: HTMLElement;
  /** Whether the slides themselves keep it from turning. */
  isHeld(): boolean;
  turn(): void;
  onChange(state: RotationState): void;
}

export interface Rotation {
  stop(): void;
  toggle(): void;
  /** Counts from zero again, if nothing holds it. */
  update(): void;
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Turns a carousel by itself. A stop is final until the visitor starts it again, also on the way back to the page.
 * It is held, and goes on afterwards, while the page is hidden or keyboard focus is inside; under reduced motion, and where
 * `data-still` on the document asks for it, it never turns.
 */
export function makeRotation({ name, delay, region, isHeld, turn, onChange }: RotationOptions): Rotation {
  const key = `carousel-${name}`;
  let on = recall(key) === undefined;
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
    // A key press after a click makes the focus visible, without an event.
    if (running) timer = setTimeout(() => (isRunning() ? turn() : update()), delay);
    onChange({ on, running });
  };

  const set = (next: boolean) => {
    on = next;
    keep(key, on ? undefined : 'stopped');
    update();
  };

  for (const type of ['focusin', 'focusout']) region.addEventListener(type, update);
  reduced.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  return { stop: () => set(false), toggle: () => set(!on), update };
}
