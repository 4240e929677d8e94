import type { Inputs, Page, Route, Routes } from './page.ts';
import { resolveFrame } from './parts/frame.ts';
import { resolveHead } from './parts/metadata.ts';

/** Works out all that every page will show, in the order of the manifest. */
export function resolvePages(routes: readonly Route[], site: Omit<Inputs, 'routes' | 'route'>): Page[] {
  const byPath: Routes = new Map(routes.map((route) => [route.path, route]));
  return routes.map((route) => {
    const inputs = { ...site, route, routes: byPath };
    return {
      path: route.path,
      output: route.output,
      source: route.entry.file,
      head: resolveHead(inputs),
      frame: resolveFrame(inputs),
      ...route.show(inputs),
    };
  });
}
