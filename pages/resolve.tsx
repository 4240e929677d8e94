import { makeToUrl } from '../engine/core/index.ts';
import type { RenderablePage, Route } from '../engine/render/index.ts';
import { PATHS } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import { Body } from './body.tsx';
import type { PageInputs, Routes } from './page.ts';
import { makeLists } from './props/lists.ts';
import { resolveHead } from './props/metadata.ts';
import { resolveShell } from './props/shell.ts';
import { listRoutes, type SiteRoute } from './routes.ts';

interface RouteContext {
  /** The day that the site is built for, e.g. "2026-11-20". Its year is in the copyright line. */
  date: string;
  /** The path of the logo's picture, without the base path. */
  logo: string | undefined;
}

/** All routes, in the form that the engine takes. */
export function listPageRoutes(content: Content, { date, logo }: RouteContext): Route[] {
  const routes = listRoutes(content);
  const inputs = {
    content,
    routes: indexByPath(routes),
    sharedLists: makeLists(content),
    toUrl: makeToUrl(content.site.base),
    year: Number(date.slice(0, 4)),
    logo,
  };
  return routes.map((route) => ({
    source: route.entry.file,
    resolve: () => resolvePage(route, inputs),
  }));
}

function resolvePage(route: SiteRoute, shared: Omit<PageInputs, 'route'>): RenderablePage {
  const inputs = { ...shared, route };
  const { kind, props, render } = route.resolve(inputs);
  const shell = resolveShell(inputs);
  return {
    path: route.path,
    output: route.output,
    source: route.entry.file,
    head: resolveHead(inputs),
    // Lists all pages, so its links do not count in the warning about pages to which nothing links.
    ...(route.path === PATHS['site-map'] && { isIndex: true }),
    ...(route.isAlias && { aliasOf: route.redirectsTo }),
    shell,
    kind,
    props,
    render: (context) => (
      <Body path={route.path} shell={shell} context={context}>
        {render()}
      </Body>
    ),
  };
}

function indexByPath(routes: readonly SiteRoute[]): Routes {
  return new Map(routes.map((route) => [route.path, route]));
}
