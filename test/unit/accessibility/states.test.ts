/** The gate for accessibility looks at each part in each of its states, wherever the content has it stand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listTargets } from '../../e2e/a11y-states.ts';

const ADDRESS = 'http://localhost/';

function targetsOf(path: string, html: string) {
  return listTargets(ADDRESS, [{ path, html }])
    .filter(({ url }) => url.startsWith(`${ADDRESS}${path}?`))
    .map(({ url, actions = [] }) => ({ name: decodeURIComponent(url.split('?')[1] ?? ''), actions }));
}

describe('what the gate for accessibility looks at', () => {
  it('is every page, on a phone and on a desktop', () => {
    assert.deepEqual(
      targetsOf('about/', '<main></main>').map(({ name }) => name),
      ['360', '1280'],
    );
  });

  it('is each tab', () => {
    const targets = targetsOf(
      'x/',
      '<div data-island="tabs"></div><p class="tab-panel" id="a"><p class="tab-panel" id="b">',
    );
    assert.deepEqual(targets.map(({ name }) => name).slice(2), ['tab a', 'tab b']);
    assert.ok(targets.at(-1)?.actions.includes('click element [role=tab][aria-controls=b]'));
  });

  it('is a calculator with an answer from its own table, without one, and with a mistake', () => {
    const table = '<table><tbody><tr><td>$5,000</td><td>$4</td></tr></tbody></table>';
    const targets = targetsOf('shows/', `<div data-island="food-show" class="calculator">${table}</div>`);
    assert.deepEqual(targets.map(({ actions }) => actions[1]).slice(2), [
      'set field [name=weekly] to $5,000',
      'set field [name=weekly] to 1',
      'set field [name=weekly] to lots',
    ]);
  });

  it('is the list of pages narrowed by a word of theirs, and by one that is misspelt', () => {
    const list = '<ul class="page-index-section"><li><a href="/a/butchery/">Butchery</a></ul>';
    const targets = targetsOf('map/', `<div data-island="filter"></div>${list}`);
    assert.deepEqual(targets.map(({ actions }) => actions[1]).slice(2), [
      'set field #page-filter to Butchery',
      'set field #page-filter to Butchry',
    ]);
    const all = listTargets(ADDRESS, [{ path: 'map/', html: `<div data-island="filter"></div>${list}` }]);
    assert.ok(all.some(({ url }) => url.startsWith(`${ADDRESS}no-such-folder/butchery/?`)));
  });

  it('sends no message where the form posts to a service', () => {
    const form = (way: string) => `<div data-island="contact-form"><form ${way}></form></div>`;
    const names = (way: string) => targetsOf('contact/', form(way)).map(({ name }) => name);
    assert.ok(names('').includes('message composed'));
    assert.ok(!names('action="https://forms.example.com/"').includes('message composed'));
    assert.ok(names('action="https://forms.example.com/"').includes('form errors'));
  });
});
