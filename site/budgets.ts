import type { Budgets } from '../engine/checks/index.ts';

/** In bytes, after brotli compression. The build refuses heavier code. */
const CODE: Budgets = {
  style: 9200,
  script: 1500,
  /** The heaviest are those that load Preact. */
  island: 10_150,
  fonts: 26_500,
};

/**
 * The HTML with its critical CSS, by kind of page: it fits into the first ten packets of a connection. The build warns of
 * heavier pages.
 */
const PAGES: Record<string, number> = {
  home: 14_400,
  membership: 13_000,
  // The words of every page, for the search.
  'site-map': 16_000,
};
const OTHER_PAGES = 12_500;

export function getBudget(kind: string): Budgets {
  return { ...CODE, page: PAGES[kind] ?? OTHER_PAGES };
}

/**
 * The budget of one picture, as a phone loads it. Pictures are encoded down to it; the build warns of those that are too heavy even at
 * the lowest quality.
 */
const PICTURES = { heroes: 24_000, others: 56_000 };

/** @param path of the content file that names the picture, without "content/" */
export function getPictureBudget(path: string): number {
  return path.startsWith('heroes/') ? PICTURES.heroes : PICTURES.others;
}
