import type { BasicPage } from '../../support/browser/page.ts';

export const SITE_MAP = '/site-map/';
export const FIELD = '#page-filter';
export const COUNT = '.page-filter [role=status]';
export const SECTION = '.page-index-section';

/** The titles of the pages still listed. */
export function listShown(page: BasicPage): Promise<string[]> {
  return page.evaluate(
    (items) =>
      [...document.querySelectorAll(items)]
        .filter((item) => item.checkVisibility())
        .map((item) => item.querySelector('a')?.textContent ?? ''),
    `${SECTION} li`,
  );
}
