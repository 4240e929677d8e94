import type { Move } from './slider.ts';

const KEYS = new Map<string, Move>([
  ['ArrowLeft', '<'],
  ['ArrowRight', '>'],
]);

/** Fields use the arrow keys themselves. */
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Arrow keys move the carousel with the focus, or else the one under the pointer. */
export function listenToArrows(region: HTMLElement, move: (move: Move) => void): void {
  document.addEventListener('keydown', (event) => {
    const step = KEYS.get(event.key);
    if (!step || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { activeElement } = document;
    if (activeElement?.matches(FIELDS)) return;
    const owner = activeElement?.closest('.carousel-region') ?? document.querySelector('.carousel-region:hover');
    if (owner !== region) return;
    event.preventDefault();
    if (!event.repeat) move(step);
  });
}
