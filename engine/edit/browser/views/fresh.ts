import type { Names } from '../../desk/names-list.ts';
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

/** A name that makes a good address, e.g. "Café & Deli" → "cafe-deli" */
export function proposeName(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
