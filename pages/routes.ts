/** The route manifest, a list of every page. Breadcrumbs, sitemap and tests follow it; the menu does not (parts/navigation.ts). */
import { toOutputPath } from '../engine/core/index.ts';
import {
  PATHS,
  toCompanyPagePath,
  toGroupPath,
  toGroupTabUrl,
  toJobPath,
  toOwnPagePath,
  toServicePath,
} from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { CompanyPage } from '../site/schema/entries.ts';
import { type ResolvedKind, resolveKind } from './kinds.ts';
import type { PageEntry, PageInputs, RouteInfo } from './page.ts';

export interface SiteRoute extends RouteInfo {
  resolve(inputs: PageInputs): ResolvedKind;
}

type Row = (content: Content) => SiteRoute[];

const manifest: readonly Row[] = [
  single('home', (entry, inputs) => resolveKind('home', entry, inputs)),
  single('services', (entry, inputs) => resolveKind('services', entry, inputs)),
  collection('groups', toGroupPath, (entry, inputs) => resolveKind('group', entry, inputs), toGroupTabUrl),
  collection('services', toServicePath, (entry, inputs) => resolveKind('service', entry, inputs)),
  single('membership', (entry, inputs) => resolveKind('membership', entry, inputs)),
  single('company-info', (entry, inputs) => resolveKind('company-info', entry, inputs)),
  collection('company', toCompanyPagePath, resolveCompanyPage),
  collection('jobs', toJobPath, (entry, inputs) =>
    entry.closed ? resolveKind('closed-job', entry, inputs) : resolveKind('open-job', entry, inputs),
  ),
  single('contact', (entry, inputs) => resolveKind('contact', entry, inputs)),
  single('member-login', (entry, inputs) => resolveKind('member-login', entry, inputs)),
  collection('ownPages', toOwnPagePath, (entry, inputs) => resolveKind('article', entry, inputs)),
  single('site-map', (entry, inputs) => resolveKind('site-map', entry, inputs)),
  single('not-found', (entry, inputs) => resolveKind('not-found', entry, inputs)),
];

/** In the order of the manifest; old addresses last. */
export function listRoutes(content: Content): SiteRoute[] {
  const routes = manifest.flatMap((row) => row(content));
  const aliases = routes.flatMap(listAliases);
  const taken = new Set([...routes, ...aliases].map(({ path }) => path.toLowerCase()));
  const inherited = routes
    .flatMap((route) => listInheritedAliases(route, routes))
    .filter(({ path }) => !taken.has(path.toLowerCase()));
  return [...routes, ...aliases, ...new Map(inherited.map((route) => [route.path, route])).values()];
}

function listAliases(route: SiteRoute): SiteRoute[] {
  return (route.entry.aliases ?? []).map((alias) => redirectFrom(alias, route));
}

/** When a page gets a new address, so do the pages below it: the jobs of a list, the services of a group. */
function listInheritedAliases({ path, entry }: SiteRoute, routes: readonly SiteRoute[]): SiteRoute[] {
  if (FIXED_PATHS.has(path)) return [];
  const below = routes.filter((route) => route.path.startsWith(path) && route.path !== path);
  const folders = (entry.aliases ?? []).filter((alias) => alias.endsWith('/'));
  return folders.flatMap((alias) => below.map((route) => redirectFrom(alias + route.path.slice(path.length), route)));
}

/** Paths that content cannot change, so no page below them has moved with them. */
const FIXED_PATHS: ReadonlySet<string> = new Set(Object.values(PATHS));

/** A redirect from an old address. If the page itself redirects, the old address leads straight to that target. */
function redirectFrom(alias: string, { path, redirectsTo = path, entry }: SiteRoute): SiteRoute {
  return { ...makeRoute(alias, entry, (inputs) => resolveKind('moved', entry, inputs), redirectsTo), isAlias: true };
}

function resolveCompanyPage(entry: CompanyPage, inputs: PageInputs): ResolvedKind {
  switch (entry.layout) {
    case 'article':
      return resolveKind('article', entry, inputs);
    case 'team':
      return resolveKind('team', entry, inputs);
    case 'testimonials':
      return resolveKind('testimonials', entry, inputs);
    case 'jobs':
      return resolveKind('jobs', entry, inputs);
    case 'gallery':
      return resolveKind('gallery', entry, inputs);
    case 'history':
      return resolveKind('history', entry, inputs);
  }
}

type Collections = {
  [Name in keyof Content as Content[Name] extends readonly PageEntry[] ? Name : never]: Content[Name];
};
type Entry<Name extends keyof Collections> = Collections[Name][number];

function single<Name extends keyof typeof PATHS>(
  name: Name,
  resolve: (entry: Content['pages'][Name], inputs: PageInputs) => ResolvedKind,
): Row {
  return ({ pages }) => {
    const entry = pages[name];
    return [makeRoute(PATHS[name], entry, (inputs) => resolve(entry, inputs))];
  };
}

/** One route for each entry of a folder; with `getRedirect`, pages that only redirect. */
function collection<Name extends keyof Collections>(
  name: Name,
  toPath: (entry: Entry<Name>, content: Content) => string,
  resolve: (entry: Entry<Name>, inputs: PageInputs) => ResolvedKind,
  getRedirect?: (entry: Entry<Name>) => string,
): Row {
  return (content) =>
    content[name].map((entry) =>
      makeRoute(toPath(entry, content), entry, (inputs) => resolve(entry, inputs), getRedirect?.(entry)),
    );
}

function makeRoute(path: string, entry: PageEntry, resolve: SiteRoute['resolve'], redirectsTo?: string): SiteRoute {
  return {
    path,
    output: toOutputPath(path),
    entry,
    noindex: entry.noindex || redirectsTo !== undefined,
    redirectsTo,
    resolve,
  };
}
