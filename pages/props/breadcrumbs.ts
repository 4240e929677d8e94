import type { Breadcrumb } from '../../components/page/Breadcrumbs.tsx';
import type { RouteInfo, Routes } from '../page.ts';

/**
 * The pages from home to a route, e.g. Home, Services, Product Categories, Grocery. A service group, such as Product Categories,
 * links to its tab on the page Services.
 */
export function listBreadcrumbs(route: RouteInfo, routes: Routes): Breadcrumb[] {
  return [
    ...routesAbove(route, routes).map((one) => ({ label: one.entry.title, path: one.redirectsTo ?? one.path })),
    { label: route.entry.title, path: route.path },
  ];
}

/** From home to the parent of the route. */
export function routesAbove({ path }: RouteInfo, routes: Routes): RouteInfo[] {
  return pathsAbove(path).flatMap((parent) => routes.get(parent) ?? []);
}

/** e.g. "/services/grocery/" → "/", "/services/" */
function pathsAbove(path: string): string[] {
  const ends = [...path].flatMap((character, index) => (character === '/' && index < path.length - 1 ? index + 1 : []));
  return ends.map((end) => path.slice(0, end));
}
