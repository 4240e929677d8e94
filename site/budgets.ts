import type { Budgets } from '../engine/checks/index.ts';

/** Weight budgets of pages, in bytes after brotli compression. The build refuses heavier pages. */
export const BUDGETS = {
  /** One style sheet for all pages. */
  style: 9000,
  /** Before any island is used. */
  script: 1450,
  fonts: 27_500,
};

/** What a phone loads before it scrolls, with pictures. test/browser/pages/weight.test.ts checks this and the next one. */
export const FIRST_VIEW_BUDGET = 110_000;

/** All scripts of one page, its islands included. Most are loaded when they are needed. */
export const PAGE_SCRIPTS_BUDGET = 19_000;

/** The budget of one picture, as a phone loads it. */
const PICTURES = { heroes: 24_000, others: 56_000 };

/** By kind of page. `page` is the HTML with its critical CSS; it fits into the first ten packets of a connection. */
const BY_KIND: Record<string, Budgets> = {
  home: { page: 14_000 },
  membership: { page: 13_000 },
};
const OTHERS: Budgets = { page: 12_500 };

export function getBudget(kind: string): Budgets {
  return { ...BUDGETS, ...OTHERS, ...BY_KIND[kind] };
}

/** @param path of the content file that names the picture, without "content/" */
export function getPictureBudget(path: string): number {
  return path.startsWith('heroes/') ? PICTURES.heroes : PICTURES.others;
}
