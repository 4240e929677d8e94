import type { Inputs, Page, Route, Routes } from './page.ts';
import { resolveFrame } from './parts/frame.ts';
import { resolveHead } from './parts/metadata.ts';

/** Works out all that a page will show. */
export function resolvePage(route: Route, site: Omit<Inputs, 'route'>): Page {
  const inputs = { ...site, route };
  return {
    path: route.path,
    output: route.output,
    source: route.entry.file,
    head: resolveHead(inputs),
    frame: resolveFrame(inputs),
    ...route.show(inputs),
  };
}

/** Every page, in the order of the manifest. */
export function resolvePages(routes: readonly Route[], site: Omit<Inputs, 'routes' | 'route'>): Page[] {
  const inputs = { ...site, routes: byPath(routes) };
  return routes.map((route) => resolvePage(route, inputs));
}

export function byPath(routes: readonly Route[]): Routes {
  return new Map(routes.map((route) => [route.path, route]));
}
