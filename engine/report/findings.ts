/** What a maintainer should act on, the most urgent first. */
import { listExcesses } from '../checks/index.ts';
import type { OutsideLink, PageReport, Report } from './survey.ts';

export interface ReportFinding {
  count: number;
  /** e.g. "pages over their budget" */
  noun: string;
  /** The id of the section with the details. */
  section: string;
}

/** e.g. "Sample values" → "sample-values" */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'list';

export const isOverBudget = ({ weights, budgets }: PageReport): boolean => listExcesses(weights, budgets).length > 0;

/** The home page and pages hidden from search need no link. */
export const isOrphan = ({ path, noindex, incoming }: PageReport): boolean =>
  path !== '/' && !noindex && incoming.fromAny.length === 0;

export const isCutInSearch = ({ noindex, title, description }: PageReport): boolean =>
  !noindex && (title.isCut || description.isCut);

export const isUnreachable = ({ status }: OutsideLink): boolean => status?.isReached === false;

export function listFindings({ lists, pages, pictures, unused, outside }: Report): ReportFinding[] {
  const small = pictures.filter(({ wanted }) => wanted !== undefined);
  const all: [items: readonly unknown[], one: string, many: string, section: string][] = [
    ...lists.map(({ title, items, noun: [one, many] }): [typeof items, string, string, string] => [
      items,
      one,
      many,
      idOf(title),
    ]),
    [outside.filter(isUnreachable), 'broken outside link', 'broken outside links', 'outside-links'],
    [pages.filter(isOverBudget), 'page over its budget', 'pages over their budget', 'weight'],
    [pages.filter(isOrphan), 'page that no other page links to', 'pages that no other page links to', 'links'],
    [
      pages.filter(isCutInSearch),
      'page with a title or description too long for search results',
      'pages with a title or description too long for search results',
      'search-results',
    ],
    [small, 'picture that is too small', 'pictures that are too small', 'pictures'],
    [unused, 'unused picture', 'unused pictures', 'unused-pictures'],
  ];
  return all.flatMap(([items, one, many, section]) =>
    items.length > 0 ? [{ count: items.length, noun: items.length === 1 ? one : many, section }] : [],
  );
}
