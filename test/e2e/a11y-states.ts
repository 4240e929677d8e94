/** What the gate for accessibility looks at: every page at two widths, and the states that a first load does not show. */
import { type CheerioAPI, load } from 'cheerio';
import type { Target } from 'pa11y-ci';
import {
  asked,
  DESKTOP,
  filterStates,
  foodShowStates,
  formStates,
  PHONE,
  type State,
  tabStates,
} from './a11y-parts.ts';

/** A page as it was built. */
export interface Sight {
  /** e.g. "contact/" */
  path: string;
  html: string;
}

const MENU: readonly State[] = [
  {
    name: 'menu open',
    path: '',
    viewport: PHONE,
    actions: ['click element .narrow-menu .menu-button', 'wait for element dialog[open] to be visible'],
  },
  {
    name: 'dropdown open',
    path: 'contact/',
    viewport: DESKTOP,
    actions: ['click element .wide-menu .menu-toggle', 'wait for element .wide-menu .menu-panel to be visible'],
  },
];

/** Every page on a phone and on a desktop, then the states; the query tells equal addresses apart in the report. */
export function listTargets(address: string, sights: readonly Sight[]): Target[] {
  const pages = sights.flatMap(({ path }) =>
    [PHONE, DESKTOP].map((viewport) => ({ url: `${address}${path}?${viewport.width}`, viewport })),
  );
  const states = listStates(sights).map(({ name, path, viewport, actions }) => ({
    url: `${address}${path}?${encodeURIComponent(name)}`,
    viewport,
    actions,
  }));
  return [...pages, ...states];
}

/** The states of each part, on every page where it stands. */
function listStates(sights: readonly Sight[]): State[] {
  const pages = sights.map(({ path, html }) => ({ path, $: load(html) }));
  const where = (part: string, states: (path: string, $: CheerioAPI) => State[]) =>
    pages.filter(({ $ }) => $(part).length > 0).flatMap(({ path, $ }) => states(path, $));
  return [
    ...MENU,
    ...where('[data-island=tabs]', tabStates),
    ...where('[data-island=contact-form]', formStates),
    ...where('[data-island=food-show]', foodShowStates),
    ...where('[data-island=dividend]', (path) => [
      asked('dividend worked out', path, PHONE, 'dividend', '10,000,000', '[role=status] table'),
      asked('dividend refused', path, DESKTOP, 'dividend', '0', '[aria-invalid=true]'),
    ]),
    ...where('[data-island=opening]', (path) => [
      asked('opening worked out', path, DESKTOP, 'opens', '2027-03-01', '.answer-card'),
    ]),
    ...where('[data-island=filter]', filterStates),
    ...where('.carousel-hero [data-slide="1"]', (path) => [
      {
        name: 'a later slide',
        path,
        viewport: DESKTOP,
        actions: [
          'wait for element .carousel-hero .carousel-step to be visible',
          'click element .carousel-hero [data-move=">"]',
          'wait for element .carousel-hero [data-slide="1"]:not([inert]) to be visible',
        ],
      },
    ]),
  ];
}
