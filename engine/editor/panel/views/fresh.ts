import type { FormChoices as Names } from '../../protocol.ts';
import { button, make } from '../dom.ts';

/** What can be new. */
export function drawKinds({ kinds }: Names, choose: (folder: string) => void): HTMLElement[] {
  return [
    make('p', {}, 'What shall be new?'),
    make(
      'ul',
      { class: 'kinds' },
      ...kinds.map(({ folder, name }) =>
        make(
          'li',
          {},
          button(name, () => choose(folder)),
        ),
      ),
    ),
  ];
}
