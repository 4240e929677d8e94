import type { Breadcrumb } from '../../components/page/Breadcrumbs.tsx';
import type { RouteInfo, Routes } from '../page.ts';

/**
 * The pages from home down to a route, the route itself last, e.g. Home, Services, Product Categories, Grocery. A group of
 * services leads to its tab.
 */
export function breadcrumbsOf(route: RouteInfo, routes: Routes): Breadcrumb[] {
  return [
    ...routesAbove(route, routes).map(({ entry, redirect, path }) => ({ label: entry.title, path: redirect ?? path })),
    { label: route.entry.title, path: route.path },
  ];
}

/** From home down, without the route itself. */
export function routesAbove({ path }: RouteInfo, routes: Routes): RouteInfo[] {
  return pathsAbove(path).flatMap((parent) => routes.get(parent) ?? []);
}

/** e.g. "/services/grocery/" → "/", "/services/" */
function pathsAbove(path: string): string[] {
  const ends = [...path].flatMap((sign, index) => (sign === '/' && index < path.length - 1 ? index + 1 : []));
  return ends.map((end) => path.slice(0, end));
}
