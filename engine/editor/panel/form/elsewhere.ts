import { make } from '../dom.ts';
import { keepPlace, readPlace } from '../place.ts';

/** A page that shows something. */
export interface ShownPage {
  address: string;
  title: string;
}

/** Says on which pages a field stands, where these are several. */
export function drawElsewhere(pages: readonly ShownPage[]): HTMLElement[] {
  if (pages.length < 2) return [];
  return [
    make(
      'details',
      { class: 'elsewhere' },
      make('summary', {}, `Shown on ${pages.length} pages: it changes on all of them.`),
      drawPages(pages),
    ),
  ];
}

/** Pages with links to them; the panel goes along, and what is typed stays. */
export function drawPages(pages: readonly ShownPage[]): HTMLElement {
  return make('ul', {}, ...pages.map(({ address, title }) => make('li', {}, drawPage(address, title))));
}

function drawPage(address: string, title: string): HTMLElement {
  const isHere = address === location.pathname;
  const link = make('a', { href: address, 'aria-current': isHere && 'page' }, isHere ? `${title} (this page)` : title);
  link.addEventListener('click', () => {
    const place = readPlace();
    if (place) keepPlace({ ...place, at: address });
  });
  return link;
}
