/** The route manifest, a list of every page. Breadcrumbs, sitemap and tests follow it; the menu does not (props/navigation.ts). */
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
import { article } from './company/article.tsx';
import { gallery } from './company/gallery.tsx';
import { history } from './company/history.tsx';
import { team } from './company/team.tsx';
import { testimonials } from './company/testimonials.tsx';
import { companyInfo } from './company-info.tsx';
import { contact } from './contact.tsx';
import { group } from './group.tsx';
import { home } from './home.tsx';
import { closedJob } from './jobs/closed.tsx';
import { jobs } from './jobs/list.tsx';
import { openJob } from './jobs/open.tsx';
import { memberLogin } from './member-login.tsx';
import { membership } from './membership.tsx';
import { notFound } from './not-found.tsx';
import type { PageBody, PageEntry, PageInputs, PageKind, RouteInfo } from './page.ts';
import { redirect } from './redirect.tsx';
import { service } from './service.tsx';
import { services } from './services.tsx';
import { siteMap } from './site-map.tsx';

export interface SiteRoute extends RouteInfo {
  resolve(inputs: PageInputs): PageBody;
}

type Row = (content: Content) => SiteRoute[];

const manifest: readonly Row[] = [
  singleton('home', home),
  singleton('services', services),
  collection('groups', toGroupPath, () => group, toGroupTabUrl),
  collection('services', toServicePath, () => service),
  singleton('membership', membership),
  singleton('company-info', companyInfo),
  collection('company', toCompanyPagePath, chooseLayout),
  collection('jobs', toJobPath, ({ closed }) => (closed ? closedJob : openJob)),
  singleton('contact', contact),
  singleton('member-login', memberLogin),
  collection('ownPages', toOwnPagePath, () => article),
  singleton('site-map', siteMap),
  singleton('not-found', notFound),
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
  return { ...makeRoute(alias, entry, (inputs) => redirect.resolve(entry, inputs), redirectsTo), isAlias: true };
}

type LayoutOf<Name extends CompanyPage['layout']> = Extract<CompanyPage, { layout: Name }>;

function chooseLayout({ layout }: CompanyPage): PageKind<CompanyPage> {
  const layouts: { [Name in CompanyPage['layout']]: PageKind<LayoutOf<Name>> } = {
    article,
    team,
    testimonials,
    jobs,
    gallery,
    history,
  };
  return layouts[layout];
}

type Collections = {
  [Name in keyof Content as Content[Name] extends readonly PageEntry[] ? Name : never]: Content[Name];
};
type Entry<Name extends keyof Collections> = Collections[Name][number];

function singleton<Name extends keyof typeof PATHS>(name: Name, kind: PageKind<Content['pages'][Name]>): Row {
  return ({ pages }) => {
    const entry = pages[name];
    return [makeRoute(PATHS[name], entry, (inputs) => kind.resolve(entry, inputs))];
  };
}

/** One route for each entry of a folder; with `getRedirect`, pages that only redirect. */
function collection<Name extends keyof Collections>(
  name: Name,
  toPath: (entry: Entry<Name>, content: Content) => string,
  chooseKind: (entry: Entry<Name>) => PageKind<Entry<Name>>,
  getRedirect?: (entry: Entry<Name>) => string,
): Row {
  return (content) =>
    content[name].map((entry) =>
      makeRoute(
        toPath(entry, content),
        entry,
        (inputs) => chooseKind(entry).resolve(entry, inputs),
        getRedirect?.(entry),
      ),
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
