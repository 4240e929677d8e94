import type { Site } from './site.ts';

/** An entry of the menu, as plain data: the same on both sides of the island. */
export interface NavItem {
  label: string;
  /** With the base path, e.g. "/co-op/contact/". */
  href: string;
  /** Whether it is the page that is being shown, or the section that holds it. */
  current: 'page' | 'section' | undefined;
}

/** An entry that opens a list of others. */
export interface NavGroup extends NavItem {
  id: string;
  items: NavItem[];
}

export interface Navigation {
  home: NavItem;
  groups: NavGroup[];
  contact: NavItem;
  memberLogin: { label: string; href: string };
}

/** The menu of a page. A new page of a collection appears in it by itself. */
export function makeNavigation(site: Site): Navigation {
  const { pages, groups, company, site: settings } = site.content;
  const membership = makeItem(site, pages.membership.title, '/membership/');
  const companyInfo = makeItem(site, pages['company-info'].title, '/company-info/');
  return {
    home: makeItem(site, 'Home', '/'),
    groups: [
      {
        ...makeItem(site, pages.services.title, '/services/'),
        id: 'menu-services',
        items: [
          makeOverview(site, 'All services', '/services/'),
          ...groups.map(({ title, slug }) => ({
            ...makeItem(site, title, `/services/${slug}/`),
            href: site.toUrl(`/services/#${slug}`),
          })),
        ],
      },
      {
        ...companyInfo,
        // It belongs here, though its path does not say so.
        current: companyInfo.current ?? (membership.current && 'section'),
        id: 'menu-company-info',
        items: [
          makeOverview(site, 'Overview', '/company-info/'),
          membership,
          ...company.map(({ label, title, slug }) => makeItem(site, label ?? title, `/company-info/${slug}/`)),
        ],
      },
    ],
    contact: makeItem(site, pages.contact.title, '/contact/'),
    memberLogin: settings.memberLogin,
  };
}

function makeItem({ route, toUrl }: Site, label: string, path: string): NavItem {
  return { label, href: toUrl(path), current: currentOf(path, route.path) };
}

/** The page that heads a group stands in its own list, beside the pages below it: it is current only by itself. */
function makeOverview(site: Site, label: string, path: string): NavItem {
  return { ...makeItem(site, label, path), current: path === site.route.path ? 'page' : undefined };
}

function currentOf(path: string, shown: string): NavItem['current'] {
  if (path === shown) return 'page';
  return path !== '/' && shown.startsWith(path) ? 'section' : undefined;
}
