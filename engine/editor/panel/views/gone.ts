import { button, make } from '../dom.ts';
import { drawPages, type ShownPage } from '../form/elsewhere.ts';

/** A field that names an entry, and what opens its form. */
export interface Holder {
  name: string;
  field: string;
  open(): void;
}

/** What points to an entry that is to be deleted. */
export function drawGone(
  name: string,
  holders: readonly Holder[],
  pages: readonly ShownPage[],
  go: () => void,
  stay: () => void,
): HTMLElement[] {
  const points = holders.map((holder) =>
    make(
      'li',
      {},
      button(holder.name, () => holder.open(), { class: 'link' }),
      `: ${holder.field}`,
    ),
  );
  const isHeld = points.length > 0;
  return [
    ...(isHeld
      ? [
          make('p', { role: 'alert' }, 'It cannot be deleted yet. Choose someone or something else here first:'),
          make('ul', {}, ...points),
        ]
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
