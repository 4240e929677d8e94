import type { PlacedFault } from '../../desk/place-faults.ts';
import { button, make } from '../dom.ts';
import { drawPages, type ShownPage } from '../form/elsewhere.ts';

/** What points to an entry that is to be deleted. */
export function drawGone(
  name: string,
  faults: readonly PlacedFault[],
  pages: readonly ShownPage[],
  go: () => void,
  stay: () => void,
): HTMLElement[] {
  const points = faults.map(({ file, line, message }) => make('li', {}, make('b', {}, `${file}:${line} `), message));
  const isHeld = points.length > 0;
  return [
    ...(isHeld
      ? [make('p', { role: 'alert' }, 'It cannot be deleted yet, for this points to it:'), make('ul', {}, ...points)]
      : [make('p', {}, 'Nothing else points to it. Undo brings it back, as long as the workshop is open.')]),
    make(
      'p',
      { class: 'tools' },
      button('Keep it', stay),
      button(`Delete ${name}`, go, { class: 'alarm', disabled: isHeld }),
    ),
    ...(pages.length === 0
      ? []
      : [
          make(
            'details',
            { open: pages.length <= 5 },
            make('summary', {}, `It is shown on ${pages.length === 1 ? '1 page' : `${pages.length} pages`}`),
            drawPages(pages),
          ),
        ]),
  ];
}
