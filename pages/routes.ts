/** The manifest: the only list of pages. Everything else (navigation, sitemap, tests) reads it. */

import {
  PATHS,
  pathOfCompanyPage,
  pathOfGroup,
  pathOfJob,
  pathOfOwnPage,
  pathOfService,
  tabOfGroup,
} from '../site/model/paths.ts';
import type { Company } from '../site/schema/collections.ts';
import type { Content } from '../site/schema/content.ts';
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
import { moved } from './moved.tsx';
import { notFound } from './not-found.tsx';
import { type Inputs, type PageEntry, type PageKind, type Route, type Shown, show } from './page.ts';
import { service } from './service.tsx';
import { services } from './services.tsx';
import { siteMap } from './site-map.tsx';

type Row = (content: Content) => Route[];

const manifest: readonly Row[] = [
  single('home', home),
  single('services', services),
  collection('groups', pathOfGroup, (entry, inputs) => show(group, entry, inputs), tabOfGroup),
  collection('services', pathOfService, (entry, inputs) => show(service, entry, inputs)),
  single('membership', membership),
  single('company-info', companyInfo),
  collection('company', pathOfCompanyPage, showCompanyPage),
  collection('jobs', pathOfJob, (entry, inputs) =>
    entry.closed ? show(closedJob, entry, inputs) : show(openJob, entry, inputs),
  ),
  single('contact', contact),
  single('member-login', memberLogin),
  collection('ownPages', pathOfOwnPage, (entry, inputs) => show(article, entry, inputs)),
  single('site-map', siteMap),
  single('not-found', notFound),
];

/** Every route of the site, in the order of the manifest; old addresses come last. */
export function listRoutes(content: Content): Route[] {
  const routes = manifest.flatMap((row) => row(content));
  const aliases = routes.flatMap(listAliases);
  const taken = new Set([...routes, ...aliases].map(({ path }) => path.toLowerCase()));
  const inherited = routes
    .flatMap((route) => listBelow(route, routes))
    .filter(({ path }) => !taken.has(path.toLowerCase()));
  return [...routes, ...aliases, ...new Map(inherited.map((route) => [route.path, route])).values()];
}

function listAliases(route: Route): Route[] {
  return (route.entry.aliases ?? []).map((alias) => leadOn(alias, route));
}

/** What stood below an old address has moved with it: the jobs with their list, the services with their group. */
function listBelow({ path, entry }: Route, routes: readonly Route[]): Route[] {
  if (STANDING.has(path)) return [];
  const below = routes.filter((route) => route.path.startsWith(path) && route.path !== path);
  return (entry.aliases ?? []).flatMap((alias) =>
    below.map((route) => leadOn(alias + route.path.slice(path.length), route)),
  );
}

/** Of pages that no rename moves. */
const STANDING: ReadonlySet<string> = new Set(Object.values(PATHS));

/** What leads on itself is passed over: one redirect is enough. */
function leadOn(alias: string, { path, redirect = path, entry }: Route): Route {
  return { ...makeRoute(alias, entry, (inputs) => show(moved, entry, inputs), redirect), isAlias: true };
}

/** A page of Company Info, as its entry's layout says. */
function showCompanyPage(entry: Company, inputs: Inputs): Shown {
  switch (entry.layout) {
    case 'article':
      return show(article, entry, inputs);
    case 'team':
      return show(team, entry, inputs);
    case 'testimonials':
      return show(testimonials, entry, inputs);
    case 'jobs':
      return show(jobs, entry, inputs);
    case 'gallery':
      return show(gallery, entry, inputs);
    case 'history':
      return show(history, entry, inputs);
  }
}

type Collections = Pick<Content, 'groups' | 'services' | 'company' | 'jobs' | 'ownPages'>;
type Entry<Name extends keyof Collections> = Collections[Name][number];

function single<Name extends keyof typeof PATHS, Props extends object>(
  name: Name,
  kind: PageKind<Content['pages'][Name], Props>,
): Row {
  return ({ pages }) => {
    const entry = pages[name];
    return [makeRoute(PATHS[name], entry, (inputs) => show(kind, entry, inputs))];
  };
}

/** One route for each entry of a folder; with `redirect`, small pages that only lead on. */
function collection<Name extends keyof Collections>(
  name: Name,
  toPath: (entry: Entry<Name>, content: Content) => string,
  toPage: (entry: Entry<Name>, inputs: Inputs) => Shown,
  redirect?: (entry: Entry<Name>) => string,
): Row {
  return (content) =>
    content[name].map((entry) =>
      makeRoute(toPath(entry, content), entry, (inputs) => toPage(entry, inputs), redirect?.(entry)),
    );
}

function makeRoute(path: string, entry: PageEntry, toPage: Route['show'], redirect?: string): Route {
  return {
    path,
    output: path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1),
    entry,
    noindex: entry.noindex || redirect !== undefined,
    redirect,
    show: toPage,
  };
}
