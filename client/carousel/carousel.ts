import { carousels } from '../../components/carousel/carousels.ts';
import type { Islands } from '../../components/islands.ts';
import { makeButtons } from './buttons.ts';
import { listenToArrows } from './keys.ts';
import { findParts } from './parts.ts';
import { makeRotation } from './rotation.ts';
import { type Move, makeSlider } from './slider.ts';

export function start(root: HTMLElement, { kind }: Islands['carousel']): void {
  const options = carousels[kind];
  const parts = findParts(root);
  const slider = makeSlider(parts, options, () => {
    buttons.update(slider);
    rotation.update();
  });
  const rotation = makeRotation({
    name: kind,
    delay: options.delay,
    region: parts.region,
    isBlocked: () => slider.isStatic() || slider.isSwiping(),
    advance: () => slider.go('>'),
    onChange: (state) => buttons.showRotation(state),
  });
  const moveByVisitor = (move: Move) => {
    if (options.stopsOnUse) rotation.stop();
    slider.go(move);
  };
  const buttons = makeButtons(parts, { move: moveByVisitor, toggleRotation: rotation.toggle });
  listenToArrows(parts.region, moveByVisitor);
  if (options.stopsOnUse) stopOnUse(parts.region, rotation.stop);
  slider.start();
}

/** A mouse over the carousel, a press, selected text or a hidden tab stops the rotation until the visitor presses Play. */
function stopOnUse(region: HTMLElement, stop: () => void): void {
  region.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') stop();
  });
  region.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-play]'))) stop();
  });
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    if (selection && !selection.isCollapsed && region.contains(selection.anchorNode)) stop();
  });
  let wasShown = !document.hidden;
  document.addEventListener('visibilitychange', () => {
    // When the visitor returns to the tab. A page left by a link is hidden, too, and a prerendered page was never shown.
    if (!document.hidden && wasShown) stop();
    wasShown = true;
  });
  // A mouse that is already there fires no pointerenter.
  if (region.matches(':hover')) stop();
}
