/** Filters the list of all pages while a visitor types. The query is in the URL, so it can be shared. */

import { FILTER_FIELD } from '../../components/search/filter-field.ts';
import { listWords } from '../../components/search/words.ts';
import { queryRequired } from '../query-required.ts';
import { makeEmptyState } from './empty-state.ts';
import { makeList } from './list.ts';

/** Milliseconds from the last key press until the count is announced and the URL updated. */
const PAUSE = 500;

export function start(root: HTMLElement): void {
  const box = queryRequired(root, '.page-filter');
  const field = queryRequired(box, 'input');
  const count = queryRequired(box, '[role=status]');
  const list = makeList(root);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let announced = '';
  const announce = () => {
    clearTimeout(pause);
    pause = undefined;
    const text = describeCount(list.countShown(), list.pages.length);
    if (announced !== text) count.textContent = text;
    announced = text;
    updateUrl(field.value.trim());
  };
  const applyFilter = () => {
    list.filter(listWords(field.value));
    emptyState.update(list.countShown() === 0 ? field.value.trim() : undefined);
    clearTimeout(pause);
    pause = setTimeout(announce, PAUSE);
  };
  const clear = () => {
    field.value = '';
    applyFilter();
    announce();
    field.focus();
  };
  const emptyState = makeEmptyState(root, list.pages, clear);
  field.addEventListener('input', applyFilter);
  // Updates the URL before the visitor follows a link, so that Back returns to the same list.
  field.addEventListener('blur', () => {
    if (pause !== undefined) announce();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') announce();
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    clear();
  });
  box.hidden = false;
  if (location.hash === `#${FILTER_FIELD}`) field.focus({ preventScroll: true });
  field.value = new URLSearchParams(location.search).get('q') ?? field.value;
  if (field.value !== '') applyFilter();
  // Shows the list, which search/searching.css hides until it is filtered by the query of the URL.
  delete document.documentElement.dataset['searching'];
}

function describeCount(shown: number, all: number): string {
  if (shown === all) return `All ${all} pages`;
  return shown === 0 ? 'No page found' : `${shown} of ${all} pages`;
}

function updateUrl(query: string): void {
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
