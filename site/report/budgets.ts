import type { Budgets } from '../../engine/report/weigh.ts';

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

/** By the names of views. The styles of its first view are in a page: all of it comes in the first ten packets of a connection. */
const KINDS: Record<string, Budgets> = {
  home: { page: 14_000, pictures: 24_000 },
  membership: { page: 13_000 },
};
const OTHERS: Budgets = { page: 12_500, pictures: 56_000 };

export function budgetOf(kind: string): Budgets {
  return { ...BUDGETS, ...OTHERS, ...KINDS[kind] };
}
