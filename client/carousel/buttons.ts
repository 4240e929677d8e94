import type { Parts } from './parts.ts';
import type { RotationState } from './rotation.ts';
import type { Move, Stage } from './stage.ts';

interface Answers {
  move(move: Move): void;
  turn(): void;
}

export interface Buttons {
  show(stage: Stage): void;
  showRotation(state: RotationState): void;
}

/** Connects the buttons of a carousel and shows its state on them. */
export function makeButtons({ region, controls, row }: Parts, { move, turn }: Answers): Buttons {
  const turnButton = controls.querySelector<HTMLElement>('[data-turn]');
  const moveButtons = [...controls.querySelectorAll<HTMLElement>('[data-move]')];
  turnButton?.addEventListener('click', turn);
  for (const button of moveButtons) button.addEventListener('click', () => move(readMove(button)));
  controls.hidden = false;
  row.setAttribute('aria-live', 'polite');

  return {
    show(stage) {
      for (const button of moveButtons) {
        // `disabled` would drop the focus.
        button.setAttribute('aria-disabled', String(stage.isStill()));
        if (button.dataset.move?.startsWith('=')) {
          button.setAttribute('aria-current', String(readMove(button) === `=${stage.index()}`));
        }
      }
      if (turnButton) turnButton.hidden = stage.isStill();
    },
    showRotation({ on, running }) {
      const place = turnButton?.querySelector('[data-turn-word]');
      if (!turnButton || !place) return;
      const turns = on ? 'on' : 'off';
      // The press itself moves the focus, and WebKit loses a press if its target is replaced. The text may have been
      // translated, so it is not compared.
      if (turnButton.dataset.turn !== turns) place.textContent = on ? 'Pause' : 'Play';
      turnButton.dataset.turn = turns;
      region.dataset.running = String(running);
      row.setAttribute('aria-live', running ? 'off' : 'polite');
    },
  };
}

function readMove({ dataset: { move = '' } }: HTMLElement): Move {
  return move === '<' || move === '>' ? move : `=${Number(move.slice(1))}`;
}
