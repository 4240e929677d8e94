import type { Route } from './route.ts';

/** A page above another one, as breadcrumbs name it. */
export interface Step {
  label: string;
  /** Without the base path; a group of services is a tab of its page. */
  path: string;
}

/** The pages from home down to a route, the route itself last, e.g. Home, Services, Product Categories, Grocery. */
export function trailOf(route: Route, routes: readonly Route[]): Step[] {
  const above = routes
    .filter(({ path }) => path.endsWith('/') && path !== route.path && route.path.startsWith(path))
    .map(({ path, entry, redirect }) => ({ label: entry.title, path: redirect ?? path }));
  return [...above, { label: route.entry.title, path: route.path }];
}
