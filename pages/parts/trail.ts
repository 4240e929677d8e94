import type { Step } from '../../components/page/Breadcrumbs.tsx';
import type { Route, Routes } from '../page.ts';

/**
 * The pages from home down to a route, the route itself last, e.g. Home, Services, Product Categories, Grocery. A group of
 * services leads to its tab.
 */
export function trailOf({ path, entry }: Route, routes: Routes): Step[] {
  const above = pathsAbove(path).flatMap((parent) => routes.get(parent) ?? []);
  return [
    ...above.map((route) => ({ label: route.entry.title, path: route.redirect ?? route.path })),
    { label: entry.title, path },
  ];
}

/** e.g. "/services/grocery/" → "/", "/services/" */
function pathsAbove(path: string): string[] {
  const ends = [...path].flatMap((sign, index) => (sign === '/' && index < path.length - 1 ? index + 1 : []));
  return ends.map((end) => path.slice(0, end));
}
