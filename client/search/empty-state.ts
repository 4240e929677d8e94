import type { Candidate } from '../../components/search/candidates.ts';
import { queryRequired } from '../query-required.ts';
import { findNearest } from './rank.ts';

interface EmptyState {
  /** @param query undefined if pages match, which hides the message */
  update(query: string | undefined): void;
}

/** The message if no page matches: pages with similar words, and a button that shows all pages. */
export function makeEmptyState(root: HTMLElement, pages: readonly Candidate[], clear: () => void): EmptyState {
  const message = queryRequired(root, '[data-no-results]');
  const queryText = queryRequired(root, '[data-no-results-query]');
  const suggestion = queryRequired(root, '[data-no-results-suggestion]');
  const links = queryRequired(root, '[data-no-results-links]');
  queryRequired(root, '[data-all]').addEventListener('click', clear);
  return {
    update(query) {
      message.hidden = query === undefined;
      if (query === undefined) return;
      const nearest = findNearest(query, pages);
      queryText.textContent = query;
      suggestion.hidden = nearest.length === 0;
      links.replaceChildren(...nearest.flatMap((page, index) => (index === 0 ? [toLink(page)] : [', ', toLink(page)])));
    },
  };
}

function toLink({ path, title }: Candidate): HTMLElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  return link;
}
