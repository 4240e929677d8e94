import { readStored, store } from '../storage.ts';

export interface RotationState {
  /** False after the visitor has stopped the rotation. */
  isEnabled: boolean;
  isRunning: boolean;
}

interface RotationOptions {
  name: string;
  /** In milliseconds; undefined if it never rotates. */
  delay: number | undefined;
  region: HTMLElement;
  /** True during a swipe, or if all slides are visible. */
  isBlocked(): boolean;
  advance(): void;
  onChange(state: RotationState): void;
}

export interface Rotation {
  stop(): void;
  toggle(): void;
  /** Restarts the timer, or stops it if the carousel can't rotate now. */
  update(): void;
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Rotates a carousel automatically. Once stopped, it stays stopped until the visitor presses Play, even after a return to the
 * page. Nothing rotates while the editor is open, which sets `data-still`.
 */
export function makeRotation({ name, delay, region, isBlocked, advance, onChange }: RotationOptions): Rotation {
  const key = `carousel-${name}`;
  let isEnabled = readStored(key) === undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canRun = () =>
    isEnabled &&
    !reducedMotion.matches &&
    !('still' in document.documentElement.dataset) &&
    !document.hidden &&
    !region.querySelector(':focus-visible') &&
    !isBlocked();

  const update = () => {
    if (delay === undefined) return;
    clearTimeout(timer);
    const isRunning = canRun();
    // :focus-visible can change without an event.
    if (isRunning) timer = setTimeout(() => (canRun() ? advance() : update()), delay);
    onChange({ isEnabled, isRunning });
  };

  const setEnabled = (enabled: boolean) => {
    isEnabled = enabled;
    store(key, isEnabled ? undefined : 'stopped');
    update();
  };

  for (const type of ['focusin', 'focusout']) region.addEventListener(type, update);
  reducedMotion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  return { stop: () => setEnabled(false), toggle: () => setEnabled(!isEnabled), update };
}
