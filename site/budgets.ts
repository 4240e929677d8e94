import { PATHS } from './model/paths.ts';

/** In bytes, after compression. `npm run check` refuses heavier code. */
export const CODE_BUDGETS = {
  /** The style sheet, without the rules that each picture adds. */
  style: 9300,
  /** The script of all pages, with what it imports statically. */
  script: 1550,
  /** The script of each island, with what it imports statically. The heaviest are those that load Preact. */
  island: 10_150,
  /** All fonts, without the characters that only content adds. */
  fonts: 26_500,
};

/** Header, notice and footer, which all pages share: a new page adds a link to them. */
export const SHELL_BUDGET = 2200;

/**
 * The rest of the HTML with its critical CSS, by path. With the shell, it fits into the first ten packets of a connection.
 * `npm run check` warns of heavier pages.
 */
const PAGES: Record<string, number> = {
  [PATHS.home]: 12_800,
  [PATHS.membership]: 11_300,
  // The words of every page, for the search.
  [PATHS['site-map']]: 14_300,
};
const OTHER_PAGES = 10_800;

/** @param path e.g. "/contact/" */
export function getPageBudget(path: string): number {
  return PAGES[path] ?? OTHER_PAGES;
}

/**
 * The budgets of one picture, as a phone loads it: of a slide of the home page, and of any other. Pictures are encoded down to it;
 * `npm run check` warns of those that are too heavy even at the lowest quality.
 */
export const PICTURE_BUDGETS = { slides: 24_000, others: 56_000 };

/** @param path of the content file that names the picture, without "content/" */
export function getPictureBudget(path: string): number {
  return path.startsWith('slides/') ? PICTURE_BUDGETS.slides : PICTURE_BUDGETS.others;
}
