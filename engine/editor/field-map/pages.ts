import type { Route } from '../../build/site.ts';
import type { Page } from '../../core/page.ts';

/** The page of some routes that stands where another one stands. */
export function findPage<SitePage extends Page>(
  routes: readonly Route<SitePage>[],
  { source, path }: Page,
): SitePage | undefined {
  return routes
    .filter((route) => route.source === source)
    .map((route) => route.resolve())
    .find((page) => page.path === path);
}

/** What a page is drawn from. */
export function sayShown({ props, frame }: Page): string {
  return JSON.stringify([props, frame]);
}
