/** What the gate for accessibility looks at: every page at two widths, and the states that a first load does not show. */
import { type CheerioAPI, load } from 'cheerio';
import type { Target } from 'pa11y-ci';

export const PHONE = { width: 360, height: 780, isMobile: true, hasTouch: true };
export const DESKTOP = { width: 1280, height: 900 };

interface State {
  name: string;
  path: string;
  viewport: NonNullable<Target['viewport']>;
  actions: string[];
}

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

function tabStates(path: string, $: CheerioAPI): State[] {
  const tabs = $('.tab-panel').toArray();
  return tabs.map((panel) => {
    const tab = $(panel).attr('id') ?? '';
    return {
      name: `tab ${tab}`,
      path,
      viewport: DESKTOP,
      actions: [
        'wait for element [role=tab] to be visible',
        `click element [role=tab][aria-controls=${tab}]`,
        `wait for element #${tab} to be visible`,
      ],
    };
  });
}

function formStates(path: string, $: CheerioAPI): State[] {
  const states = [
    {
      name: 'form errors',
      path,
      viewport: PHONE,
      actions: [
        'wait for element .form-send to be visible',
        'click element .form-send',
        'wait for element .form-summary to be visible',
      ],
    },
    {
      name: 'message composed',
      path,
      viewport: DESKTOP,
      actions: [
        'wait for element .form-send to be visible',
        'set field [name=name] to Dana Reyes',
        'set field [name=email] to dana@example.com',
        'click element .form-send',
        'wait for element .form-result to be visible',
      ],
    },
    {
      name: 'phone number copied',
      path,
      viewport: PHONE,
      actions: [
        'wait for element .copy to be visible',
        'click element .copy',
        'wait for element .copied:not(:empty) to be visible',
      ],
    },
  ];
  // Where the form posts to a service, no test of ours does.
  return $('form[action]').length > 0 ? states.filter(({ name }) => name !== 'message composed') : states;
}

function foodShowStates(path: string, $: CheerioAPI): State[] {
  const lowest = $('.calculator table tbody').find('th, td').first().text();
  return [
    asked('food show worked out', path, DESKTOP, 'weekly', lowest, '.answer-card'),
    asked('food show outside the table', path, PHONE, 'weekly', '1', '.ask-person'),
    asked('food show refused', path, PHONE, 'weekly', 'lots', '[aria-invalid=true]'),
  ];
}

/** A calculator after its button was pressed. */
function asked(
  name: string,
  path: string,
  viewport: State['viewport'],
  field: string,
  text: string,
  shown: string,
): State {
  return {
    name,
    path,
    viewport,
    actions: [
      'wait for element .calculator-form button to be visible',
      `set field [name=${field}] to ${text}`,
      'click element .calculator-form button',
      `wait for element .calculator ${shown} to be visible`,
    ],
  };
}

function filterStates(path: string, $: CheerioAPI): State[] {
  const pages = $('.page-index-section li a').toArray();
  const words = pages.flatMap(
    (page) =>
      $(page)
        .text()
        .match(/[a-z]+/gi) ?? [],
  );
  // The longest stands on few pages. One word: the field writes the address anew.
  const word = words.reduce((longest, next) => (next.length > longest.length ? next : longest), '');
  const misspelt = word.slice(0, -3) + word.slice(-2);
  const last = $(pages.at(-1)).attr('href')?.split('/').at(-2) ?? '';
  return [
    {
      name: 'narrowed',
      path,
      viewport: PHONE,
      actions: [
        'wait for element #page-filter to be visible',
        `set field #page-filter to ${word}`,
        'wait for element .page-index-section[hidden] to be added',
      ],
    },
    {
      name: 'nothing-found',
      path,
      viewport: DESKTOP,
      actions: [
        'wait for element #page-filter to be visible',
        `set field #page-filter to ${misspelt}`,
        'wait for element [data-none] to be visible',
      ],
    },
    {
      name: 'a wrong address',
      path: `no-such-folder/${last}/`,
      viewport: PHONE,
      actions: ['wait for element .nearest a to be visible'],
    },
  ];
}
