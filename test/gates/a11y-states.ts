/** What the gate for accessibility looks at: every page at two widths, and the states that a first load does not show. */
import type { Target } from 'pa11y-ci';

export const PHONE = { width: 360, height: 780, isMobile: true, hasTouch: true };
export const DESKTOP = { width: 1280, height: 900 };

interface State {
  name: string;
  path: string;
  viewport: NonNullable<Target['viewport']>;
  actions: string[];
}

const SHOWS = 'services/support-services/food-shows/';
const DEVELOPMENT = 'services/retail-services/retail-store-development/';

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

const STATES: readonly State[] = [
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
  ...['product-categories', 'retail-services', 'support-services'].map((tab) => ({
    name: `tab ${tab}`,
    path: 'services/',
    viewport: DESKTOP,
    actions: [
      'wait for element [role=tab] to be visible',
      `click element [role=tab][aria-controls=${tab}]`,
      `wait for element #${tab} to be visible`,
    ],
  })),
  {
    name: 'form errors',
    path: 'contact/',
    viewport: PHONE,
    actions: [
      'wait for element .form-send to be visible',
      'click element .form-send',
      'wait for element .form-summary to be visible',
    ],
  },
  {
    name: 'message composed',
    path: 'contact/',
    viewport: DESKTOP,
    actions: [
      'wait for element .form-send to be visible',
      'set field [name=name] to Dana Reyes',
      'set field [name=email] to dana@example.com',
      'click element .form-send',
      'wait for element .form-result to be visible',
    ],
  },
  asked('food show worked out', SHOWS, DESKTOP, 'weekly', '150k', '.answer-card'),
  asked('food show outside the table', SHOWS, PHONE, 'weekly', '59,000', '.ask-person'),
  asked('food show refused', SHOWS, PHONE, 'weekly', 'lots', '[aria-invalid=true]'),
  asked('dividend worked out', 'membership/', PHONE, 'dividend', '10,000,000', '[role=status] table'),
  asked('dividend refused', 'membership/', DESKTOP, 'dividend', '0', '[aria-invalid=true]'),
  asked('opening worked out', DEVELOPMENT, DESKTOP, 'opens', '2027-03-01', '.answer-card'),
  {
    name: 'phone number copied',
    path: 'contact/',
    viewport: PHONE,
    actions: [
      'wait for element .copy to be visible',
      'click element .copy',
      'wait for element .copied:not(:empty) to be visible',
    ],
  },
  {
    // One word: the field writes the address anew.
    name: 'narrowed',
    path: 'site-map/',
    viewport: PHONE,
    actions: [
      'wait for element #page-filter to be visible',
      'set field #page-filter to meat',
      'wait for element #company-info to be hidden',
    ],
  },
  {
    name: 'nothing-found',
    path: 'site-map/',
    viewport: DESKTOP,
    actions: [
      'wait for element #page-filter to be visible',
      'set field #page-filter to grocry',
      'wait for element [data-none] to be visible',
    ],
  },
  {
    name: 'a wrong address',
    path: 'servces/grocery/',
    viewport: PHONE,
    actions: ['wait for element .nearest a to be visible'],
  },
  {
    name: 'a later slide',
    path: '',
    viewport: DESKTOP,
    actions: [
      'wait for element .carousel-hero .carousel-step to be visible',
      'click element .carousel-hero [data-move=">"]',
      'wait for element .carousel-hero [data-slide="1"]:not([inert]) to be visible',
    ],
  },
];

/** Every page on a phone and on a desktop, then the states; the query tells equal addresses apart in the report. */
export function listTargets(address: string, paths: readonly string[]): Target[] {
  const pages = paths.flatMap((path) =>
    [PHONE, DESKTOP].map((viewport) => ({ url: `${address}${path}?${viewport.width}`, viewport })),
  );
  const states = STATES.map(({ name, path, viewport, actions }) => ({
    url: `${address}${path}?${encodeURIComponent(name)}`,
    viewport,
    actions,
  }));
  return [...pages, ...states];
}
