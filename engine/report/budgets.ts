/** Holds pages to what they may weigh. */
import type { Cache } from '../assets/cache.ts';
import { isKept } from '../assets/output.ts';
import { AuthorError, START } from '../faults/errors.ts';
import type { MadeSite } from '../make.ts';
import { openFiles } from './files.ts';
import { readPage } from './survey-pages.ts';
import { type Budgets, KINDS, type Kind, type Weights, weighPictures, weighShared } from './weigh.ts';

const NAMES: Record<Kind | 'total', string> = {
  page: 'HTML',
  style: 'style sheet',
  script: 'script',
  fonts: 'fonts',
  pictures: 'pictures at once',
  total: 'all that it loads at once',
};

/**
 * A fault for each part of a page that is heavier than it may be. A page that stands already is not weighed again.
 * @param budgetOf what a kind of page may weigh, by the name of its view
 */
export async function weighPages(
  made: MadeSite<unknown>,
  cache: Cache,
  budgetOf: (kind: string) => Budgets,
): Promise<AuthorError[]> {
  const files = openFiles(made, cache);
  const fresh = made.drawn.filter(({ output, page }) => !isKept(output.content) && page.head.redirect === undefined);
  if (fresh.length === 0) return [];
  const shared = await weighShared(made.head, files);
  const faults: AuthorError[] = [];
  for (const { page, shown, output } of fresh.map(readPage)) {
    const weights = {
      ...shared,
      page: await files.weigh(output.path),
      pictures: await weighPictures(shown, made.settings.base, files),
    };
    faults.push(
      ...listExcesses(weights, budgetOf(page.view)).map((words) => new AuthorError(page.source, START, words)),
    );
  }
  return faults;
}

/** @returns for each, what was found, and what there may be */
export function listExcesses(weights: Weights, budgets: Budgets): string[] {
  const all = { ...weights, total: KINDS.reduce((sum, kind) => sum + weights[kind], 0) };
  return [...KINDS, 'total' as const].flatMap((kind) => {
    const budget = budgets[kind];
    if (budget === undefined || all[kind] <= budget) return [];
    return `weight: found ${all[kind]} bytes of ${NAMES[kind]}, at most ${budget} are let through: ${CURES[kind]}`;
  });
}

const CURES: Record<Kind | 'total', string> = {
  page: 'write less, or show fewer pictures',
  style: 'move what one page needs out of the sheet, or take out what none does',
  script: 'load it with an island',
  fonts: 'keep fewer weights',
  pictures: 'choose a quieter picture for the top of the page',
  total: 'write less, or choose a quieter picture',
};
