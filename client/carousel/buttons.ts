import type { CarouselParts } from './parts.ts';
import type { RotationState } from './rotation.ts';
import type { Move, Slider } from './slider.ts';

interface ButtonActions {
  move(move: Move): void;
  toggleRotation(): void;
}

export interface Buttons {
  update(slider: Slider): void;
  showRotation(state: RotationState): void;
}

export function makeButtons(
  { region, controls, row }: CarouselParts,
  { move, toggleRotation }: ButtonActions,
): Buttons {
  const rotationButton = controls.querySelector<HTMLElement>('[data-play]');
  const moveButtons = [...controls.querySelectorAll<HTMLElement>('[data-move]')];
  rotationButton?.addEventListener('click', toggleRotation);
  for (const button of moveButtons) button.addEventListener('click', () => move(readMove(button)));
  controls.hidden = false;
  row.setAttribute('aria-live', 'polite');

  return {
    update(slider) {
      for (const button of moveButtons) {
        // `disabled` would drop the focus.
        button.setAttribute('aria-disabled', String(slider.isStatic()));
        // A dot moves to one slide, e.g. "=2".
        if (button.dataset['move']?.startsWith('=')) {
          button.setAttribute('aria-current', String(readMove(button) === `=${slider.currentIndex()}`));
        }
      }
      if (rotationButton) rotationButton.hidden = slider.isStatic();
    },
    showRotation({ isEnabled, isRunning }) {
      const label = rotationButton?.querySelector('[data-play-label]');
      if (!rotationButton || !label) return;
      const state = isEnabled ? 'on' : 'off';
      // WebKit drops a click if the text is replaced during the press, so the label is set only when the state changes.
      // The label itself is not compared, because a browser may have translated it.
      if (rotationButton.dataset['play'] !== state) label.textContent = isEnabled ? 'Pause' : 'Play';
      rotationButton.dataset['play'] = state;
      region.dataset['running'] = String(isRunning);
      row.setAttribute('aria-live', isRunning ? 'off' : 'polite');
    },
  };
}

function readMove({ dataset: { move = '' } }: HTMLElement): Move {
  return move === '<' || move === '>' ? move : `=${Number(move.slice(1))}`;
}
