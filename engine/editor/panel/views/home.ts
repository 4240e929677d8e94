import { button, make } from '../dom.ts';
import { listSpots, type Spot, sayPlace } from '../spots.ts';

/** What a search engine and a social network would show. */
export interface Head {
  file: string;
  title: string;
  description: string;
  address: string;
  noindex: boolean;
  card?: { address: string; alt: string } | undefined;
}

/** What the page consists of, to be chosen with the keyboard too. */
export function drawHome(
  head: Head | undefined,
  choose: (spots: Spot[]) => void,
  open: (file: string, field: string) => void,
): HTMLElement[] {
  const spots = listSpots();
  const files = [...new Set([...(head ? [head.file] : []), ...spots.map(({ file }) => file)])];
  return [
    make(
      'p',
      {},
      'Click any words or any picture on the page to change them. Where a link leads, the panel offers to go; or hold Ctrl (on a Mac, ⌘) while you click it.',
    ),
    ...(head ? [drawHead(head, open)] : []),
    make('h3', {}, 'On this page'),
    ...files.map((file) =>
      drawFile(
        file,
        spots.filter((spot) => spot.file === file),
        choose,
        open,
      ),
    ),
  ];
}

function drawFile(
  file: string,
  spots: readonly Spot[],
  choose: (spots: Spot[]) => void,
  open: (file: string, field: string) => void,
): HTMLElement {
  const name = sayPlace({ file, path: [] });
  return make(
    'details',
    {},
    make('summary', {}, name, make('small', {}, ` ${file}`)),
    make(
      'ul',
      {},
      ...spots.map((spot) =>
        make(
          'li',
          {},
          button(wordsOf(spot), () => choose([spot])),
        ),
      ),
    ),
    button(`All of ${name}`, () => open(file, ''), { class: 'add' }),
  );
}

function wordsOf({ element, from, to }: Spot): string {
  const words =
    element instanceof HTMLImageElement ? `Picture: ${element.alt}` : (element.textContent ?? '').slice(from, to);
  return words.length > 60 ? `${words.slice(0, 58)}…` : words;
}

/** Titles and descriptions are seen elsewhere. */
export function drawHead(
  { file, title, description, address, noindex, card }: Head,
  open: (file: string, field: string) => void,
): HTMLElement {
  return make(
    'section',
    { class: 'previews', 'aria-label': 'Seen elsewhere' },
    make('h3', {}, 'In search results'),
    ...(noindex ? [make('p', { class: 'help' }, 'Search engines are asked to leave this page out.')] : []),
    make(
      'div',
      { class: 'result' },
      make('p', { class: 'result-address' }, address),
      button(title, () => open(file, 'title'), { class: 'result-title', 'aria-label': `Title: ${title}` }),
      button(description, () => open(file, 'description'), {
        class: 'result-text',
        'aria-label': `Description: ${description}`,
      }),
    ),
    ...(card
      ? [
          make('h3', {}, 'On social networks'),
          make(
            'div',
            { class: 'card' },
            make('img', { src: card.address, alt: card.alt, loading: 'lazy' }),
            button(title, () => open(file, 'title'), { class: 'result-title' }),
            button(description, () => open(file, 'description'), { class: 'result-text' }),
          ),
        ]
      : []),
  );
}
