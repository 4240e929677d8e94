import type { Move } from './stage.ts';

const KEYS = new Map<string, Move>([
  ['ArrowLeft', '<'],
  ['ArrowRight', '>'],
]);

/** Fields need the arrow keys for themselves. */
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Lets the arrow keys move the carousel that has the focus; if none has, the one under the pointer. */
export function listenToArrows(region: HTMLElement, move: (move: Move) => void): void {
  document.addEventListener('keydown', (event) => {
    const step = KEYS.get(event.key);
    if (!step || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { activeElement } = document;
    if (activeElement?.matches(FIELDS)) return;
    const owner = activeElement?.closest('.carousel-region') ?? document.querySelector('.carousel-region:hover');
    if (owner !== region) return;
    event.preventDefault();
    // A key that is held down is one press.
    if (!event.repeat) move(step);
  });
}
