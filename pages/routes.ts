/** The manifest: the only list of pages. Everything else (navigation, sitemap, tests) reads it. */
import { createElement, type ReactNode } from 'react';
import type { Content } from '../build/schema/content.ts';
import { pathOfJob } from '../components/jobs.ts';
import { CompanyInfoPage } from './CompanyInfoPage.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { GroupPage } from './GroupPage.tsx';
import { HomePage } from './HomePage.tsx';
import { JobPage } from './JobPage.tsx';
import { MemberLoginPage } from './MemberLoginPage.tsx';
import { MembershipPage } from './MembershipPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { PageEntry, Route } from './route.ts';
import { ServicePage } from './ServicePage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { SiteMapPage } from './SiteMapPage.tsx';

type Row = (content: Content) => Route[];

const manifest: readonly Row[] = [
  single('/', ({ pages }) => pages.home, HomePage),
  single('/services/', ({ pages }) => pages.services, ServicesPage),
  collection(
    'groups',
    ({ slug }) => `/services/${slug}/`,
    GroupPage,
    ({ slug }) => `/services/#${slug}`,
  ),
  collection('services', ({ group, slug }) => `/services/${group}/${slug}/`, ServicePage),
  single('/membership/', ({ pages }) => pages.membership, MembershipPage),
  single('/company-info/', ({ pages }) => pages['company-info'], CompanyInfoPage),
  collection('company', ({ slug }) => `/company-info/${slug}/`, CompanyPage),
  collection('jobs', pathOfJob, JobPage),
  single('/contact/', ({ pages }) => pages.contact, ContactPage),
  single('/member-login/', ({ pages }) => pages['member-login'], MemberLoginPage),
  single('/site-map/', ({ pages }) => pages['site-map'], SiteMapPage),
  single('/404.html', ({ pages }) => pages['not-found'], NotFoundPage),
];

/** Every route of the site, in the order of the manifest. */
export function listRoutes(content: Content): Route[] {
  return manifest.flatMap((row) => row(content));
}

type Collections = Pick<Content, 'groups' | 'services' | 'company' | 'jobs'>;
type Draw<Entry> = (props: { entry: Entry }) => ReactNode;

function single<Entry extends PageEntry>(path: string, pick: (content: Content) => Entry, Page: Draw<Entry>): Row {
  return (content) => [makeRoute(path, pick(content), Page)];
}

/** One route for each entry of a folder; with `redirect`, small pages that only lead on. */
function collection<Name extends keyof Collections>(
  name: Name,
  toPath: (entry: Collections[Name][number]) => string,
  Page: Draw<Collections[Name][number]>,
  redirect?: (entry: Collections[Name][number]) => string,
): Row {
  return (content) => content[name].map((entry) => makeRoute(toPath(entry), entry, Page, redirect?.(entry)));
}

function makeRoute<Entry extends PageEntry>(path: string, entry: Entry, Page: Draw<Entry>, redirect?: string): Route {
  return {
    path,
    output: path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1),
    entry,
    noindex: entry.noindex || redirect !== undefined,
    redirect,
    draw: () => createElement(Page, { entry }),
  };
}
