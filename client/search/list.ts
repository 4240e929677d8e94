import type { Candidate } from '../../components/search/candidates.ts';
import { listWords, matchesAll } from '../../components/search/words.ts';

interface List {
  pages: readonly Candidate[];
  /** Keeps the pages with all of these words; without words, every page. */
  filter(query: readonly string[]): void;
  countShown(): number;
}

/**
 * The list of pages in the HTML. Its filter searches the section, the title and all text of each page, keywords included; if
 * the browser has translated the list, also the translated title and summary.
 */
export function makeList(root: HTMLElement): List {
  const sections = [...root.querySelectorAll<HTMLElement>('.page-index-section')].map(readSection);
  const all = sections.flatMap((section) => section.items);
  return {
    pages: all.map(({ page }) => page),
    countShown: () => all.filter(({ element }) => !element.hidden).length,
    filter(query) {
      for (const { element: section, count, items } of sections) {
        for (const { element, originalText } of items) {
          element.hidden = !matchesAll(listWords(`${originalText} ${element.textContent}`), query);
        }
        const { length } = items.filter((item) => !item.element.hidden);
        section.hidden = length === 0;
        if (count) count.textContent = String(length);
      }
    },
  };
}

function readSection(element: HTMLElement) {
  const heading = element.querySelector('h2')?.textContent ?? '';
  const items = [...element.querySelectorAll('li')].map((item) => readItem(item, heading));
  return { element, count: element.querySelector('[data-count]'), items };
}

function readItem(element: HTMLLIElement, heading: string) {
  const link = element.querySelector('a');
  const title = link?.textContent ?? '';
  const text = [element.querySelector('p')?.textContent, element.dataset['description']].join(' ');
  const page: Candidate = { path: link?.pathname ?? '', title, text };
  return { element, page, originalText: [title, text, element.dataset['words'], heading].join(' ') };
}
