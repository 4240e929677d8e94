/** What pages may weigh as a server sends them, in bytes: for the tests that hold pages to it, and for the report. */
export const BUDGETS = {
  /** The first view on a phone. */
  total: 120_000,
  /** One sheet for all pages: each kind begins in its own way, and the night has three surfaces. */
  style: 13_250,
  /** Where no island is in use; those of islands have their own limits in test/browser/pages/script-weight.ts. */
  script: 1500,
};
