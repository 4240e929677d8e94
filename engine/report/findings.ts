/** What is to be done, the most urgent first; each leads to the section that says more. */
import type { Report } from './survey.ts';
import { KINDS, type Weights } from './weigh.ts';

export interface Finding {
  count: number;
  /** What follows the number, e.g. "pages over their budget". */
  words: string;
  /** Of a section of the report. */
  id: string;
}

/** In sentences of fewer words than this, even long words read with ease. */
const HARD = 30;

/** Of a part of the site's own, by its title: "Sample values" → "sample-values". */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'part';

export const totalOf = (weights: Weights): number => KINDS.reduce((sum, kind) => sum + weights[kind], 0);

/** Whether a page is heavier than it may be, in any way. */
export function isOverBudget(weights: Weights, { total, style, script }: Report['budgets']): boolean {
  const over = (bytes: number, budget: number | undefined) => budget !== undefined && bytes > budget;
  return over(totalOf(weights), total) || over(weights.style, style) || over(weights.script, script);
}

/** Pages that no other leads to, but for the first, which everybody knows, and those that are kept out of search. */
export function listLonely({ pages }: Pick<Report, 'pages'>): string[] {
  return pages
    .filter(({ path, noindex, incoming }) => path !== '/' && !noindex && incoming.fromAny.length === 0)
    .map(({ path }) => path);
}

export function listFindings(report: Report): Finding[] {
  const { parts, pages, pictures, unused, outside, budgets } = report;
  const all: [number, string, string, string][] = [
    ...parts.map(({ title, rows, counted: [one, many] }): [number, string, string, string] => {
      return [rows.length, one, many, idOf(title)];
    }),
    [
      outside.filter(({ answer }) => answer?.isReached === false).length,
      'outside link that cannot be reached',
      'outside links that cannot be reached',
      'outside-links',
    ],
    [
      pages.filter(({ weights }) => isOverBudget(weights, budgets)).length,
      'page over its budget',
      'pages over their budget',
      'weight',
    ],
    [listLonely(report).length, 'page that no other leads to', 'pages that no other leads to', 'links'],
    [
      pages.filter(({ noindex, title, description }) => !noindex && (title.isCut || description.isCut)).length,
      'page of which a search result shows less than it says',
      'pages of which a search result shows less than they say',
      'search-results',
    ],
    [
      pictures.filter(({ lacking }) => lacking !== undefined).length,
      'picture too small for where it stands',
      'pictures too small for where they stand',
      'pictures',
    ],
    [unused.length, 'picture that no page shows', 'pictures that no page shows', 'unused-pictures'],
    [
      pages.filter(({ reading }) => reading.ease !== undefined && reading.ease < HARD).length,
      'page that is very hard to read',
      'pages that are very hard to read',
      'words',
    ],
  ];
  return all
    .filter(([count]) => count > 0)
    .map(([count, one, many, id]) => ({ count, words: count === 1 ? one : many, id }));
}
