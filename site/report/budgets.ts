import type { Budgets } from '../../engine/checks/index.ts';

/**
 * What pages may weigh as a server sends them, compressed by brotli, in bytes: for the build, which publishes no heavier one, for
 * the tests and for the report.
 */
export const BUDGETS = {
  /** The first view on a phone. */
  total: 110_000,
  /** One sheet for all pages. */
  style: 8700,
  /** Where no island is in use; those of islands have their own limits in test/browser/pages/script-weight.ts. */
  script: 1200,
  fonts: 27_500,
};

/** Of a phone's first view: pages begin with one picture, the home page with a hero. */
const PICTURES = { heroes: 24_000, others: 56_000 };

/** By the names of views. The styles of its first view are in a page: all of it comes in the first ten packets of a connection. */
const KINDS: Record<string, Budgets> = {
  home: { page: 14_000, pictures: PICTURES.heroes },
  membership: { page: 13_000 },
};
const OTHERS: Budgets = { page: 12_500, pictures: PICTURES.others };

export function budgetOf(kind: string): Budgets {
  return { ...BUDGETS, ...OTHERS, ...KINDS[kind] };
}

export function pictureBudgetOf(path: string): number {
  return path.startsWith('heroes/') ? PICTURES.heroes : PICTURES.others;
}
