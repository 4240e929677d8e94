import type { Inputs, Page, Route, Routes } from './page.ts';
import { resolveFrame } from './parts/frame.ts';

/** Works out all that every page will show, in the order of the manifest. */
export function resolvePages(routes: readonly Route[], inputs: Omit<Inputs, 'routes' | 'route'>): Page[] {
  const byPath: Routes = new Map(routes.map((route) => [route.path, route]));
  return routes.map((route) => ({
    path: route.path,
    frame: resolveFrame({ ...inputs, route }),
    ...route.show({ ...inputs, route, routes: byPath }),
  }));
}
