/** Filters the list of all pages while a visitor types. The query is in the URL, so it can be shared. */
import { find } from '../find.ts';
import { makeEmptyState } from './empty-state.ts';
import { makeList } from './list.ts';
import { wordsOf } from './words.ts';

/** In milliseconds after the last key, until the count is announced and the URL changed. */
const PAUSE = 500;

export function start(root: HTMLElement): void {
  const box = find(root, '.page-filter');
  const field = find(box, 'input');
  const count = find(box, '[role=status]');
  const list = makeList(root);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  const tell = () => {
    clearTimeout(pause);
    pause = undefined;
    const words = countWords(list.shown(), list.pages.length);
    if (shown !== words) count.textContent = words;
    shown = words;
    nameInAddress(field.value.trim());
  };
  const narrow = () => {
    list.narrow(wordsOf(field.value));
    empty.show(list.shown() === 0 ? field.value.trim() : undefined);
    clearTimeout(pause);
    pause = setTimeout(tell, PAUSE);
  };
  const clear = () => {
    field.value = '';
    narrow();
    tell();
    field.focus();
  };
  const empty = makeEmptyState(root, list.pages, clear);
  field.addEventListener('input', narrow);
  // When the visitor follows a link, so that Back returns to the same list.
  field.addEventListener('blur', () => {
    if (pause !== undefined) tell();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell();
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    clear();
  });
  box.hidden = false;
  field.value = new URLSearchParams(location.search).get('q') ?? field.value;
  if (field.value !== '') narrow();
  delete document.documentElement.dataset.asked;
}

function countWords(shown: number, all: number): string {
  if (shown === all) return `All ${all} pages`;
  return shown === 0 ? 'No page found' : `${shown} of ${all} pages`;
}

function nameInAddress(asked: string): void {
  const url = new URL(location.href);
  if (asked === '') url.searchParams.delete('q');
  else url.searchParams.set('q', asked);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
