/** The states of single parts that a first load does not show, as the built page has them. */
import type { CheerioAPI } from 'cheerio';
import type { Target } from 'pa11y-ci';

export const PHONE = { width: 360, height: 780, isMobile: true, hasTouch: true };
export const DESKTOP = { width: 1280, height: 900 };

export interface State {
  name: string;
  path: string;
  viewport: NonNullable<Target['viewport']>;
  actions: string[];
}

export function tabStates(path: string, $: CheerioAPI): State[] {
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

export function formStates(path: string, $: CheerioAPI): State[] {
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

export function foodShowStates(path: string, $: CheerioAPI): State[] {
  const lowest = $('.calculator table tbody').find('th, td').first().text();
  return [
    asked('food show worked out', path, DESKTOP, 'weekly', lowest, '.answer-card'),
    asked('food show outside the table', path, PHONE, 'weekly', '1', '.ask-person'),
    asked('food show refused', path, PHONE, 'weekly', 'lots', '[aria-invalid=true]'),
  ];
}

/** A calculator after its button was pressed. */
export function asked(
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

export function filterStates(path: string, $: CheerioAPI): State[] {
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
